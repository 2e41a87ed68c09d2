import LayoutGeometry
import TestSupport
import Testing

/// The solver and a plain one, written from the text alone, give the same frames.
@Suite struct AgreementTests {
  /// Seeds in blocks, so that several run at once.
  static let blocks = 0..<20

  @Test(arguments: blocks)
  func randomLayouts(_ block: Int) {
    for seed in seeds(500) {
      let seed = seed + UInt64(block) * 1_000_000
      var random = RandomLayout(seed: seed)
      let plain = random.layout()
      let viewport =
        random.numbers.oneIn(2)
        ? Viewport(
          offset: Point(
            x: Double(random.numbers.int(in: -50...900)),
            y: Double(random.numbers.int(in: -50...900))),
          insets: EdgeInsets(top: 10, leading: 4, bottom: 20, trailing: 6)) : nil
      let layout = plain.made()
      guard Agreement(plain: plain, seed: seed).check(layout, viewport: viewport) else { return }
    }
  }
}
