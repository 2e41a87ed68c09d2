extension Suite {
  /// The streams beside closures written by hand.
  static var streams: Suite {
    Suite(
      name: "streams", benchmarks: linearStreams + combinedStreams + nestedStreams + lifeOfStreams)
  }
}
