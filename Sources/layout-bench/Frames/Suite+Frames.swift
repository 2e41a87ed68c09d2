extension Suite {
  /// Writing frames as JSON.
  static var frames: Suite {
    Suite(name: "frames", benchmarks: WrittenRectangles.benchmarks + [WrittenFrames.benchmark])
  }
}
