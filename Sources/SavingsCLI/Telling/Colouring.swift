/// When to use colour, as `--color` says it.
package enum Colouring: String, Sendable, CaseIterable {
  /// Where a person looks and nobody objects.
  case auto
  /// Even into a file.
  case always
  /// Not at all.
  case never
}
