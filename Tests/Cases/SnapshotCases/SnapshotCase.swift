import Foundation
import Testing

/// One case of a case file (snapshots 9).
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  /// Its name.
  let id: String
  /// Which runner it needs.
  let kind: String
  private let fields: CaseValue

  var testDescription: String { id }

  /// A field that every case of its kind has.
  subscript(name: String) -> CaseValue {
    get throws {
      guard let value = fields[name] else { throw CaseError("\(id): no \(name)") }
      return value
    }
  }

  /// A field that a case may have.
  func optional(_ name: String) -> CaseValue? { fields[name] }

  /// The cases of all case files, or those of one kind.
  static func all(kind: String? = nil) throws -> [SnapshotCase] {
    let cases = try files().flatMap { file in
      let content = try JSONDecoder().decode(CaseValue.self, from: Data(contentsOf: file))
      guard let cases = content["cases"] else { throw CaseError("\(file.path): no cases") }
      return try cases.array.map { fields in
        guard let id = fields["id"], let kind = fields["kind"] else {
          throw CaseError("\(file.path): a case without id or kind")
        }
        return SnapshotCase(id: try id.string, kind: try kind.string, fields: fields)
      }
    }
    return cases.filter { kind == nil || $0.kind == kind }
  }

  private static func files() throws -> [URL] {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("snapshots.json")
    guard let folder = ProcessInfo.processInfo.environment["TESSELLUA_CASES"] else { return [own] }
    let others = try FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    return [own]
      + others.filter {
        $0.lastPathComponent.hasPrefix("snapshots") && $0.pathExtension == "json"
      }.sorted { $0.path < $1.path }
  }
}

/// Why a case cannot be run.
struct CaseError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
