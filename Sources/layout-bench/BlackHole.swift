/// Takes a value so that the optimiser must compute it.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
