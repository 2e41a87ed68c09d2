import Foundation
import TestSupport
import Testing

/// The set-up that the scripts share, with stand-ins for the programs that would change the system.
@Suite struct SetupScriptTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test func nothingIsDoneWhereNothingIsMissing() throws {
    let result = try install(isInstalled: true)
    #expect(result == ProcessResult(output: "", errors: "", status: 0))
  }

  @Test func rootInstallsWhatIsMissing() throws {
    let result = try install(user: 0)
    #expect(result.status == 0)
    #expect(
      result.errors == """
        installing one two
        apt-get --quiet --yes install --no-install-recommends one two

        """)
    #expect(result.output == "")
  }

  @Test func othersInstallThroughSudo() throws {
    let result = try install(user: 1000, sudo: "shift; echo as root; exec \"$@\"")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        installing one two
        as root
        apt-get --quiet --yes install --no-install-recommends one two

        """)
  }

  @Test func withoutRightsTheCommandIsNamed() throws {
    let result = try install(user: 1000, sudo: "exit 1")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        bash: error: missing packages: one two
        hint: sudo apt-get install --yes one two

        """)
  }

  @Test func theListsAreFetchedWhereInstallingFails() throws {
    let result = try install(user: 0, apt: "[ \"$3\" = update ]")
    #expect(result.status == 2)
    #expect(result.errors.hasSuffix("bash: error: could not install one two\n"))
    #expect(result.errors.contains("apt-get --quiet --yes update\n"))
  }

  @Test("A program is built again once a source is newer, or gone")
  func stale() throws {
    try withTemporaryDirectory { root in
      let script = """
        root=\(root); . '\(Self.root)/scripts/lib/setup.sh'
        ask() { if is_stale program; then echo stale; else echo fresh; fi; }
        mkdir -p "$root/.build/release" "$root/Sources/Module"
        touch -d '2001-01-01' "$root/Package.swift" "$root/Sources/Module/A.swift" "$root/Sources/Module" "$root/Sources"
        ask
        touch "$root/.build/release/program"; chmod +x "$root/.build/release/program"
        ask
        touch -d '2001-01-02' "$root/.build/program.stamp"
        ask
        touch -d '2001-01-03' "$root/Sources/Module/A.swift"
        ask
        touch -d '2001-01-04' "$root/.build/program.stamp"
        ask
        rm "$root/Sources/Module/A.swift"
        ask
        """
      let result = try runProcess("/bin/bash", ["-euc", script])
      #expect(
        result
          == ProcessResult(
            output: "stale\nstale\nfresh\nstale\nfresh\nstale\n", errors: "", status: 0))
    }
  }

  @Test("A word that a script does not know ends it with 2")
  func unknownWord() throws {
    let result = try runProcess("/bin/bash", [Self.root + "/scripts/test", "--lnog"])
    #expect(
      result
        == ProcessResult(
          output: "",
          errors: "test: error: unknown argument '--lnog'\nhint: scripts/test [--long]\n", status: 2
        ))
  }

  /// Installs two packages with stand-ins that say what they were asked for.
  private func install(
    isInstalled: Bool = false, user: Int = 0, sudo: String = "exit 1", apt: String = "exit 0"
  ) throws -> ProcessResult {
    try withTemporaryDirectory { folder in
      let programs = [
        "dpkg-query": isInstalled ? "echo -n installed" : "exit 1",
        "id": "echo \(user)",
        "sudo": sudo,
        "apt-get": "echo apt-get \"$@\"; \(apt)",
      ]
      for (name, body) in programs {
        let path = folder + "/" + name
        try Data("#!/bin/sh\n\(body)\n".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: path)
      }
      return try runProcess(
        "/bin/bash", ["-euc", ". scripts/lib/setup.sh; install_packages one two", "bash"],
        environment: ["PATH": "\(folder):/usr/bin:/bin", "root": Self.root],
        directory: Self.root)
    }
  }
}
