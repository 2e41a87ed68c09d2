import Glibc
import SectionHost

/// The path that was probably meant by one that leads nowhere; nil where none is near.
///
/// Each part that is not there is exchanged for the name in its folder that is nearest; what comes of
/// that must exist. O(n) in the entries of the folders on the way.
package func nearestPath(to path: String) -> String? {
  var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  var isChanged = false
  for (index, part) in parts.enumerated() where !part.isEmpty {
    let known = parts[...index].joined(separator: "/")
    if access(known, F_OK) == 0 { continue }
    let folder = parts[..<index].joined(separator: "/")
    let around = index == 0 ? "." : folder.isEmpty ? "/" : folder
    let names = ((try? WholeFile.entries(of: around)) ?? []).filter {
      part.hasPrefix(".") || !$0.hasPrefix(".")
    }
    guard let name = nearestFile(to: part, in: names) else { return nil }
    parts[index] = name
    isChanged = true
  }
  let nearest = parts.joined(separator: "/")
  return isChanged && access(nearest, F_OK) == 0 ? nearest : nil
}

/// The nearest of some file names; where endings are the same, what stands before them is compared.
private func nearestFile(to name: String, in names: [String]) -> String? {
  guard let point = name.lastIndex(of: "."), point > name.startIndex else {
    return nearestName(to: name, in: names)
  }
  let ending = name[point...]
  let stems = names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  if let stem = nearestName(to: String(name[..<point]), in: stems) { return stem + ending }
  return nearestName(to: name, in: names.filter { !$0.hasSuffix(ending) })
}

extension PlacedError {
  /// Tells why a file or folder that somebody named cannot be used, and what was probably meant.
  package init(_ error: FileError, named path: String? = nil) {
    let path = path ?? error.path
    // Standard input is always there: what is not found is a file of the name `-`.
    guard error.problem == .notFound else {
      self.init(path: WholeFile.name(of: path), message: error.message)
      return
    }
    // The text of a path has this where the path has bytes that are no text.
    let isText = !path.unicodeScalars.contains("\u{FFFD}")
    self.init(
      path: path,
      message: isText ? error.message : "no such file; only names in UTF-8 can be opened",
      hint: nearestPath(to: path).map { "did you mean \"\($0)\"?" })
  }
}
