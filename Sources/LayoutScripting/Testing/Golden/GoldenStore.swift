import FrameComparison
import SectionHost

/// The golden files of a test run: what is compared with them, written, and never asked for.
///
/// A file is written only in the update mode, only where its frame has changed, and whole.
package final class GoldenStore {
  private let isUpdating: Bool
  private let engine: GoldenEngine
  /// What each file was compared with first, by where the file is.
  private var asserted: [String: FrameValue] = [:]
  /// The paths that tests named, without the cell of a matrix.
  package private(set) var referenced: Set<String> = []
  /// The files that were written, in order.
  package private(set) var written: [String] = []

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - isUpdating: Whether files are written.
  ///   - engine: What new files name as their engine.
  package init(isUpdating: Bool, engine: GoldenEngine) {
    self.isUpdating = isUpdating
    self.engine = engine
  }

  /// Compares a frame with a file; gives what is wrong, or nil where all is well.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test.
  ///   - cell: Gives the file a name of its own for each cell of a matrix.
  func problem(with frame: FrameValue, path: String, folder: String, cell: ScriptTestCell?)
    -> String?
  {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasSuffix(".json"), parts.last != ".json", !path.utf8.contains(0) else {
      return "a golden file's name ends in .json, got \"\(path)\""
    }
    guard !parts.contains(where: { $0.isEmpty || $0 == ".." }) else {
      return "a golden file stands below the folder of its test, got \"\(path)\""
    }
    let whole = folder == "." ? path : "\(folder)/\(path)"
    referenced.insert(whole)
    return problem(with: FrameKeys.sorted(frame), file: Self.name(of: whole, in: cell))
  }

  /// `golden/home.json` in the cell `iphone_se,rtl` is `golden/home@iphone_se,rtl.json`.
  private static func name(of path: String, in cell: ScriptTestCell?) -> String {
    guard let cell else { return path }
    let name = String(cell.name.map { $0 == ":" || $0 == "/" ? "-" : $0 })
    return "\(path.dropLast(".json".count))@\(name).json"
  }

  /// The path that a test names for a file, without the cell of a matrix.
  package static func base(of path: String) -> String {
    guard let at = path.lastIndex(of: "@"), !path[at...].contains("/") else { return path }
    return "\(path[..<at]).json"
  }

  /// Whether a file is a golden one by what it holds.
  package static func isGolden(_ path: String) -> Bool {
    guard let text = try? WholeFile.read(path, isOrdinary: true) else { return false }
    return (try? GoldenFile(text: text, path: path)) != nil
  }

  private func problem(with frame: FrameValue, file: String) -> String? {
    if let first = asserted[file] {
      let comparison = FrameValueComparison(expected: first, actual: frame)
      if comparison.areEqual { return nil }
      return
        (["\(file) is compared with two different frames in this run"]
        + comparison.lines(extent: .everything)).joined(separator: "\n")
    }
    asserted[file] = frame
    do throws(PlacedError) {
      guard let text = try read(file) else {
        if isUpdating { return try write(frame, to: file) }
        return "no golden for \(file); run with --update"
      }
      return try problem(with: frame, file: file, text: text)
    } catch {
      return "\(error)"
    }
  }

  private func problem(with frame: FrameValue, file: String, text: [UInt8]) throws(PlacedError)
    -> String?
  {
    let golden: GoldenFile
    do throws(PlacedError) { golden = try GoldenFile(text: text, path: file) } catch {
      if isUpdating { return try write(frame, to: file) }
      throw error
    }
    let comparison = FrameValueComparison(expected: golden.frame, actual: frame)
    if comparison.areEqual { return nil }
    if isUpdating { return try write(frame, to: file) }
    let lines =
      ["\(file) differs from the frame"] + GoldenEngine(golden.engine).changes(to: engine)
      + comparison.lines(extent: .everything)
    return lines.joined(separator: "\n")
  }

  private func read(_ file: String) throws(PlacedError) -> [UInt8]? {
    do throws(FileError) { return try WholeFile.read(file, isOrdinary: true) } catch {
      if error.problem == .notFound { return nil }
      throw PlacedError(path: file, message: error.message)
    }
  }

  private func write(_ frame: FrameValue, to file: String) throws(PlacedError) -> String? {
    let golden = GoldenFile(engine: engine.description, frame: frame)
    do throws(FileError) {
      try WholeFile.makeFolder(of: file)
      try WholeFile.write(golden.text, to: file)
    } catch {
      throw PlacedError(path: file, message: error.message)
    }
    written.append(file)
    return nil
  }
}
