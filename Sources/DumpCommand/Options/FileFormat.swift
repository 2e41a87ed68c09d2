/// A form of a result that the name of the file may say by its ending.
protocol FileFormat: RawRepresentable<String>, CaseIterable, Sendable {
  /// How the names of files in this form end, with the point.
  var ending: String { get }
}

extension FileFormat {
  /// The form that the name of a file says; nil where its ending is none of these.
  init?(fileName: String) {
    let ending = Self.ending(of: fileName).lowercased()
    guard let form = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
    self = form
  }

  /// What is wrong with a file's name where nothing else says the form.
  ///
  /// That is an ending that none of them has; a name without an ending stands for the default form.
  static func problems(output: String?, format: Self?) -> [UsageError] {
    guard let output, format == nil, Self(fileName: output) == nil, !ending(of: output).isEmpty
    else { return [] }
    return [
      .unknownEnding(output, known: allCases.map(\.ending), formats: allCases.map(\.rawValue))
    ]
  }

  /// The last point of a file's name and what is behind it; empty where there is none, and in a name
  /// that only begins with a point.
  private static func ending(of path: String) -> Substring {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return "" }
    return name[point...]
  }
}
