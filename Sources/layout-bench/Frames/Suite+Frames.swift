extension Suite {
  /// Writing frames as JSON and as pictures.
  static var frames: Suite {
    Suite(
      name: "frames",
      benchmarks: WrittenRectangles.benchmarks + [
        WrittenFrames.benchmark, WrittenPictures.benchmark,
      ])
  }
}
