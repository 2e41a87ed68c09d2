import Foundation

/// A frame as the program writes it, read with another library.
struct RenderedFrame: Decodable, Hashable {
  struct Environment: Decodable, Hashable {
    var size: [Double]
    var scale: Double
    var direction: String
    var style: String
    var safeArea: [Double]
    var device: String?

    enum CodingKeys: String, CodingKey {
      case size, scale, direction, style, device
      case safeArea = "safe_area"
    }
  }

  struct Scrolling: Decodable, Hashable {
    var behavior: String
    var frame: [Double]
    var contentLength: Double
    var offset: Double
    var minOffset: Double
    var maxOffset: Double
    var stops: [Double]

    enum CodingKeys: String, CodingKey {
      case behavior, frame, offset, stops
      case contentLength = "content_length"
      case minOffset = "min_offset"
      case maxOffset = "max_offset"
    }
  }

  struct Cell: Decodable, Hashable {
    var number: Int
    var bindings: Int
    var content: [String: Value]
  }

  struct Item: Decodable, Hashable {
    var id: String
    var kind: String
    var frame: [Double]
    var cell: Cell?

    /// What changes call it.
    var name: String { "\(kind):\(id)" }
  }

  struct Supplementary: Decodable, Hashable {
    var kind: String
    var frame: [Double]
    var content: [String: Value]?
  }

  struct Section: Decodable, Hashable {
    var id: String
    var kind: String
    var frame: [Double]
    var scrolling: Scrolling?
    var items: [Item]
    var supplementaries: [Supplementary]
  }

  struct Diagnostic: Decodable, Hashable {
    var severity: String
    var code: String
    var reason: String?
    var section: String?
    var item: String?
    var kind: String?
    var message: String
    var script: String?
    var line: Int?
    var traceback: [String]?
  }

  struct Output: Decodable, Hashable {
    var output: String
    var value: Value
  }

  var sequence: Int
  var at: Double
  var causes: [String]
  var environment: Environment
  var contentSize: [Double]
  var viewport: [Double]
  var sections: [Section]
  var changes: RenderedChanges
  var outputs: [Output]
  var diagnostics: [Diagnostic]

  enum CodingKeys: String, CodingKey {
    case sequence, at, causes, environment, viewport, sections, changes, outputs, diagnostics
    case contentSize = "content_size"
  }

  /// The items of all sections.
  var items: [Item] { sections.flatMap(\.items) }

  /// The diagnostics as `code`, or `code section`, `code item` where there is one.
  var problems: [String] {
    diagnostics.map { problem in
      [problem.code, problem.item ?? problem.section].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// Reads a frame a line.
  static func lines(_ text: String) throws -> [RenderedFrame] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(RenderedFrame.self, from: Data($0.utf8))
    }
  }

  /// Reads an array of frames.
  static func array(_ text: String) throws -> [RenderedFrame] {
    try JSONDecoder().decode([RenderedFrame].self, from: Data(text.utf8))
  }
}

/// A value of JSON that stands in a cell or comes out of a screen.
enum Value: Decodable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([Value])
  case object([String: Value])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([Value].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
}
