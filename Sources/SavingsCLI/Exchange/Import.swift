internal import CommandGrammar
internal import SavingsCore

let importStatement = Command(
  "import", "Bring in what a bank or another program wrote",
  Options.source,
  option("asset", .asset, "Where it moved").optional,
  option("account", .text, "Which account of the file").optional,
  option("balance", .amount, "What is there after the last row").optional,
  option("columns", .text, "What the columns of a table are").optional,
  option(
    "dates", Notation(oneOf: DayOrder.self, "order"), "How days are written"
  )
  .optional,
  option(
    "decimal", Notation(oneOf: DecimalMark.self, "mark"),
    "What marks the decimals"
  ).optional,
  examples: [
    "cst import konto.csv --asset savings",
    "cst import statement.ofx --asset savings",
    "cst import card.csv --asset card --dates dmy",
    "cst import list.csv --asset card --columns date,-,payee,amount",
  ],
  details: [
    """
    It reads CSV of any dialect, OFX and QFX, camt.053, MT940, QIF, and a \
    store of cst. What is there already is known, so the same file twice adds \
    nothing. What can be read in two ways is asked for once, and remembered.
    """,
    """
    A table begins with a line of headings. --columns says them instead: roles \
    in the order of the columns, - for others, or role=Heading. The roles are \
    date, amount, in, out, sign, fee, balance, payee, note, currency, account, \
    id and state.
    """,
    "A journal comes through the table that its own tool prints:",
    .list([
      (
        "hledger",
        "hledger aregister ACCOUNT -O csv | cst import - --asset A"
      ),
      (
        "ledger",
        """
        ledger csv ACCOUNT | cst import - --asset A --columns \
        date,-,note,account,currency,amount,state
        """
      ),
      (
        "beancount",
        """
        bean-query -f csv FILE "select date, payee, narration, number where \
        account = 'ACCOUNT'" | cst import - --asset A
        """
      ),
    ]),
  ],
  related: ["export", "asset reconcile"], changes: true, begins: true
) {
  (
    session: Session, path, assetName, account, balance, columns, dates,
    decimal
  ) in
  let bytes = try session.request.source.bytes(
    of: path, in: session.request.world)
  let file = path == "-" ? "standard input" : path.lastPartOfPath
  let wanted = ImportWanted(
    path: path, file: file, asset: assetName, account: account,
    balance: balance, columns: columns, dates: dates, decimal: decimal)
  let form: StatementForm
  let text: StatementText
  do throws(StatementProblem) {
    text = try StatementText(bytes)
    form = try StatementForm(of: text)
  } catch {
    throw wanted.failure(error)
  }
  if form == .cst { return try session.importStore(bytes, wanted) }
  return try session.importRows(text, form, wanted)
}

/// What was asked of an import.
struct ImportWanted {
  let path: String
  let file: String
  let asset: String?
  let account: String?
  let balance: TypedAmount?
  let columns: String?
  let dates: DayOrder?
  let decimal: DecimalMark?

  /// The command as it was typed.
  var command: [String] {
    var words = ["cst", "import", path]
    let options = [
      ("--asset", asset), ("--account", account),
      ("--balance", balance?.text), ("--columns", columns),
      ("--dates", dates?.rawValue), ("--decimal", decimal?.rawValue),
    ]
    for (option, value) in options {
      if let value { words += [option, value] }
    }
    return words
  }

  /// Why the file does not say what moved.
  func failure(_ problem: StatementProblem) -> Failure {
    var command = command
    if case .unclearColumns = problem,
      let place = command.firstIndex(of: "--columns")
    {
      command.removeSubrange(place...place + 1)
    }
    return StatementFailure(problem: problem, file: file, command: command)
      .failure
  }
}

extension String {
  /// What stands behind the last slash.
  fileprivate var lastPartOfPath: String {
    unicodeScalars.split(separator: "/").last.map(String.init) ?? self
  }
}
