/// Why the frames of custom groups could not be had, by the groups' keys.
final class FrameFailures {
  var byKey: [Int: ScreenFailure] = [:]
}
