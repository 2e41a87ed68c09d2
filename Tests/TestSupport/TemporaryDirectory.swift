import Foundation

/// Gives a test a new, empty folder and deletes it afterwards.
public func withTemporaryDirectory<Result>(_ body: (_ path: String) throws -> Result) throws
  -> Result
{
  // Links on the way are followed, so that paths in messages are the ones that the test gave.
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("tessellua-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
