let arguments = CommandLine.arguments.dropFirst()
for suite in Suite.all where arguments.isEmpty || arguments.contains(suite.name) {
  suite.run(nil) { print($0.line) }
}
