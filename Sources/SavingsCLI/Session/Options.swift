internal import CommandGrammar
internal import SavingsCore

/// The options that every command takes, and those of every change.
enum Options {
  static let file = option(
    "file", .path, "The store to use"
  ).optional
  static let today = option(
    "today", .date, "Answer as of this day"
  ).optional
  static let json = flag(
    "json", orValue: .jsonVersion, bare: 1, "Answer with one JSON document")
  static let format = option(
    "format",
    Notation(
      oneOf: Look.Format.self, "format",
      instead: ["json": "--json", "text": "--format table"]),
    "The form of lists"
  ).optional
  static let width = option(
    "width", .count(like: "100"), "Cells in a line"
  ).optional
  static let color = option(
    "color", Notation(oneOf: WhenToColour.self, "when"), "When to use colour"
  ).or(.auto, "auto")
  static let palette = option(
    "palette", Notation(oneOf: Palette.self, "palette"),
    "The colours to use"
  ).optional
  static let ascii = flag("ascii", "Draw with ASCII characters only")
  static let accessible = flag(
    "accessible", "Labels and sentences for a screen reader")
  static let spoken = flag("spoken", "Repeat amounts in words")
  static let strict = flag("strict", "Exit with 6 where there is a warning")
  static let quiet = flag("quiet", "Confirm nothing that went well", short: "q")
  static let noInput = flag("no-input", "Never ask anything")

  static let dryRun = flag(
    "dry-run", "Show what would change, and save nothing", short: "n")
  static let yes = flag("yes", "Confirm what would be asked", short: "y")

  static let source = positional(
    "file", .path, "What to read, - for standard input")

  // Nobody writes a path by an example.
  static let output = option(
    "output",
    Notation(
      "path", like: "-", completes: .file, read: Notation<String>.path.read),
    "The file to write, - for standard output", short: "o"
  ).optional

  /// Without it the commands that take it only look.
  static let apply = flag("apply", "Use these amounts this month")

  static let requests = flag(
    "requests", "Show what would be asked, and ask nothing")

  /// Another store, and what both knew.
  static let other = positional(
    "other", .path, "The other copy, - for standard input")
  static let base = option(
    "base", .path, "What both knew, where no history tells"
  ).optional
  static let driver = option(
    "driver", .path, "Its name, where git merges --file"
  ).optional

  static let accept = flag(
    "accept", "Take a file that was edited by hand as it is")

  static let everywhere: [Shape] = [
    file.shape, today.shape, json.shape, format.shape, width.shape,
    color.shape, palette.shape, ascii.shape, accessible.shape, spoken.shape,
    strict.shape, quiet.shape, noInput.shape,
  ]
  static let onChanges: [Shape] = [dryRun.shape, yes.shape]
}

extension Notation {
  static var path: Notation<String> {
    Notation<String>("path", like: "savings.json", completes: .file) {
      (text) throws(Misreading) in
      guard !text.isEmpty else {
        throw Misreading("an empty text is not a path")
      }
      return text
    }
  }

  fileprivate static var jsonVersion: Notation<Int> {
    Notation<Int>("version", like: "1") { (text) throws(Misreading) in
      guard text == "1" else {
        throw Misreading(
          "there is no version \"\(text)\" of the JSON answers",
          tip: "write --json or --json=1")
      }
      return 1
    }
  }
}
