package import SectionHost

/// A colour for each kind of item: the same kind has the same colour all over a picture.
package struct PictureKinds {
  private var places: [String: Int] = [:]

  /// Gives colours in the order in which the kinds first stand in the frames.
  package init(_ frames: [Frame]) {
    for frame in frames {
      for section in frame.sections {
        var last: String?
        for item in section.items where item.identifier.kind != last {
          last = item.identifier.kind
          if places[item.identifier.kind] == nil { places[item.identifier.kind] = places.count }
        }
      }
    }
  }

  /// The number of a kind's colour; after the last comes the first again.
  package func color(of kind: String) -> Int {
    (places[kind] ?? 0) % PictureStyle.kindCount
  }
}
