extension Suite {
  /// Solving layouts and asking them.
  static var geometry: Suite {
    Suite(
      name: "geometry",
      benchmarks: AllFrames.benchmarks + VisibleRectangles.benchmarks + OneChange.benchmarks
        + Rotation.benchmarks)
  }
}
