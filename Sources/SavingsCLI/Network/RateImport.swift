internal import CommandGrammar
internal import SavingsCore

let rateImport = Command(
  "rate import", "Bring in rates that somebody else fetched",
  Options.source,
  option("source", .text, "Who says so, where the file does not").optional,
  option(
    "dates", Notation(oneOf: DayOrder.self, "order"), "How days are written"
  ).optional,
  option(
    "decimal", Notation(oneOf: DecimalMark.self, "mark"),
    "What marks the decimals"
  ).optional,
  flag("force", "Replace what you set by hand"),
  examples: [
    "cst rate import rates.csv", "cst rate import rates.csv --source bank",
    "cst rate import - --dates dmy",
  ],
  details: """
    It reads a table whose first line names date, base, quote and rate, and a
    source where there is one; or records of JSON with these keys, in a list,
    one a line, or as cst rate list --json writes them. All of it comes in, or
    nothing; the same file twice adds nothing.
    """,
  related: ["rate set", "rate fetch", "import"], changes: true, begins: true
) { (session: Session, path, source, dates, decimal, isForced) in
  let request = session.request
  let bytes = try request.bytes(of: path)
  let file = path.fileName
  let sheet: RateSheet
  do throws(StatementProblem) {
    sheet = try RateSheet(
      StatementText(bytes), source: source ?? "import", dates: dates,
      decimal: decimal)
  } catch {
    let command =
      ["cst", "rate", "import", path.asOperand] + (isForced ? ["--force"] : [])
    throw StatementFailure(
      problem: error, file: file,
      command: request.goingOn(
        command.with([
          ("--source", source), ("--dates", dates?.rawValue),
          ("--decimal", decimal?.rawValue),
        ])),
      figures: "rates", forms: "CSV or JSON", help: "cst help rate import"
    ).failure
  }
  let taken = try session.book().taking(sheet.rates, isForced: isForced)
  let change = try session.change(to: taken.book)
  let isKept = !request.isStrict && !request.isDryRun
  return Reply(
    change,
    warnings: taken.jumps.map { $0.warning(isKept: isKept) }
      + taken.inverses.map { RateFetch.Remark.inverse($0).warning }
  ) {
    let count = taken.found.count(where: \.isTaken)
    if count > 0 { "Took \(count, "rate") of \(file)\(taken.found.span)." }
    // A file in another unit is far off in every line.
    if taken.farOff > taken.jumps.count {
      "\(taken.farOff) of them are far from what was known."
    }
    taken.found.unchanged
    if count == 0 {
      taken.found.isEmpty
        ? "\(file) has no rates; nothing was changed."
        : "Nothing is new; nothing was changed."
    }
    for leftOut in sheet.leftOut { "  \(leftOut.words)" }
    if count > 0 { change.required(end: ".") }
  }
}

extension [RateFetch.Found] {
  /// Which pairs were taken, and from which day to which.
  fileprivate var span: Phrase {
    let taken = filter(\.isTaken).map(\.rate)
    guard let first = taken.map(\.date).min(),
      let last = taken.map(\.date).max()
    else { return "" }
    let pairs = taken.map(\.pair).withoutRepetitions
    let names = pairs.map { "\($0.description)" as Phrase }.first(
      4, more: "; and ")
    return first == last
      ? ": \(names) of \(first)" : ": \(names) from \(first) to \(last)"
  }
}
