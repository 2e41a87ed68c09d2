/// The frames of custom groups, in points; what the host provides is asked for once a container.
final class CustomFrameCache {
  private struct Question: Hashable {
    var key: Int
    var environment: CustomFrames.Environment
  }

  private let provider: CustomFrames.Provider?
  private var answers: [Question: [CustomFrames.Frame]] = [:]

  init(provider: CustomFrames.Provider?) { self.provider = provider }

  /// Forgets all answers.
  func removeAll() { answers.removeAll() }

  /// The frames of a custom group, relative to its inner origin (geometry 5.6).
  func frames(
    _ frames: CustomFrames, container: Size, insets: EdgeInsets, inner: Size
  ) -> [CustomFrames.Frame] {
    switch frames {
    case .points(let frames): return frames
    case .fractions(let frames):
      return frames.map {
        CustomFrames.Frame(
          rect: Rect(
            x: $0.rect.x * inner.width, y: $0.rect.y * inner.height,
            width: $0.rect.width * inner.width, height: $0.rect.height * inner.height),
          zIndex: $0.zIndex)
      }
    case .provided(let key):
      guard let provider else { return [] }
      let environment = CustomFrames.Environment(
        container: container, contentInsets: insets, effectiveContainer: inner)
      let question = Question(key: key, environment: environment)
      if let answer = answers[question] { return answer }
      let answer = provider(key, environment)
      answers[question] = answer
      return answer
    }
  }
}
