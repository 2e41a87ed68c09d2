import CLua

/// What scripts see of an object that shows one thing after another, as a cell does.
///
/// Scripts set fields on it, which belong to a binding. At the end of a binding they are gone, and
/// whatever kept the view is refused: `this cell shows another item now`. A binding takes no memory
/// but that of its fields.
public final class LuaView {
  let place: Int32
  private let address: StateAddress

  init(place: Int32, address: StateAddress) {
    self.place = place
    self.address = address
  }

  deinit {
    if let pointer = address.pointer { clua_remove_view(pointer, place) }
  }

  /// Ends the binding; the next begins with it.
  public func unbind() {
    if let pointer = address.pointer { clua_unbind_view(pointer, place) }
  }

  /// Which view in which binding.
  var handle: UInt64 { address.pointer.map { clua_view_handle($0, place) } ?? 0 }
}

extension LuaState {
  /// Makes a view of an object, of a class that has fields.
  ///
  /// The object must outlive the view.
  public func makeView(of object: AnyObject, class objectClass: Int) throws(LuaError) -> LuaView {
    try open()
    var place: Int32 = 0
    try check(
      clua_make_view(
        pointer, Int32(objectClass), Unmanaged.passUnretained(object).toOpaque(), &place))
    return LuaView(place: place, address: address)
  }

  /// The fields that scripts set on a view in this binding, as a tree.
  public func fields<Result>(
    of view: LuaView, definition: LuaReference?, label: StaticString,
    _ decode: (inout LuaDecoder) -> Result
  ) throws(LuaError) -> Result {
    try open()
    try check(clua_fields(pointer, view.place, definition?.place ?? 0, label.pointer))
    return decoded(decode)
  }
}
