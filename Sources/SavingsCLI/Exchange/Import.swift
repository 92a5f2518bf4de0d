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
    "cst import statement.ofx --asset savings --dry-run",
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

extension Session {
  /// Brings the rows of a statement into the assets that they are of.
  func importRows(
    _ text: StatementText, _ form: StatementForm, _ wanted: ImportWanted
  ) throws -> Reply {
    let book = try book()
    let household = book.household
    if household.assets.isEmpty, isNew {
      throw Failure(
        "no_store", .data, "there is no asset yet that this could be about",
        tip: "add it first: \(run: "cst asset add Savings --currency EUR")")
    }
    let asset = try wanted.asset.map { try self.asset($0, in: household) }
    // Without a name the first asset counts whose account stands in the file.
    let owner =
      asset
      ?? household.assets.first { asset in
        asset.account.map { text.mentions($0) } ?? false
      }
    let raw: RawStatement
    do throws(StatementProblem) {
      let list = wanted.columns ?? owner?.columns
      let columns =
        try list.flatMap { text throws(StatementProblem) in
          text.isEmpty ? nil : try ColumnList(text)
        }
      raw = try RawStatement(text, form, columns: columns)
    } catch {
      throw wanted.failure(error)
    }
    let choice = try ImportChoice(
      raw.accounts, household.assets, asset: asset, account: wanted.account,
      file: wanted.file, command: wanted.command)
    if wanted.balance != nil, choice.pairs.count > 1 {
      throw Failure.badValue(
        "--balance is of one account, and \(wanted.file) has several",
        tip: "name the one with --asset")
    }
    return try merge(raw, choice, owner, text.encoding, wanted)
  }

  private func merge(
    _ raw: RawStatement, _ choice: ImportChoice, _ owner: Asset?,
    _ encoding: StatementText.Encoding, _ wanted: ImportWanted
  ) throws -> Reply {
    let before = try book()
    var book = before
    var accounts: [ImportedAccount] = []
    for pair in choice.pairs {
      let imported = try merge(raw, pair, owner, into: book, wanted)
      book = imported.merging.book
      accounts.append(imported)
    }
    let isNew = accounts.contains { $0.merging.changesAnything }
    if isNew {
      for imported in accounts {
        book = try remember(imported, of: raw, wanted, in: book)
      }
      for id in choice.forgetful {
        guard var asset = book.household.asset(id) else { continue }
        asset.account = nil
        book = try book.replacing(asset)
      }
    } else {
      book = before
    }
    let change = try change(to: book)
    let answer = ImportAnswer(
      file: wanted.file, encoding: encoding, raw: raw, accounts: accounts,
      others: choice.others.map { raw.accounts[$0].name })
    var reply = try Reply(
      answer, change,
      warnings: try accounts.flatMap { try warnings(about: $0) }
    ) {
      for imported in accounts { imported.document(in: book, today) }
      answer.othersDocument
      if isNew { answer.sourceDocument(self.request.look.isAccessible) }
      if accounts.contains(where: { !$0.merging.shares.isEmpty }) {
        try change.losses().document
      }
    }
    reply.isConfirmation = true
    return reply
  }

  private func merge(
    _ raw: RawStatement, _ pair: ImportChoice.Pair, _ owner: Asset?,
    into book: Book, _ wanted: ImportWanted
  ) throws -> ImportedAccount {
    let asset = pair.asset
    if let code = raw.accounts[pair.place].currency, code != asset.currency.code
    {
      throw Failure(
        "wrong_currency", .refused,
        """
        \(wanted.file) is counted in \(code), and \(quoted: asset.name) in \
        \(asset.currency)
        """, subject: asset.slug,
        tip: "choose the asset that it is about with --asset")
    }
    let dates = wanted.dates?.rawValue ?? asset.dates ?? owner?.dates
    let decimal = wanted.decimal?.rawValue ?? asset.decimal ?? owner?.decimal
    var rows: StatementRows
    do throws(StatementProblem) {
      rows = try raw.rows(
        of: pair.place,
        RawStatement.Known(
          asset.currency, dates: dates.flatMap(DayOrder.init),
          decimal: decimal.flatMap(DecimalMark.init)))
    } catch {
      throw wanted.failure(error)
    }
    if let balance = wanted.balance {
      let money = try money(
        balance, in: asset.currency, of: asset.name, book.household.settings)
      try rows.state(money.amount, on: rows.rows.last?.day ?? today)
    }
    let merging = try book.merging(rows, into: asset, on: today) { newID() }
    return ImportedAccount(pair: pair, rows: rows, merging: merging)
  }

  /// The book in which an asset remembers how its statements are read.
  private func remember(
    _ imported: ImportedAccount, of raw: RawStatement, _ wanted: ImportWanted,
    in book: Book
  ) throws -> Book {
    guard var asset = book.household.asset(imported.pair.asset.id) else {
      return book
    }
    asset.account = imported.pair.account ?? asset.account
    asset.columns = wanted.columns.replacing(asset.columns)
    asset.dates =
      (wanted.dates ?? imported.rows.dates)?.rawValue ?? asset.dates
    asset.decimal =
      (wanted.decimal ?? imported.rows.decimal)?.rawValue ?? asset.decimal
    return try book.replacing(asset)
  }
}

/// What became of one account of a file.
struct ImportedAccount {
  let pair: ImportChoice.Pair
  let rows: StatementRows
  let merging: Merging

  var currency: Currency { pair.asset.currency }
}
