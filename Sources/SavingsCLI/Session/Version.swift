/// What this program is.
package enum Version {
  /// The number, by semantic versioning.
  package static let number = "1.0.0"

  /// The day of the manual page.
  static let date = "November 20, 2026"

  /// What `cst version` says.
  static let text = """
    cst \(number)
    A savings planner for the command line.

    """
}
