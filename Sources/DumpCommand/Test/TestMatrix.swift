import LayoutGeometry
import LayoutScripting
import SectionHost

/// Values of the environment, each of one kind with each of another: `device=a,b;direction=ltr,rtl`.
struct TestMatrix: Sendable, Hashable {
  /// What a value can say.
  private enum Key: String, CaseIterable {
    case device
    case size
    case scale
    case direction
    case style
    case contentSizeCategory = "content_size_category"
    case horizontalSizeClass = "horizontal_size_class"
    case verticalSizeClass = "vertical_size_class"
  }

  /// The cells, in the order of the text, the last kind changing first.
  let cells: [ScriptTestCell]

  /// Reads the kinds of values and the values of each.
  init(_ text: String) throws(BadValue) {
    var cells = [ScriptTestCell(name: "", environment: EnvironmentChange())]
    var known: Set<String> = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: "="), part.last != "=" else {
        throw BadValue(expected: "such as device=iphone_se,ipad_11;direction=ltr,rtl")
      }
      let name = String(part[..<equals])
      guard let key = Key(rawValue: name) else {
        throw BadValue(name, isNoneOf: Key.allCases.map(\.rawValue))
      }
      guard known.insert(name).inserted else { throw BadValue(expected: "each name once") }
      let values = part[part.index(after: equals)...]
        .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      // Two cells of one name would have the same golden files.
      if let twice = values.indices.first(where: { values[..<$0].contains(values[$0]) }) {
        throw BadValue(expected: "each value once", found: values[twice])
      }
      var product: [ScriptTestCell] = []
      for cell in cells {
        for value in values {
          var environment = cell.environment
          try Self.set(key, value, in: &environment)
          product.append(
            ScriptTestCell(
              name: cell.name.isEmpty ? value : "\(cell.name),\(value)",
              environment: environment))
        }
      }
      cells = product
    }
    self.cells = cells
  }

  private static func set(_ key: Key, _ value: String, in environment: inout EnvironmentChange)
    throws(BadValue)
  {
    switch key {
    case .device:
      do throws(UnknownDevice) {
        let change = try EnvironmentChange(device: value)
        environment.device = change.device
        environment.isLandscape = change.isLandscape
      } catch {
        throw BadValue(expected: "a known device", found: value, nearest: error.nearest)
      }
    case .size:
      guard let (width, height) = OptionNumbers.pair(value, separator: "x"), width > 0, height > 0
      else { throw BadValue(expected: "sizes such as 390x844") }
      environment.size = Size(width: width, height: height)
    case .scale: environment.scale = try OptionNumbers.positiveNumber(value)
    case .direction: environment.direction = try choice(value)
    case .style: environment.style = try choice(value)
    case .contentSizeCategory: environment.contentSizeCategory = try choice(value)
    case .horizontalSizeClass: environment.horizontalSizeClass = try choice(value)
    case .verticalSizeClass: environment.verticalSizeClass = try choice(value)
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(_ value: String)
    throws(BadValue) -> Choice
  {
    guard let choice = Choice(rawValue: value) else {
      throw BadValue(value, isNoneOf: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}
