internal import SavingsCore

extension Look {
  /// How wide a line may be: the option, else a `COLUMNS` that is a number,
  /// else what the terminal reports, else 80; and no limit into a pipe.
  ///
  /// Nobody has a wider line than `widest`, and sums of widths stay small.
  package static func width(
    option: Int?, columns: String?, isTerminal: Bool, reported: Int?
  ) -> Int? {
    let wishes = [option, columns.flatMap { Int(digits: $0[...]) }]
    if let wish = wishes.compactMap(\.self).first(where: { $0 > 0 }) {
      return min(wish, widest)
    }
    guard isTerminal else { return nil }
    return reported.flatMap { $0 > 0 ? min($0, widest) : nil } ?? 80
  }

  /// The most cells that a line is ever given.
  private static var widest: Int { 10_000 }

  /// Whether to use colour; the first of these decides: the option, `NO_COLOR`,
  /// `CLICOLOR_FORCE` or `FORCE_COLOR`, a dumb terminal, any terminal.
  package static func isColoured(
    _ option: WhenToColour, _ environment: [String: String], isTerminal: Bool
  ) -> Bool {
    guard option == .auto else { return option == .always }
    if environment["NO_COLOR", default: ""] != "" { return false }
    let forces = ["CLICOLOR_FORCE", "FORCE_COLOR"]
    if forces.contains(where: { !["", "0"].contains(environment[$0] ?? "") }) {
      return true
    }
    return environment["TERM"] != "dumb" && isTerminal
  }

  /// The palette where nobody prefers one: the fixed one where the terminal
  /// reports 256 colours or more.
  package static func palette(_ environment: [String: String]) -> Palette {
    let terminal = environment["TERM", default: ""]
    let hasMany =
      terminal.holds("256color") || terminal.hasSuffix("-direct")
      || ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    return hasMany ? .fixed : .ansi
  }

  /// Whether the locale can show no more than ASCII.
  package static func isASCII(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { $0 != "" }
    guard let locale = locale?.lowercased() else { return true }
    return !locale.holds("utf-8") && !locale.holds("utf8")
  }

  /// Whether the environment asks for output that is good to listen to.
  package static func isAccessible(_ environment: [String: String]) -> Bool {
    isSwitchedOn(["CST_ACCESSIBLE", "ACCESSIBLE"], in: environment)
  }
}

/// When to use colour, as `--color` says it.
package enum WhenToColour: String, Sendable, CaseIterable {
  /// Where a person looks and nobody objects.
  case auto
  /// Even into a file.
  case always
  case never
}

/// Whether the first of these variables that says anything says yes.
///
/// `0` and `false` say no, in any case, and an empty text says nothing.
func isSwitchedOn(_ names: [String], in environment: [String: String]) -> Bool {
  let wish = names.lazy.compactMap { environment[$0] }.first { $0 != "" }
  return !["0", "false"].contains(wish?.lowercased() ?? "0")
}
