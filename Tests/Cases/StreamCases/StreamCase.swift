import Foundation
import Testing

/// One recorded case; the format is described at the end of the streams' specification.
struct StreamCase: Sendable, CustomTestStringConvertible {
  let id: String
  let fields: CaseValue

  var testDescription: String { id }

  var operation: CaseOperation { CaseOperation(fields) }
  var chain: [CaseOperation] { (fields["then"]?.list ?? []).map(CaseOperation.init) }
  var sources: [CaseValue] { fields["sources"]?.list ?? [] }
  var script: [CaseValue]? { fields["script"]?.list }
  var expected: CaseValue { fields["expected"] ?? .null }

  /// The cases of the package and those of the folder that `TESSELLUA_CASES` names.
  static let all = own + further.flatMap(read)

  /// The cases of the package.
  static let own = read(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("streams.json"))

  /// The folder that `TESSELLUA_CASES` names.
  static var folder: String? { ProcessInfo.processInfo.environment["TESSELLUA_CASES"] }

  private static var further: [URL] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("streams") && $0.hasSuffix(".json") }.sorted()
      .map(URL(fileURLWithPath: folder).appendingPathComponent)
  }

  private static func read(_ file: URL) -> [StreamCase] {
    do {
      let cases = try JSONDecoder().decode([CaseValue].self, from: Data(contentsOf: file))
      return cases.map { StreamCase(id: $0["id"]?.string ?? "\(file.path): no id", fields: $0) }
    } catch {
      Issue.record("\(file.path): \(error)")
      return []
    }
  }
}

/// An operator and its arguments.
struct CaseOperation {
  let name: String
  let arguments: CaseValue

  init(_ fields: CaseValue) {
    name = fields["operator"]?.string ?? ""
    arguments = fields["args"] ?? .null
  }

  func int(_ key: String) throws -> Int {
    guard let value = arguments[key]?.int else { throw CaseFault("\(name) needs a number \(key)") }
    return value
  }

  func time(_ key: String = "time") throws -> Double {
    Double(try int(key))
  }

  func string(_ key: String) throws -> String {
    guard let value = arguments[key]?.string else { throw CaseFault("\(name) needs a text \(key)") }
    return value
  }
}

/// What the runner does not understand about a case.
struct CaseFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// An error that a case names.
enum CaseError: String, Error {
  case E0, E1, E2

  static func named(_ name: String) throws -> CaseError {
    guard let error = CaseError(rawValue: name) else { throw CaseFault("no error \(name)") }
    return error
  }
}
