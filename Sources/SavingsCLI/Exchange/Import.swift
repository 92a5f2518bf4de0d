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
    "dates", .oneOrNone("order", DayOrder.allCases.map(\.rawValue)),
    "How days are written"
  ).optional,
  option(
    "decimal", .oneOrNone("mark", DecimalMark.allCases.map(\.rawValue)),
    "What marks the decimals"
  ).optional,
  examples: [
    "cst import konto.csv --asset savings",
    "cst import statement.ofx --asset savings",
    "cst import card.csv --asset card --dates dmy",
    "cst import list.csv --asset card --columns date,-,payee,amount",
  ],
  details: """
    It reads CSV of any dialect, OFX and QFX, camt.053, MT940, QIF, and a
    store of cst. What is there already is known, so the same file twice adds
    nothing. What can be read in two ways is asked for once, and remembered;
    --columns "", --dates "" and --decimal "" read without it, and forget it
    where something new comes in.

    A table begins with a line of headings. --columns says them instead: roles
    in the order of the columns, - for others, or role=Heading. The roles are
    date, amount, in, out, sign, fee, balance, payee, note, currency, account,
    id and state.

    A journal comes through the table that its own tool prints:

    - hledger: hledger aregister ACCOUNT -O csv | cst import - --asset A
    - ledger: ledger csv ACCOUNT | cst import - --asset A --columns
      date,-,note,account,currency,amount,state
    - beancount: bean-query -f csv FILE "select date, payee, narration, number,
      currency where account = 'ACCOUNT'" | cst import - --asset A
    """,
  related: ["export", "asset reconcile"], changes: true, begins: true
) {
  (
    session: Session, path, assetName, account, balance, columns, dates,
    decimal
  ) in
  let bytes = try session.request.bytes(of: path)
  let wanted = ImportWanted(
    session.request, path: path, asset: assetName, account: account,
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
final class ImportWanted {
  private let request: Request
  let path: String
  var asset: String?
  let account: String?
  let balance: TypedAmount?
  let columns: String?
  let dates: String?
  let decimal: String?

  init(
    _ request: Request, path: String, asset: String?, account: String?,
    balance: TypedAmount?, columns: String?, dates: String?, decimal: String?
  ) {
    self.request = request
    self.path = path
    self.asset = asset
    self.account = account
    self.balance = balance
    self.columns = columns
    self.dates = dates
    self.decimal = decimal
  }

  var file: String { path.fileName }

  /// What was said of the file, with the options that say it.
  var options: [(String, String?)] {
    [
      ("--asset", asset), ("--account", account),
      ("--balance", balance?.text), ("--columns", columns),
      ("--dates", dates), ("--decimal", decimal),
    ]
  }

  /// The command as it was typed, but for some of its options.
  func command(without others: [String] = []) -> [String] {
    request.goingOn(
      ["cst", "import", path.asOperand].with(options, without: others))
  }

  /// Why the file does not say what moved, read as was said or is remembered.
  func failure(
    _ problem: StatementProblem, columns: String? = nil,
    knowing rows: RawStatement.Known? = nil
  ) -> Failure {
    let (dates, decimal) = (rows?.dates?.rawValue, rows?.decimal?.rawValue)
    var asked: [String] = []
    var known: [String] = []
    switch problem {
    case .unclearColumns:
      asked = ["--columns"]
      known = columns == nil ? [] : asked
    case .unclearDates: asked = ["--dates"]
    case .unclearDecimal: asked = ["--decimal"]
    case .badRows(let flaws, _):
      // What was said before is to blame where most rows contradict it. A file
      // that is written in another way may well have both in another way.
      let others = flaws.filter {
        $0.reason == .otherDay || $0.reason == .otherAmount
      }
      let isOther = 2 * others.count > flaws.count
      if isOther, dates != nil { known.add("--dates") }
      if isOther, decimal != nil { known.add("--decimal") }
    default: break
    }
    return StatementFailure(
      problem: problem, file: file, command: command(without: asked + known),
      known: known, dates: dates, decimal: decimal, said: self.columns
    ).failure
  }
}

extension Notation where Value == String {
  /// One of some words, or no word at all, which forgets.
  fileprivate static func oneOrNone(
    _ placeholder: String, _ words: [String]
  ) -> Notation<String> {
    Notation<String>(placeholder, oneOf: words) { text in
      text.isEmpty || words.contains(text) ? text : nil
    }
  }
}

extension [String] {
  /// A command with the options that were typed, but for some.
  func with(
    _ options: [(String, String?)], without others: [String] = []
  ) -> [String] {
    var words = self
    for (option, value) in options where !others.contains(option) {
      guard let value else { continue }
      words += value.hasPrefix("-") ? ["\(option)=\(value)"] : [option, value]
    }
    return words
  }
}
