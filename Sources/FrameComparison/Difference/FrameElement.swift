import LayoutGeometry
import SectionHost

/// A part of a frame with everything about it that is compared.
struct FrameElement {
  var part: FramePart
  /// The section that it belongs to.
  var section: String?
  /// Its place among the others of its kind of part, from 0.
  var place: Int
  var frame: Rect
  /// Where it reaches in the flow of the screen: for what scrolls by itself, its strip.
  var strip: Rect?
  /// Whether pinning moved it, so that its frame says nothing about the layout.
  var isPinned = false
  var source: Source

  enum Source: Hashable {
    case section(FrameSection)
    case item(FrameSection.Item)
    case supplementary(FrameSection.Supplementary)
    case decoration(FrameSection.Decoration)
  }
}

extension FrameElement {
  /// All parts of a frame, in reading order: those of the layout, then section by section.
  static func all(of frame: Frame) -> [FrameElement] {
    var elements = supplementaries(frame.supplementaries, section: nil)
    for (place, section) in frame.sections.enumerated() {
      elements.append(
        FrameElement(
          part: .section(section.id), section: section.id, place: place, frame: section.frame,
          source: .section(section.withoutParts)))
      elements += supplementaries(section.supplementaries, section: section.id)
      for (place, item) in section.items.enumerated() {
        elements.append(
          FrameElement(
            part: .item(item.identifier), section: section.id, place: place, frame: item.frame,
            strip: section.scrolling?.frame, source: .item(item)))
      }
      elements += decorations(of: section)
    }
    return elements
  }

  private static func supplementaries(
    _ list: [FrameSection.Supplementary], section: String?
  ) -> [FrameElement] {
    var parts = Occurrences()
    return list.enumerated().map { place, view in
      FrameElement(
        part: parts.next { occurrence in
          .supplementary(
            kind: view.kind, index: view.index, section: section, occurrence: occurrence)
        },
        section: section, place: place, frame: view.frame, isPinned: view.pinned,
        source: .supplementary(view))
    }
  }

  private static func decorations(of section: FrameSection) -> [FrameElement] {
    var parts = Occurrences()
    return section.decorations.enumerated().map { place, view in
      FrameElement(
        part: parts.next { occurrence in
          .decoration(kind: view.kind, section: section.id, occurrence: occurrence)
        },
        section: section.id, place: place, frame: view.frame, source: .decoration(view))
    }
  }
}

/// Tells parts apart that have all but their number in common.
private struct Occurrences {
  private var counts: [FramePart: Int] = [:]

  mutating func next(_ part: (_ occurrence: Int) -> FramePart) -> FramePart {
    let first = part(0)
    let count = counts[first, default: 0]
    counts[first] = count + 1
    return count == 0 ? first : part(count)
  }
}

extension FrameSection {
  /// The section alone.
  fileprivate var withoutParts: FrameSection {
    FrameSection(id: id, kind: kind, frame: frame, scrolling: scrolling)
  }
}
