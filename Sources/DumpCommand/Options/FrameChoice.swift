/// One of a screen's frames.
enum FrameChoice: Sendable, Hashable {
  /// The one with this number, from 0.
  case number(Int)
  /// The last one.
  case last

  /// What is wrong where a screen that gave so many frames does not have this one.
  func absence(count: Int) -> String {
    guard case .number(let number) = self else { return "there is no frame" }
    return "there is no frame \(number): the screen gave \(count), numbered from 0"
  }
}
