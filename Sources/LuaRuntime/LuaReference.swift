import CLua

/// The address of a state, shared by everything that points into it and empty once it is closed.
final class StateAddress {
  var pointer: OpaquePointer?

  init(_ pointer: OpaquePointer) { self.pointer = pointer }
}

/// Keeps a value of a script alive: a string, a table, a function or an object.
///
/// The value itself stays where it is; what is held is a place in the state. A reference may outlive
/// its state and then stands for nothing.
public final class LuaReference {
  let place: Int32
  private let address: StateAddress

  /// Takes over a place that was pinned for it.
  init(place: Int32, address: StateAddress) {
    self.place = place
    self.address = address
  }

  deinit {
    if let pointer = address.pointer { clua_unpin(pointer, place) }
  }
}
