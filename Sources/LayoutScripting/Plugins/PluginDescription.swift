/// What a plugin's file says of itself, for lists of plugins.
package struct PluginDescription: Sendable, Hashable {
  /// The name by which `ui.use` finds it.
  package var name: String
  /// The version that it states, where it states one.
  package var version: String?
  /// Its options, in the order of their names' bytes.
  package var options: [PluginOption] = []
  /// Its file: the folder of the search path as the user gave it, and the way from there.
  package var file: String
  /// Whether a folder earlier on the search path has a plugin of the same name, which is used instead.
  package var isShadowed = false
  /// Why it cannot be used; none where it can.
  package var errors: [PlacedError] = []
}
