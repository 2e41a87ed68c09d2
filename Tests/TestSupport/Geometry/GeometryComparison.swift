/// A line of a case's expected values or of what came out: identifiers, then numbers.
public struct GeometryRow: Sendable {
  /// The identifiers, with spaces between them.
  public var key: String
  /// The numbers behind them.
  public var numbers: [Double]

  /// Makes a line.
  public init(key: String, numbers: [Double]) {
    self.key = key
    self.numbers = numbers
  }
}

/// Compares numbers with a case's tolerance and gathers what differs.
public struct GeometryComparison {
  /// By how much numbers may differ.
  public let tolerance: Double
  /// What differs, a sentence each.
  public private(set) var problems: [String] = []

  /// Makes a comparison in which nothing differs yet.
  public init(tolerance: Double) { self.tolerance = tolerance }

  /// Notes a difference.
  public mutating func fail(_ problem: String) { problems.append(problem) }

  /// Compares a few numbers.
  public mutating func equal(_ values: [Double], _ wanted: [Double], _ what: String) {
    let agree =
      values.count == wanted.count
      && zip(values, wanted).allSatisfy { abs($0 - $1) <= tolerance }
    if !agree { fail("\(what): \(values) is not \(wanted)") }
  }

  /// Compares lists of rows as sets keyed by each row's first fields.
  ///
  /// With `isPartial` there may be more rows than are wanted; of the rows in `others` each may be
  /// wanted and missing.
  public mutating func equal(
    _ rows: [GeometryRow], _ wanted: CaseJSON, key: Int, _ what: String,
    isPartial: Bool = false, mayMiss others: [GeometryRow] = []
  ) {
    guard !wanted.isNull else { return }
    let others = Set(others.map(\.key))
    var found: [String: [Double]] = [:]
    for row in rows { found[row.key] = row.numbers }
    if found.count != rows.count { fail("\(what): two rows with the same identifiers") }
    for row in wanted.list {
      let identifiers = row.list.prefix(key).map { $0.string ?? "\($0.int ?? 0)" }
      let name = identifiers.joined(separator: " ")
      guard let values = found.removeValue(forKey: name) else {
        if !others.contains(name) { fail("\(what) \(name) is missing") }
        continue
      }
      equal(values, row.list.dropFirst(key).compactMap(\.number), "\(what) \(name)")
    }
    if !isPartial, !found.isEmpty { fail("\(what): not expected: \(found)") }
  }
}
