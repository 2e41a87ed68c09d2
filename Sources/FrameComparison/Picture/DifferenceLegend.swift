import FrameWriting
import LayoutGeometry

/// What the colours of a difference's picture mean.
struct DifferenceLegend {
  /// A way in which a part is different, as its colour says.
  enum Mark: String, CaseIterable {
    case moved, resized, appeared, left, changed

    /// The most telling one of a part's changes; nil where only its cell came or went.
    init?(_ changes: [PartChange]) {
      var found: Set<Mark> = []
      for change in changes {
        switch change {
        case .appeared: found.insert(.appeared)
        case .left: found.insert(.left)
        case .resized: found.insert(.resized)
        case .moved, .reordered, .changedSection: found.insert(.moved)
        case .value, .content: found.insert(.changed)
        case .becameVisible, .becameInvisible: break
        }
      }
      let order: [Mark] = [.appeared, .left, .resized, .changed, .moved]
      guard let mark = order.first(where: found.contains) else { return nil }
      self = mark
    }
  }

  private static let step = 84.0

  /// Points from the first word to the end of the last.
  var width: Double { Double(Mark.allCases.count) * Self.step }

  func draw(at origin: Point, into svg: inout SVGWriter) {
    for (place, mark) in Mark.allCases.enumerated() {
      let x = origin.x + Double(place) * Self.step
      svg.rect(
        Rect(x: x, y: origin.y, width: 14, height: 14), class: mark.rawValue, radius: 3)
      svg.text(mark.rawValue, x: x + 20, y: origin.y + 11.5, size: 12, class: "dim")
    }
    svg.raw("\n")
  }

  /// The colours; they stand out on light and on dark grounds.
  static let sheet = """
    <style>
    .same{fill:#8c959f;fill-opacity:.08;stroke:#8c959f;stroke-opacity:.35;stroke-width:.75}
    .was{fill:none;stroke:#8c959f;stroke-width:1;stroke-dasharray:4 3}
    .way{fill:none;stroke:#2f6feb;stroke-width:1;stroke-opacity:.7}
    .moved{fill:#2f6feb;fill-opacity:.16;stroke:#2f6feb;stroke-width:1}
    .resized{fill:#d97706;fill-opacity:.2;stroke:#d97706;stroke-width:1}
    .appeared{fill:#1a9d45;fill-opacity:.2;stroke:#1a9d45;stroke-width:1}
    .left{fill:#d1242f;fill-opacity:.1;stroke:#d1242f;stroke-width:1;stroke-dasharray:4 3}
    .changed{fill:#8250df;fill-opacity:.16;stroke:#8250df;stroke-width:1}
    .w{fill:#6e7781}
    </style>

    """
}
