import FrameWriting

extension MovementCause {
  /// The cause in words, for example `header of top grew by 8: 41 items below moved by 8`.
  package var words: String { "\(event): \(effect)" }

  private var event: String {
    let amount = growth.magnitude.readableText
    let verb = growth < 0 ? "shrank" : "grew"
    switch kind {
    case .resized:
      return "\(names) \(verb) by \(amount)" + (direction == .along ? " in width" : "")
    case .appeared: return "\(names) appeared"
    case .left: return "\(names) left"
    case .reordered: return "\(names) changed places"
    case .space:
      let place = direction == .down ? "above" : "in front of"
      return "the space \(place) \(names) \(verb) by \(amount)"
    }
  }

  private var names: String {
    guard parts.count > 1 else { return parts[0].description }
    let others = parts.count - 1
    let kinds = parts[0].isItem ? "item" : "view"
    let place = section.map { " of \($0)" } ?? ""
    return "\(parts[0]) and \(others) more \(kinds)\(others == 1 ? "" : "s")\(place)"
  }

  private var effect: String {
    let count =
      movedItems > 0
      ? "\(movedItems) item\(movedItems == 1 ? "" : "s")"
      : "\(movedViews) view\(movedViews == 1 ? "" : "s")"
    let (least, most) = (distances.lowerBound.readableText, distances.upperBound.readableText)
    // The part itself is what moved where the space in front of it is the cause.
    let place =
      switch (kind, direction) {
      case (.space, _), (.reordered, _): ""
      case (_, .down): " below"
      case (_, .along): " after it"
      }
    return "\(count)\(place) moved by \(least == most ? least : "\(least) to \(most)")"
  }
}
