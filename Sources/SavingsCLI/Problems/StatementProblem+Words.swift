internal import CommandGrammar
internal import SavingsCore

/// A problem of a statement, with the file and the command that it is of.
final class StatementFailure {
  let problem: StatementProblem
  let file: String

  /// The command as it was typed, to which more is added.
  let command: [String]

  /// What the file tells besides days.
  let figures: Phrase

  /// What can be read.
  let forms: String

  /// Where it says how files are read.
  let help: ShellCommand

  /// What was said or is remembered: the options of it that do not fit, the
  /// order of days, and the decimal mark.
  let known: [String]
  let dates: String?
  let decimal: String?

  /// The columns that were typed.
  let said: String?

  init(
    problem: StatementProblem, file: String, command: [String],
    figures: Phrase = "sums",
    forms: String = "CSV, OFX, camt.053, MT940 or QIF",
    help: ShellCommand = "cst help import",
    known: [String] = [], dates: String? = nil, decimal: String? = nil,
    said: String? = nil
  ) {
    self.problem = problem
    self.file = file
    self.command = command
    self.figures = figures
    self.forms = forms
    self.help = help
    self.known = known
    self.dates = dates
    self.decimal = decimal
    self.said = said
  }

  var failure: Failure {
    switch problem {
    case .notReadable(let other):
      Failure(
        "not_readable", .data, "\(file) \(other.words)", subject: file,
        tip: other.tip(forms))
    case .badRows(let flaws, let count): badRows(flaws, of: count)
    case .unclearColumns(let columns): unclear(columns)
    case .unclearDates(let place, let readings): unclear(place, readings)
    case .unclearDecimal(let place, let point, let comma):
      unclear(place, point, comma)
    case .badColumns(let text, let fault):
      Failure(
        "bad_value", .usage, fault.words(of: text), subject: text,
        tip: """
          write the roles in the order of the columns: \
          --columns date,payee,-,amount
          """)
    }
  }

  private func badRows(_ flaws: [StatementFlaw], of count: Int) -> Failure {
    let lines = flaws.prefix(5).map { flaw -> Phrase in
      "\(flaw.place.words)\(flaw.reason.words(of: flaw.place.text, self))"
    }
    let rest: [Phrase] = flaws.count > 5 ? ["and \(flaws.count - 5) more"] : []
    let those = flaws.count == 1 ? "it" : "them"
    return Failure(
      "bad_rows", .usage,
      """
      \(flaws.count) of \(max(count, flaws.count), "row") of \(file) cannot \
      be read, so nothing was imported
      """,
      details: lines + rest, subject: file,
      tip: forgettingKnown
        ?? "correct \(those), or take \(those) out of the file; \(seeingHelp)"
    ).telling(flaws.map(\.place), isChoice: false)
  }

  private var seeingHelp: Tip { "see how tables are read with: \(run: help)" }

  private func more(_ words: String...) -> ShellCommand {
    ShellCommand(command + words)
  }

  private var forgettingKnown: Tip? {
    if known.isEmpty { return nil }
    let more = ShellCommand(command + known.flatMap { [$0, ""] })
    return "what was said or remembered does not fit; without it: \(run: more)"
  }

  private func unclear(
    _ place: StatementPlace, _ readings: [DayReading]
  ) -> Failure {
    let years = readings.map(\.day.month.year).withoutRepetitions
    let days = readings.map { reading -> Phrase in
      let day = reading.day
      return reading.order == .ymd || years.count > 1
        ? "\(day)" : "\(day.day) \(Phrase(monthNames[day.month.number - 1]))"
    }
    var ways = Tip([])
    for reading in readings {
      let way = more("--dates", reading.order.rawValue)
      ways = ways.parts.isEmpty ? "\(run: way)" : "\(ways) or \(run: way)"
    }
    return Failure(
      "unclear_dates", .usage,
      """
      the days of \(file) can be read in \(readings.count == 2 ? "two" : "three") \
      ways
      """,
      details: [
        "\(place.words)\(quoted: place.text) is \(days.joined(" or "))"
      ],
      subject: file, candidates: readings.map(\.order.rawValue),
      tip: ways
    ).telling([place], isChoice: true)
  }

