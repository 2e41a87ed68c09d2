import LayoutGeometry
import TestSupport
import Testing

/// What holds for every layout.
@Suite struct PropertyTests {
  @Test func lengthsAreFiniteAndNeverNegative() {
    for seed in seeds(2000) {
      var random = RandomLayout(seed: seed + 150_000_000)
      let layout = random.layout().made()
      var frames = FrameList(layout).frames
      for section in 0..<layout.sectionCount {
        if let strip = layout.orthogonalScrolling(inSection: section) { frames.append(strip.frame) }
        frames.append(layout.sectionFrame(section))
        for item in 0..<layout.itemCount(inSection: section) {
          frames += layout.supplementaries(ofItem: item, inSection: section).map(\.frame)
        }
      }
      let fine = frames.allSatisfy {
        $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite && $0.width >= 0
          && $0.height >= 0
      }
      #expect(fine, "seed \(seed)")
    }
  }

  /// Right to left is the mirror image: mirrored once more it is left to right again.
  @Test func rightToLeftTwiceIsTheIdentity() {
    for seed in seeds(1000) {
      var random = RandomLayout(seed: seed + 170_000_000)
      let plain = random.layout()
      func layout(rightToLeft: Bool) -> CompositionalLayout {
        var environment = plain.environment
        // Off the pixel grid, a mirror image is one to the last digit but for the sum itself.
        environment.scale = 0
        environment.isRightToLeft = rightToLeft
        return PlainLayout(
          environment: environment, configuration: plain.configuration, sections: plain.sections,
          layoutSupplementary: plain.layoutSupplementary
        ).made()
      }
      let (left, right) = (layout(rightToLeft: false), layout(rightToLeft: true))
      let width = left.contentSize.width
      #expect(left.contentSize == right.contentSize, "seed \(seed)")
      let mirrored = FrameList(right).frames.map {
        Rect(x: width - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
      }
      let same = zip(FrameList(left).frames, mirrored).allSatisfy {
        abs($0.x - $1.x) < 1e-9 && $0.y == $1.y && $0.width == $1.width && $0.height == $1.height
      }
      #expect(same, "seed \(seed)")
    }
  }

  @Test func aDragEndsAtAStop() {
    for seed in seeds(1500) {
      var random = RandomLayout(seed: seed + 190_000_000)
      let layout = random.layout().made()
      for section in 0..<layout.sectionCount {
        guard let strip = layout.orthogonalScrolling(inSection: section) else { continue }
        let stops = layout.stops(inSection: section)
        #expect(
          stops == stops.sorted() || layout.definition(ofSection: section).interGroupSpacing < 0)
        let drag = Drag(
          start: Double(random.numbers.int(in: -50...900)),
          proposed: Double(random.numbers.int(in: -50...900)),
          velocity: Double(random.numbers.int(in: -5...5)) / 10)
        guard layout.definition(ofSection: section).interGroupSpacing >= 0, stops == stops.sorted()
        else { continue }
        let rest = layout.settle(
          section: section, start: drag.start, proposed: drag.proposed, velocity: drag.velocity)
        #expect(rest == drag.rest(strip, stops), "seed \(seed) section \(section) \(drag)")
      }
    }
  }
}

extension PropertyTests {
  /// Sums that lose a bit make no second stop beside the end; a drag would not get away from it.
  @Test func aLostBitMakesNoStop() {
    for count in 2...30 {
      for width in stride(from: 300, to: 900, by: 7.3) {
        let group = Build.group(
          .fill(axis: .horizontal, subitems: [Build.item()]), .fractionalWidth(0.2), .absolute(40))
        let behaviors: [OrthogonalScrollingBehavior] = [
          .continuousGroupLeadingBoundary, .groupPaging, .paging,
        ]
        for behavior in behaviors {
          let section = LayoutSection(group: group, orthogonalScrollingBehavior: behavior)
          let layout = Build.layout([(section, count)], width: width, scale: 0)
          let stops = layout.stops(inSection: 0)
          #expect(
            zip(stops, stops.dropFirst()).allSatisfy { $1 - $0 > 1e-6 },
            "\(count) groups in \(width), \(behavior): \(stops)")
        }
      }
    }
  }
}

/// Geometry 9.6 by looking at every stop.
struct Drag {
  var start: Double
  var proposed: Double
  var velocity: Double

  func rest(_ strip: OrthogonalScrolling, _ stops: [Double]) -> Double {
    let target = min(max(proposed, strip.minOffset), strip.maxOffset)
    guard !stops.isEmpty else { return target }
    func nearest(_ offset: Double) -> Int {
      var best = 0
      for (index, stop) in stops.enumerated() {
        let (new, old) = (abs(stop - offset), abs(stops[best] - offset))
        if new < old || (new == old && velocity > 0) { best = index }
      }
      return best
    }
    if strip.behavior == .continuousGroupLeadingBoundary { return stops[nearest(target)] }
    let current = nearest(start)
    if abs(velocity) > 0.2 {
      return stops[min(max(current + (velocity > 0 ? 1 : -1), 0), stops.count - 1)]
    }
    return stops[min(max(nearest(target), current - 1), current + 1)]
  }
}
