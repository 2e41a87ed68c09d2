import Foundation

/// Whether `scripts/test --long` runs the tests, which says so in the variable `LONG_TESTS`.
public var isLongRun: Bool { ProcessInfo.processInfo.environment["LONG_TESTS"] != nil }

/// The seeds of a property test: a few in everyday runs, twenty times as many in long ones.
public func seeds(_ everyday: Int) -> Range<UInt64> {
  0..<UInt64(isLongRun ? everyday * 20 : everyday)
}
