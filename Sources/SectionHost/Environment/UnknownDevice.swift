/// A device name that nobody knows.
public struct UnknownDevice: Error, Sendable, Hashable {
  /// The name.
  public var name: String

  /// What is wrong.
  public var message: String { "unknown device \"\(name)\"" }

  /// The nearest known name, else how to see all of them.
  public var hint: String {
    let known = Device.all.map(\.name)
    let candidates = name.contains(":") ? known.map { "\($0):landscape" } : known
    if let nearest = nearestName(to: name, in: candidates) { return "did you mean \"\(nearest)\"?" }
    return
      "'layout-dump devices' lists the \(known.count) that are known, each also with :landscape"
  }
}

extension EnvironmentChange {
  /// The change to a device of a name, with `:landscape` behind it where it is turned.
  public init(device name: String) throws(UnknownDevice) {
    self.init()
    let suffix = ":landscape"
    isLandscape = name.hasSuffix(suffix)
    guard let found = Device.named(isLandscape ? String(name.dropLast(suffix.count)) : name) else {
      throw UnknownDevice(name: name)
    }
    device = found
  }
}
