import LuaRuntime
import SectionHost
import Snapshots

/// Finds models that a script changed in place after it had shown them.
///
/// The host compares references first, so such a change may never be seen (lua-api 3). The watch
/// keeps a copy of every model that was shown, which is why only tests and checks have one.
final class ModelWatch {
  private struct Kept {
    var model: LuaValue
    var tree: FrameValue
  }

  private var kept: [ItemIdentifier: Kept] = [:]
  private var found: [Diagnostic] = []

  /// Looks at the models that were shown before and keeps those that are shown now.
  func look(at snapshot: ScreenSnapshot, in runtime: ScriptRuntime) {
    verify(in: runtime)
    guard snapshot.failure == nil, let models = snapshot.models as? ScriptModels else { return }
    kept.removeAll()
    for section in snapshot.identifiers.sectionIdentifiers.indices {
      let items = snapshot.identifiers.itemIdentifiers(inSectionAt: section)
      for (index, item) in items.enumerated() {
        guard let place = models.model(of: item, section: section, index: index),
          let model = try? runtime.state.build({ $0.write(entry: place.entry, of: place.list) }),
          let tree = try? runtime.frameValue(model)
        else { continue }
        kept[item] = Kept(model: model, tree: tree)
      }
    }
  }

  /// What was found since the last time.
  func take(in runtime: ScriptRuntime) -> [Diagnostic] {
    verify(in: runtime)
    defer { found = [] }
    return found
  }

  private func verify(in runtime: ScriptRuntime) {
    var changed: [ItemIdentifier] = []
    for (item, entry) in kept {
      guard let tree = try? runtime.frameValue(entry.model), tree != entry.tree else { continue }
      kept[item]?.tree = tree
      changed.append(item)
    }
    // Dictionaries have no order, and reports must have one.
    for item in changed.sorted(by: { "\($0)" < "\($1)" }) {
      found.append(
        Diagnostic(
          severity: .warning, code: "model_changed_in_place", item: item,
          message: "the model of \(item) was changed after it had been shown",
          hint: "put a changed copy in its place: the host compares references first"))
    }
  }
}
