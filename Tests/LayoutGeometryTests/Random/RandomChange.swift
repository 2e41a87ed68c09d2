import LayoutGeometry
import TestSupport

/// A change that a layout and the list of what it should hold go through together.
struct RandomChange {
  var random: RandomLayout

  mutating func apply(to plain: inout PlainLayout, _ layout: CompositionalLayout) {
    let sections = plain.sections.count
    guard sections > 0, !random.numbers.oneIn(12) else {
      var section = random.section(in: plain.environment)
      section.itemCount = random.numbers.int(in: 0...6)
      let place = random.numbers.int(in: 0...sections)
      plain.sections.insert(section, at: place)
      layout.insertSection(
        CompositionalLayout.Section(definition: section.definition, itemCount: section.itemCount),
        at: place)
      return
    }
    let section = random.numbers.int(in: 0...(sections - 1))
    switch random.numbers.int(in: 0...12) {
    case 0:
      plain.sections.remove(at: section)
      layout.removeSection(at: section)
    case 1:
      let target = random.numbers.int(in: 0...(sections - 1))
      plain.sections.insert(plain.sections.remove(at: section), at: target)
      layout.moveSection(from: section, to: target)
    case 2:
      let count = random.numbers.int(in: 0...20)
      plain.sections[section].setItemCount(count)
      layout.setItemCount(count, inSection: section)
    case 3, 4:
      let place = random.numbers.int(in: 0...plain.sections[section].itemCount)
      let count = random.numbers.int(in: 1...4)
      plain.sections[section].replace(place..<place, count: count)
      layout.insertItems(count, at: place, inSection: section)
    case 5, 6:
      let first = random.numbers.int(in: 0...plain.sections[section].itemCount)
      let last = min(plain.sections[section].itemCount, first + random.numbers.int(in: 0...4))
      plain.sections[section].replace(first..<last, count: 0)
      layout.removeItems(first..<last, inSection: section)
    case 7:
      let key = random.numbers.pick(RandomLayout.boundaryKinds)
      let size = random.lengths()
      plain.sections[section].supplementary[key] = size
      layout.setMeasuredSupplementarySize(
        width: size.x, height: size.y, kind: key, inSection: section)
    case 12:
      let key = random.numbers.pick(RandomLayout.boundaryKinds)
      let size = random.lengths()
      plain.layoutSupplementary[key] = size
      layout.setMeasuredSupplementarySize(
        width: size.x, height: size.y, kind: key, inSection: CompositionalLayout.layoutLevel)
    case 8 where random.numbers.oneIn(4):
      plain.sections[section].measured = [:]
      layout.removeMeasuredSizes(inSection: section)
    default:
      guard plain.sections[section].itemCount > 0 else { return }
      let item = random.numbers.int(in: 0...(plain.sections[section].itemCount - 1))
      let size = random.numbers.oneIn(5) ? PlainLengths() : random.lengths()
      plain.sections[section].measured[item] = size
      layout.setMeasuredSize(width: size.x, height: size.y, ofItem: item, inSection: section)
    }
  }
}

extension PlainLayout.Section {
  mutating func replace(_ items: Range<Int>, count: Int) {
    var moved: [Int: PlainLengths] = [:]
    for (item, size) in measured where !items.contains(item) {
      moved[item < items.lowerBound ? item : item + count - items.count] = size
    }
    measured = moved
    var attached: [Attached: PlainLengths] = [:]
    for (place, size) in self.attached where !items.contains(place.index) {
      let index =
        place.index < items.lowerBound ? place.index : place.index + count - items.count
      attached[Attached(kind: place.kind, index: index)] = size
    }
    self.attached = attached
    itemCount += count - items.count
  }

  mutating func setItemCount(_ count: Int) {
    if count < itemCount {
      replace(count..<itemCount, count: 0)
    } else {
      itemCount = count
    }
  }
}
