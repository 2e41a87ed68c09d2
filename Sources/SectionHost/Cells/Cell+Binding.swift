public import Streams

extension Cell {
  /// A field of what the cell shows.
  ///
  /// The fields are the cell's `content` in the frame; they are cleared before it is bound again.
  public subscript(field: String) -> FrameValue? {
    get { (content as? FieldContent)?[field] }
    set {
      let fields = content as? FieldContent ?? FieldContent()
      fields[field] = newValue
      content = fields
    }
  }

  /// Handles an event of the cell or of one of its controls, exactly as long as this binding lives.
  @discardableResult
  public func on(
    _ name: String, _ control: String? = nil, perform handler: @escaping (ControlEvent) -> Void
  ) -> Subscription {
    guard let events else {
      preconditionFailure("a cell has events only while it is configured or shown")
    }
    return bind(events.events(name, control: control), to: handler)
  }

  /// Follows a stream, exactly as long as this binding lives.
  @discardableResult
  public func bind<Value>(_ stream: Stream<Value>, to handler: @escaping (Value) -> Void)
    -> Subscription
  {
    bag.add(stream.subscribe(onNext: handler))
  }
}
