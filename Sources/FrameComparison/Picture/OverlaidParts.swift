import LayoutGeometry
import SectionHost

/// A part and where it is seen.
struct OverlaidPart {
  var part: FramePart
  /// Its place with its strip's offset, cut to the strip; in content coordinates.
  var seen: Rect
}

/// The cells and views of a frame where they are seen; those that their strip hides are left out.
struct OverlaidParts {
  let parts: [OverlaidPart]
  /// The place of each part.
  let places: [FramePart: Rect]

  init(_ frame: Frame) {
    var offsets: [String: (strip: Rect, x: Double)] = [:]
    for section in frame.sections {
      guard let scrolling = section.scrolling else { continue }
      let shift = frame.environment.direction == "rtl" ? scrolling.offset : -scrolling.offset
      offsets[section.id] = (scrolling.frame, shift)
    }
    parts = FrameElement.all(of: frame).compactMap { element in
      var seen = element.frame
      switch element.part {
      case .section, .decoration: return nil
      case .item:
        if let (strip, x) = element.section.flatMap({ offsets[$0] }) {
          seen.x += x
          guard seen.intersects(strip) else { return nil }
          let left = max(seen.x, strip.x)
          seen.width = min(seen.maxX, strip.maxX) - left
          seen.x = left
        }
      case .supplementary: break
      }
      return OverlaidPart(part: element.part, seen: seen)
    }
    places = Dictionary(parts.map { ($0.part, $0.seen) }) { first, _ in first }
  }
}
