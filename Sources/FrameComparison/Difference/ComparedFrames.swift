package import SectionHost

/// Two frames and what is different between them.
package struct ComparedFrames: Sendable {
  /// The older one.
  package let before: Frame
  /// The newer one.
  package let after: Frame
  /// What is different.
  package let difference: FrameDifference

  /// Compares two frames; O(n log n).
  package init(
    _ before: Frame, _ after: Frame, tolerance: Double = 0,
    extent: FrameDifference.Extent = .shown
  ) {
    self.before = before
    self.after = after
    difference = FrameDifference(before, after, tolerance: tolerance, extent: extent)
  }
}
