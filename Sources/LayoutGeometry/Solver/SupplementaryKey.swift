/// Which supplementary view a measured size belongs to.
struct SupplementaryKey: Hashable {
  var kind: String
  var index: Int
}