  private func unclear(
    _ place: StatementPlace, _ point: Amount, _ comma: Amount
  ) -> Failure {
    Failure(
      "unclear_decimal", .usage,
      "the \(figures) of \(file) can be read in two ways",
      details: [
        "\(place.words)\(quoted: place.text) is \(point) or \(comma)"
      ], subject: file, candidates: ["point", "comma"],
      tip: """
        \(run: more("--decimal", "point")) or \
        \(run: more("--decimal", "comma"))
        """
    ).telling([place], isChoice: true)
  }

  private func unclear(_ columns: UnclearColumns) -> Failure {
    let lines = columns.lines.map { cells -> Phrase in
      let first = cells.prefix(20).enumerated().map { place, cell -> Phrase in
        "\(place + 1) \(quoted: String(cell.prefix(30)))"
      }
      let rest: [Phrase] = cells.count > 20 ? ["..."] : []
      return (first + rest).joined(", ")
    }
    return Failure(
      "unclear_columns", .usage, "\(file)\(columns.cause.words)",
      details: lines, subject: file,
      tip: forgettingKnown
        ?? (columns.suggestion.isEmpty || columns.suggestion == said
          ? seeingHelp
          : """
          \(columns.cause.way): \
          \(run: more("--columns", columns.suggestion))
          """))
  }
}

extension StatementPlace {
  /// Where it is, before what is so there.
  fileprivate var words: Phrase {
    let name: Phrase = column.map { ", column \($0)" } ?? ""
    return "line \(line)\(name): "
  }
}

extension StatementProblem.Other {
  fileprivate var words: Phrase {
    switch self {
    case .empty: "is empty"
    case .spreadsheet(let kind): "is a spreadsheet (.\(kind))"
    case .pdf: "is a PDF"
    case .archive: "is an archive"
    case .webPage: "is a web page"
    case .encoding: "has bytes that are no text"
    case .noStatement: "has no account statement in it"
    case .investments: "tells what is invested, and of no account's money"
    case .journal: "is a journal"
    case .noRates: "has no rates in it"
    }
  }

  fileprivate func tip(_ forms: String) -> Tip {
    switch self {
    case .spreadsheet: "save it as CSV, and bring that in"
    case .archive: "unpack it, and import what is in it"
    case .encoding:
      "nothing was changed; another encoding: iconv -f CP1250 -t UTF-8 FILE"
    case .investments: "download what moved in the account of the money"
    case .journal:
      "let its own tool print a table of it: \(run: "cst help import")"
    case .noRates: "give it records with the keys date, base, quote and rate"
    case .empty, .pdf, .webPage, .noStatement:
      "download it again, as \(forms)"
    }
  }
}

extension StatementProblem.ColumnListFault {
  fileprivate func words(of text: String) -> Phrase {
    switch self {
    case .unknown(let role): "\(quoted: role) is not a role of a column"
    case .twice(let role): "\(quoted: text) has \(role) twice"
    case .needsDate: "\(quoted: text) has no date"
    case .needsAmount: "\(quoted: text) has neither amount nor in or out"
    }
  }
}

extension UnclearColumns.Cause {
  /// What a list of columns says.
  fileprivate var way: String {
    if case .unsigned = self { return "if all of it went out" }
    return "say what the columns are"
  }

  fileprivate var words: Phrase {
    switch self {
    case .noTable: " has no line of headings that tell a date and an amount"
    case .noRow: " has no line that fits these columns"
    case .noRates: " has no line of headings date, base, quote and rate"
    case .twice(let heading): " has two columns \(quoted: heading)"
    case .direction(let heading):
      """
       has only amounts without a sign, and \(quoted: heading) may say which \
      of them went out
      """
    case .currency(let heading):
      " has amounts in several currencies, if \(quoted: heading) says them"
    case .unsigned:
      """
       has only amounts without a sign, and by its balances some of them went \
      out
      """
    }
  }
}
