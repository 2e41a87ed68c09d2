package import SectionHost
import Snapshots

/// What is different between two frames, part by part, and what it comes from.
///
/// Sections are the same by their id, items by kind and id wherever they stand, supplementaries by
/// section, kind and index, decorations by section and kind.
package struct FrameDifference: Sendable, Hashable {
  /// How much of the frames is compared.
  package enum Extent: Sendable, Hashable {
    /// What is on screen: geometry, contents, environment, outputs and diagnostics.
    case shown
    /// Also how the screen came to it: name, number and time of the frame, causes, changes, and
    /// which pooled cell shows what.
    case everything
  }

  /// Points by which geometry may differ and still be the same.
  package let tolerance: Double
  /// Why things moved, in reading order: what grew, came or left, and how much it moved.
  package private(set) var causes: [MovementCause] = []
  /// What is different about the screen as a whole: environment, sizes, outputs.
  package private(set) var screen: [ValueChange] = []
  /// What is different about parts, in reading order; those that left stand behind those that stayed.
  package private(set) var parts: [PartDifference] = []
  /// Diagnostics that only the newer frame has.
  package private(set) var newDiagnostics: [Diagnostic] = []
  /// Diagnostics that only the older frame has.
  package private(set) var goneDiagnostics: [Diagnostic] = []
  /// The sections in reading order, those that left too, with how many items each has.
  package private(set) var sections: [SectionSummary] = []

  /// Compares two frames; O(n log n) in their parts.
  ///
  /// - Parameter tolerance: Points by which geometry may differ; not negative.
  package init(
    _ before: Frame, _ after: Frame, tolerance: Double = 0, extent: Extent = .shown
  ) {
    self.tolerance = tolerance
    screen = Self.screen(before, after, extent, tolerance)
    newDiagnostics = Self.missing(after.diagnostics, in: before.diagnostics)
    goneDiagnostics = Self.missing(before.diagnostics, in: after.diagnostics)

    let old = FrameElement.all(of: before)
    let new = FrameElement.all(of: after)
    let oldByPart = Dictionary(old.map { ($0.part, $0) }) { first, _ in first }
    let newParts = Set(new.map(\.part))
    let reordered = Self.reordered(before, after)
    for element in new {
      guard let earlier = oldByPart[element.part] else {
        parts.append(
          PartDifference(
            part: element.part, section: element.section, before: nil, after: element.frame,
            changes: [.appeared]))
        continue
      }
      let changes = element.changes(
        since: earlier, reorderedFrom: reordered[element.part], extent: extent,
        tolerance: tolerance)
      if !changes.isEmpty {
        parts.append(
          PartDifference(
            part: element.part, section: element.section, before: earlier.frame,
            after: element.frame, changes: changes))
      }
    }
    for element in old where !newParts.contains(element.part) {
      parts.append(
        PartDifference(
          part: element.part, section: element.section, before: element.frame, after: nil,
          changes: [.left]))
    }
    if !parts.isEmpty {
      causes = MovementCause.all(
        from: old, to: new, tolerance: max(tolerance, 1 / max(after.environment.scale, 1)),
        runsRightToLeft: after.environment.direction == "rtl")
    }
    sections = SectionSummary.all(before, after, parts)
  }

  /// Whether both frames are the same.
  package var isEmpty: Bool {
    screen.isEmpty && parts.isEmpty && newDiagnostics.isEmpty && goneDiagnostics.isEmpty
  }

  /// The diagnostics of one list that the other has not, or not as often.
  private static func missing(_ list: [Diagnostic], in other: [Diagnostic]) -> [Diagnostic] {
    // Hints are for people; frames do not keep them.
    func comparable(_ diagnostic: Diagnostic) -> Diagnostic {
      var copy = diagnostic
      copy.hint = nil
      return copy
    }
    var counts: [Diagnostic: Int] = [:]
    for diagnostic in other { counts[comparable(diagnostic), default: 0] += 1 }
    return list.filter { diagnostic in
      let count = counts[comparable(diagnostic), default: 0]
      counts[comparable(diagnostic)] = count - 1
      return count <= 0
    }
  }

  /// The sections and items that changed places with others, with the place that each had; as few as
  /// explain the new order.
  private static func reordered(_ before: Frame, _ after: Frame) -> [FramePart: Int] {
    func snapshot(_ frame: Frame) -> Snapshot<String, ItemIdentifier> {
      Snapshot(keepingFirst: frame.sections.map { ($0.id, $0.items.map(\.identifier)) })
    }
    let new = snapshot(after)
    let changes = new.difference(from: snapshot(before)).changes
    var places: [FramePart: Int] = [:]
    for move in changes.sectionMoves {
      if let id = new.sectionIdentifier(for: move.to) { places[.section(id)] = move.from }
    }
    for move in changes.itemMoves {
      if let item = new.itemIdentifier(for: move.to) { places[.item(item)] = move.from.item }
    }
    return places
  }
}
