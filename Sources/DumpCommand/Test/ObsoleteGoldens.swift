import LayoutScripting

/// Golden files that no test refers to any more.
struct ObsoleteGoldens {
  /// The files with tests that ran, each with whether all of them passed.
  let files: [String: Bool]
  /// What the tests compared with.
  let goldens: GoldenStore

  /// The files, in order.
  ///
  /// A folder counts only where all tests around it ran and passed: one that failed may not have come
  /// to its golden file.
  var paths: [String] {
    var folders = Set(files.keys.map { TestFolder.join(TestFolder.folder(of: $0), "golden") })
    for path in goldens.referenced { folders.insert(TestFolder.folder(of: path)) }
    return folders.sorted().filter(isComplete).flatMap { folder in
      TestFolder.entries(folder).map { TestFolder.join(folder, $0) }.filter(isObsolete)
    }
  }

  /// Whether every test that may refer to files of a folder has run and passed.
  private func isComplete(_ folder: String) -> Bool {
    let around = Set(files.keys.map(TestFolder.folder)).filter { folder.isWithin($0) }
    return around.allSatisfy { around in
      TestFolder.entries(around).filter(TestFolder.isTest).allSatisfy {
        files[TestFolder.join(around, $0)] == true
      }
    }
      && files.allSatisfy { file, passed in
        passed || !folder.isWithin(TestFolder.folder(of: file))
      }
  }

  private func isObsolete(_ path: String) -> Bool {
    path.hasSuffix(".json") && !goldens.referenced.contains(path)
      && !goldens.referenced.contains(GoldenStore.base(of: path)) && GoldenStore.isGolden(path)
  }
}

extension String {
  /// Whether the path is a folder or stands below it.
  fileprivate func isWithin(_ folder: String) -> Bool {
    folder == "." ? !hasPrefix("/") : self == folder || hasPrefix("\(folder)/")
  }
}
