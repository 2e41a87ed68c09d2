/// An option of a plugin, as the plugin declares it.
package struct PluginOption: Sendable, Hashable {
  /// Its name.
  package var name: String
  /// What its values are.
  package var type: PluginOptionType
  /// Its value where a script gives none.
  package var defaultValue: PluginOptionValue?
  /// Whether a script must give it.
  package var isRequired: Bool
}
