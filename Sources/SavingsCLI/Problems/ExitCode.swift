/// What a script learns from how the program ended.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// All is well, also where a list is empty.
  case success = 0
  /// Something failed while running, and nothing was changed.
  case failed = 1
  /// The command line is wrong.
  case usage = 2
  /// There is no such record, or the name matches several.
  case notFound = 3
  /// It needs a confirmation, or is not possible as things stand.
  case refused = 4
  /// The data is missing, damaged, locked, or of a newer cst.
  case data = 5
  /// There was a warning, and `--strict` was given.
  case warned = 6
  /// The change was saved, but that could not be made certain or printed.
  case unsure = 7
  /// The answer is no, and `--check` was given; or `check` found something.
  case no = 10
}
