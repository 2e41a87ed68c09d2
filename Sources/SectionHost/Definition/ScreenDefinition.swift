public import LayoutGeometry
public import Streams

/// The rules of the sections of one kind; its own views come before the screen's.
public struct SectionRules {
  /// Gives the layout.
  public var layout: any LayoutProvider
  /// Cells by item kind.
  public var cells: [String: any CellProvider]
  /// Supplementary views by element kind.
  public var supplementaries: [String: any ViewProvider]
  /// Decoration views by element kind.
  public var decorations: [String: any ViewProvider]

  /// Makes the rules of a kind of section.
  public init(
    layout: any LayoutProvider, cells: [String: any CellProvider] = [:],
    supplementaries: [String: any ViewProvider] = [:],
    decorations: [String: any ViewProvider] = [:]
  ) {
    self.layout = layout
    self.cells = cells
    self.supplementaries = supplementaries
    self.decorations = decorations
  }
}

extension SectionRules {
  /// Makes the rules of a kind of section from a function that gives its layout; it is asked again
  /// whenever anything that it may have looked at has changed.
  public init(
    cells: [String: any CellProvider] = [:], supplementaries: [String: any ViewProvider] = [:],
    decorations: [String: any ViewProvider] = [:],
    layout: @escaping (LayoutContext) throws(ScreenFailure) -> LayoutSection?
  ) {
    self.init(
      layout: FunctionLayoutProvider(layout), cells: cells, supplementaries: supplementaries,
      decorations: decorations)
  }
}

/// Gives layouts by a function.
private final class FunctionLayoutProvider: LayoutProvider {
  private let answer: (LayoutContext) throws(ScreenFailure) -> LayoutSection?

  init(_ answer: @escaping (LayoutContext) throws(ScreenFailure) -> LayoutSection?) {
    self.answer = answer
  }

  func layout(for context: LayoutContext) throws(ScreenFailure) -> ProvidedLayout {
    ProvidedLayout(try answer(context))
  }
}

/// Gives the frames of a custom group in an environment, by the group's key (geometry 5.6).
public typealias CustomFrameProvider =
  (_ key: Int, _ environment: CustomFrames.Environment) throws(ScreenFailure) -> [CustomFrames
  .Frame]

/// What a screen is: where its snapshots come from and how they are shown.
public struct ScreenDefinition {
  /// Where a screen's view begins.
  public enum InitialScroll: Sendable, Hashable {
    /// At the content's start.
    case start
    /// At the content's end, as a chat does; what is seen then stays where it is when items come in
    /// above it.
    case end
  }

  /// The screen's name.
  public var name: String
  /// The layout as a whole.
  public var configuration = LayoutConfiguration()
  /// Where the view begins.
  public var initialScroll = InitialScroll.start
  /// What is on screen.
  public var snapshots: Stream<ScreenSnapshot>
  /// What the screen tells the outside world.
  public var outputs: [(name: String, values: Stream<FrameValue>)] = []
  /// Gives the frames of custom groups by their key.
  public var customFrames: CustomFrameProvider?
  /// Is told, after layouts were asked for, which keys may still be asked.
  public var customFramesInUse: ((Set<Int>) -> Void)?
  /// Is told before something comes from outside: an event, the time, the end of an instant.
  ///
  /// What scripts may do because of it is bounded as a whole.
  public var turnBegins: (() -> Void)?
  /// Rules by section kind; the key `default` stands for all others.
  public var sections: [String: SectionRules] = [:]
  /// Cells by item kind; the key `default` stands for all others.
  public var cells: [String: any CellProvider] = [:]
  /// Supplementary views by element kind; the key `default` stands for all others.
  public var supplementaries: [String: any ViewProvider] = [:]
  /// Decoration views by element kind; the key `default` stands for all others.
  public var decorations: [String: any ViewProvider] = [:]

  /// Makes a screen of a name that shows a stream's snapshots.
  public init(name: String, snapshots: Stream<ScreenSnapshot>) {
    self.name = name
    self.snapshots = snapshots
  }

  /// The rules of a kind of section, or those for all others.
  func rules(forSectionKind kind: String) -> SectionRules? { sections[kind] ?? sections["default"] }

  /// The cell for an item kind: the section's own, the screen's, then `default` in the same order.
  func cell(forKind kind: String, inSectionOfKind section: String) -> (any CellProvider)? {
    let own = rules(forSectionKind: section)?.cells
    return own?[kind] ?? cells[kind] ?? own?["default"] ?? cells["default"]
  }

  /// The supplementary view for an element kind, looked for as cells are.
  func supplementary(forKind kind: String, inSectionOfKind section: String?)
    -> (any ViewProvider)?
  {
    let own = section.flatMap { rules(forSectionKind: $0)?.supplementaries }
    return own?[kind] ?? supplementaries[kind] ?? own?["default"] ?? supplementaries["default"]
  }

  /// The decoration view for an element kind, looked for as cells are.
  func decoration(forKind kind: String, inSectionOfKind section: String) -> (any ViewProvider)? {
    let own = rules(forSectionKind: section)?.decorations
    return own?[kind] ?? decorations[kind] ?? own?["default"] ?? decorations["default"]
  }
}
