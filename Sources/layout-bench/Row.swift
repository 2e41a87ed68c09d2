/// One measurement: how long a piece of work takes beside the least that it could take.
struct Row {
  /// The suite and the work, for example `streams.map_filter`.
  var name: String
  /// What `value` and `floor` count, for example `ns/event`.
  var unit: String
  /// What our code took.
  var value: Double
  /// What the least code that gives the same result took.
  var floor: Double?
  /// The ratio (or, without a floor, the value) that we want at most.
  var wanted: Double?
  /// The value that we want at most, besides the ratio.
  var limit: Double?
  /// Heap allocations for one unit of work.
  var allocations: Double?

  /// The row as one line of JSON.
  var line: String {
    var fields = [
      "\"name\": \"\(name)\"", "\"unit\": \"\(unit)\"", "\"value\": \(Row.short(value))",
    ]
    if let floor {
      fields.append("\"floor\": \(Row.short(floor))")
      fields.append("\"ratio\": \(Row.short(value / floor))")
    }
    if let wanted { fields.append("\"wanted\": \(Row.short(wanted))") }
    if let limit { fields.append("\"limit\": \(Row.short(limit))") }
    if let allocations { fields.append("\"allocations\": \(Row.short(allocations))") }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  /// A number to three digits behind the point at most, whole ones without a point.
  private static func short(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
