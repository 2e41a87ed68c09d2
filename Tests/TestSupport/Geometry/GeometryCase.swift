import Foundation

/// One case of a geometry file, named by its id.
public struct GeometryCase: Sendable, CustomStringConvertible {
  /// The case's name.
  public let id: String
  /// By how much numbers may differ.
  public let tolerance: Double
  /// The whole case.
  public let input: CaseJSON

  /// The name, by which tests list it.
  public var description: String { id }
  /// What comes out.
  public var expected: CaseJSON { input["expected"] }

  /// The cases that ship with the project, then those of the folder in `TESSELLUA_CASES`.
  public static let all: [GeometryCase] = {
    let own = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Cases")
    var files = ["geometry.json", "geometry-more.json"].map { own.appending(path: $0) }
    if let folder = ProcessInfo.processInfo.environment["TESSELLUA_CASES"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      files += names.filter { $0.hasPrefix("geometry") && $0.hasSuffix(".json") }.sorted()
        .map { URL(filePath: folder).appending(path: $0) }
    }
    return files.flatMap(read)
  }()

  private static func read(_ file: URL) -> [GeometryCase] {
    guard let data = try? Data(contentsOf: file), let whole = try? CaseJSON(data) else { return [] }
    return whole["cases"].list.map {
      GeometryCase(
        id: $0["id"].string ?? "?", tolerance: whole["tolerance"].number ?? 0.01, input: $0)
    }
  }
}
