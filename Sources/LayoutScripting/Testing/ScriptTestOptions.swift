package import LuaRuntime
package import SectionHost

/// How script tests run.
package struct ScriptTestOptions {
  /// More folders in which `require` looks, after the test's and its parent.
  package var searchPath: [String] = []
  /// What the test's script may use in each of its functions, and each of its screens besides.
  package var limits = LuaLimits()
  /// Where frames are compared with golden files.
  package var goldens: GoldenStore
  /// Takes what the test, and its screens, print.
  package var print: (_ script: String, _ line: Int, _ text: String) -> Void = { _, _, _ in }

  /// Takes what is wrong with a screen although its test may pass: models that were changed in place.
  package var report: (_ diagnostic: Diagnostic, _ screen: ScriptScreen) -> Void = { _, _ in }

  /// Makes options; frames are compared with the golden files of a store.
  package init(goldens: GoldenStore) { self.goldens = goldens }
}

/// One cell of a matrix: what its screens are shown in, whatever the test says.
package struct ScriptTestCell: Sendable, Hashable {
  /// The values of the cell with commas between them, such as `iphone_se,rtl`; golden files of the
  /// cell have it in their names.
  package var name: String
  /// What the cell says of the environment.
  package var environment: EnvironmentChange

  /// Makes a cell from its name and what it says of the environment.
  package init(name: String, environment: EnvironmentChange) {
    self.name = name
    self.environment = environment
  }
}
