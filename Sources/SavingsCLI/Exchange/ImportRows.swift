internal import CommandGrammar
internal import SavingsCore

extension Session {
  /// Brings the rows of a statement into the assets that they are of.
  func importRows(
    _ text: StatementText, _ form: StatementForm, _ wanted: ImportWanted
  ) throws -> Reply {
    let book = try book()
    let household = book.household
    let asset = try wanted.asset.map { try self.asset($0, in: household) }
    // Without a name the first asset counts whose account stands in the file.
    var owner =
      asset
      ?? household.assets.first { asset in
        asset.account.map { text.mentions($0) } ?? false
      }
    let raw = try statement(text, form, wanted, of: &owner, in: household)
    if raw.table == nil, let columns = wanted.columns, !columns.isEmpty {
      let line = ShellCommand(wanted.command(without: ["--columns"]))
      throw Failure(
        "needless_option", .usage,
        "\(wanted.file) is no table, so it has no columns to name",
        subject: "--columns", tip: "leave it out: \(run: line)")
    }
    if household.assets.isEmpty, isNew {
      let codes = raw.accounts.indices.compactMap { raw.currency(of: $0)?.code }
      let code = codes.first ?? "EUR"
      throw Failure(
        "no_store", .data, "there is no asset yet that this could be about",
        tip: "add it first: \(run: "cst asset add Savings --currency \(code)")")
    }
    func chosen(_ asset: Asset?) throws(Failure) -> ImportChoice {
      try ImportChoice(
        raw, household.assets, asset: asset, account: wanted.account,
        balance: wanted.balance?.currency, file: wanted.file,
        command: wanted.command())
    }
    let choice: ImportChoice
    do throws(Failure) {
      choice = try chosen(asset)
    } catch {
      // Where one alone can be meant, what its rows ask is asked with it.
      let free = household.assets.filter {
        $0.account == nil && error.candidates.contains($0.slug)
      }
      if error.code == "which_asset", free.count == 1 {
        wanted.asset = free[0].slug
        for pair in (try? chosen(free[0]))?.pairs ?? [] {
          _ = try merge(raw, pair, owner, into: book, wanted)
        }
      }
      throw error
    }
    if wanted.balance != nil, choice.pairs.count > 1 {
      throw Failure.badValue(
        "--balance is of one account, and \(wanted.file) has several",
        tip: "name the one with --asset")
    }
    return try merge(raw, choice, owner, text.encoding, wanted)
  }

  /// A statement, read as was said or is remembered; what it does not say
  /// itself, the only asset may remember.
  private func statement(
    _ text: StatementText, _ form: StatementForm, _ wanted: ImportWanted,
    of owner: inout Asset?, in household: Household
  ) throws -> RawStatement {
    do throws(StatementProblem) {
      let list = wanted.columns ?? owner?.columns
      let columns =
        try list.flatMap { text throws(StatementProblem) in
          text.isEmpty ? nil : try ColumnList(text)
        }
      return try RawStatement(
        text, form, columns: columns,
        code: (owner ?? household.assets.first)?.currency.code ?? "")
    } catch {
      let only = household.assets.count == 1 ? household.assets[0] : nil
      guard wanted.columns == nil, owner == nil, only?.columns != nil else {
        throw wanted.failure(
          error, columns: wanted.columns == nil ? owner?.columns : nil)
      }
      owner = only
      return try statement(text, form, wanted, of: &owner, in: household)
    }
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
      accounts.add(imported)
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
      others: choice.others.map {
        let currency = choice.pairs[0].asset.currency
        return (raw.accounts[$0].name, raw.count(of: $0, or: currency))
      })
    return try Reply(
      answer, change,
      warnings: try accounts.flatMap { try warnings(about: $0) }
    ) {
      for imported in accounts { imported.document(in: book, on: self.today) }
      for id in isNew ? choice.forgetful : [] {
        """
        \(quoted: before.household.asset(id)?.name ?? "") is no longer this \
        account.
        """
      }
      answer.othersDocument(wanted, readBy: owner?.columns)
      if isNew {
        answer.sourceDocument(self.request.look.isAccessible)
        try change.losses().document
      }
    }
    .told(confirms: true)
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
    let said = RawStatement.Known(
      asset.currency, dates: wanted.dates, decimal: wanted.decimal)
    let known = RawStatement.Known(
      asset.currency, dates: wanted.dates ?? asset.dates ?? owner?.dates,
      decimal: wanted.decimal ?? asset.decimal ?? owner?.decimal)
    var rows: StatementRows
    do throws(StatementProblem) {
      rows = try raw.rows(of: pair.place, said: said, known)
    } catch {
      throw wanted.failure(error, knowing: raw.table == nil ? said : known)
    }
    if let balance = wanted.balance {
      let money = try money(balance, in: asset.currency, of: asset.name)
      if let told = rows.last, told.amount != money.amount {
        throw Failure.badValue(
          """
          \(wanted.file) says itself what there is on \(told.day): \
          \(Money(told.amount, asset.currency))
          """, tip: "leave --balance out")
      }
      try rows.state(money.amount, on: rows.rows.last?.day ?? today)
    }
    let merging = try book.merging(rows, into: asset) { newID() }
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
    asset.account = raw.accounts[imported.pair.place].name ?? asset.account
    asset.columns = wanted.columns.replacing(asset.columns)
    asset.dates = wanted.dates.replacing(asset.dates)
    asset.decimal = wanted.decimal.replacing(asset.decimal)
    // What is proved of a table holds for the next one; the other forms are
    // read by themselves.
    if raw.table != nil {
      let rows = imported.rows
      if let dates = rows.dates { asset.dates = dates.rawValue }
      if let decimal = rows.decimal { asset.decimal = decimal.rawValue }
    }
    return try book.replacing(asset)
  }
}

/// What became of one account of a file.
final class ImportedAccount {
  let pair: ImportChoice.Pair
  let rows: StatementRows
  let merging: Merging

  init(pair: ImportChoice.Pair, rows: StatementRows, merging: Merging) {
    self.pair = pair
    self.rows = rows
    self.merging = merging
  }

  var currency: Currency { pair.asset.currency }
}
