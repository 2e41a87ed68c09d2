/// An item of a list as a script wrote it.
public struct LuaItem {
  /// Why an item has no identity.
  public enum Flaw: Sendable, Hashable {
    /// It has no kind.
    case noKind
    /// Its kind has a colon.
    case colonInKind
    /// It has no id.
    case noID
  }

  /// Its kind; empty where it has none.
  public var kind: String
  /// Its id, whole numbers in digits; empty where it has none.
  public var id: String
  /// What is wrong with it.
  public var flaw: Flaw?
  /// Whether a string `kind:id` stands for it, so that it brings no model.
  public var isName = false
}

extension LuaDecoder {
  /// A list of items: the list of their models, and each item in turn.
  public mutating func items(_ item: (LuaItem) -> Void) -> LuaReference {
    let models = reference()
    let count = integer()
    var kind = ""
    for _ in 0..<count {
      var flaw: LuaItem.Flaw?
      switch word() {
      case 0: break
      case 1: kind = string()
      case 2:
        kind = ""
        flaw = .noKind
      case 3:
        kind = string()
        flaw = .colonInKind
      default:
        item(LuaItem(named: string()))
        continue
      }
      let id: String
      switch word() {
      case 0: id = String(integer())
      case 1: id = string()
      default:
        id = ""
        flaw = flaw ?? .noID
      }
      item(LuaItem(kind: kind, id: id, flaw: flaw))
    }
    return models
  }
}

extension LuaItem {
  /// Reads `kind:id`; the id may have colons.
  init(named name: String) {
    guard let colon = name.firstIndex(of: ":"), colon != name.startIndex else {
      self.init(kind: "", id: name, flaw: .noKind, isName: true)
      return
    }
    self.init(
      kind: String(name[..<colon]), id: String(name[name.index(after: colon)...]), flaw: nil,
      isName: true)
  }
}
