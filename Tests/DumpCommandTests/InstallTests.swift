import Foundation
import TestSupport
import Testing

@testable import DumpCommand

/// `scripts/install`, into a folder of the test's own.
@Suite struct InstallTests {
  private func install(_ words: [String], home: String) throws -> ProcessResult {
    try runProcess(
      "/bin/bash", ["\(packageRoot)/scripts/install"] + words,
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": home, "LAYOUT_DUMP": try builtProduct("layout-dump"),
      ], directory: home)
  }

  private static let files = [
    "bin/layout-dump", "share/man/man1/layout-dump.1",
    "share/bash-completion/completions/layout-dump", "share/zsh/site-functions/_layout-dump",
    "share/fish/vendor_completions.d/layout-dump.fish",
  ]

  @Test(arguments: ["--prefix", "--prefix="]) func installs(option: String) throws {
    try withTemporaryDirectory { folder in
      let prefix = "\(folder)/a b/local"
      let result = try install(
        option.hasSuffix("=") ? [option + prefix] : [option, prefix], home: folder)
      #expect(result.status == 0)
      #expect(result.output == "")
      #expect(result.errors == Self.files.map { "installed \(prefix)/\($0)\n" }.joined())
      let found = FileManager.default.enumerator(atPath: prefix)?.allObjects as? [String] ?? []
      #expect(Set(Self.files).isSubset(of: found))
      #expect(found.allSatisfy { !$0.hasSuffix(".tmp") })
      func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(prefix)/\(name)", encoding: .utf8)
      }
      #expect(try text(Self.files[1]) == ManPage.text)
      #expect(try text(Self.files[2]) == Shell.bash.completions)
      #expect(try text(Self.files[3]) == Shell.zsh.completions)
      #expect(try text(Self.files[4]) == Shell.fish.completions)
      let version = try runProcess("\(prefix)/bin/layout-dump", ["--version"])
      #expect(version.output == "layout-dump \(DumpCommand.version)\n")
      // Once more over what is there.
      #expect(try install(["--prefix", prefix], home: folder).status == 0)
    }
  }

  @Test func whatIsRefused() throws {
    try withTemporaryDirectory { folder in
      #expect(
        try install(["--prefx", "x"], home: folder)
          == ProcessResult(
            output: "",
            errors:
              "install: error: unknown argument '--prefx'\nhint: scripts/install [--prefix DIR]\n",
            status: 2))
      #expect(
        try install(["--prefix"], home: folder)
          == ProcessResult(
            output: "", errors: "install: error: option '--prefix' needs a value\n", status: 2))
      try Data().write(to: URL(fileURLWithPath: "\(folder)/file"))
      let result = try install(["--prefix", "\(folder)/file"], home: folder)
      #expect(result.status == 2)
      #expect(
        result.errors.hasPrefix("install: error: \(folder)/file cannot be written to\nhint: "))
      #expect(try install(["--help"], home: folder).output.contains("--prefix DIR"))
    }
  }
}
