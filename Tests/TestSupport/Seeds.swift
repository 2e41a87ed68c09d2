import Foundation

/// The seeds of a property test: a few in everyday runs, twenty times as many in long ones.
///
/// `scripts/test --long` asks for the long run, through the variable `LONG_TESTS`.
public func seeds(_ everyday: Int) -> Range<UInt64> {
  let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] != nil
  return 0..<UInt64(isLong ? everyday * 20 : everyday)
}
