import FrameWriting
package import SectionHost

/// The frames of two runs, compared one by one.
///
/// The first is compared with the first and so on; where one run has a single frame, as a golden has,
/// with the last of the other.
package struct RunComparison: Sendable {
  /// The frames that were compared, in order.
  package let pairs: [ComparedFrames]
  /// Which frames were compared, as places in both runs.
  private let places: [(before: Int, after: Int)]
  private let counts: (before: Int, after: Int)
  private let names: (before: String, after: String)

  /// Compares two runs; names are what messages call them.
  package init(
    _ before: [Frame], _ after: [Frame], names: (before: String, after: String),
    tolerance: Double = 0
  ) {
    counts = (before.count, after.count)
    self.names = names
    if before.isEmpty || after.isEmpty {
      places = []
    } else if before.count == 1 || after.count == 1 {
      places = [(before.count - 1, after.count - 1)]
    } else {
      places = (0..<min(before.count, after.count)).map { ($0, $0) }
    }
    pairs = places.map {
      ComparedFrames(before[$0.before], after[$0.after], tolerance: tolerance)
    }
  }

  /// Whether one run has frames that the other has no counterpart for.
  private var differsInCount: Bool {
    counts.before != counts.after && min(counts.before, counts.after) != 1
  }

  /// Whether all is the same.
  package var isEmpty: Bool { !differsInCount && pairs.allSatisfy(\.difference.isEmpty) }

  /// The differences in words, with a heading for each frame where there are several; empty where all
  /// is the same.
  package var text: String {
    var text = ""
    if differsInCount {
      text += "\(names.before) has \(counts.before) frames, \(names.after) has \(counts.after)\n"
    }
    for (place, pair) in zip(places, pairs) where !pair.difference.isEmpty {
      if counts != (1, 1) {
        if !text.isEmpty { text += "\n" }
        let number =
          place.before == place.after
          ? "frame \(place.after)" : "frame \(place.before) and frame \(place.after)"
        text += "\(number), at \(pair.after.at.readableText) ms:\n"
      }
      text += pair.difference.text
    }
    return text
  }

  /// The differences as one JSON object: whether all is the `same`, and for each pair of `frames` the
  /// places in both runs and the difference.
  package var json: String {
    var writer = JSONWriter(style: .indented)
    writer.beginObject()
    writer.key("same")
    writer.write(isEmpty)
    for (isBefore, name, count) in [
      (true, names.before, counts.before), (false, names.after, counts.after),
    ] {
      if isBefore { writer.key("before") } else { writer.key("after") }
      writer.beginObject()
      writer.key("path")
      writer.write(name)
      writer.key("frames")
      writer.write(count)
      writer.endObject()
    }
    writer.key("frames")
    writer.beginArray()
    for (place, pair) in zip(places, pairs) {
      writer.beginObject()
      writer.key("before")
      writer.write(place.before)
      writer.key("after")
      writer.write(place.after)
      writer.key("difference")
      writer.write(pair.difference)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.buffer.text()
  }
}
