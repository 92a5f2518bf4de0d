internal import SavingsCore

/// What was read and brought in, as `cst import` answers.
final class ImportAnswer: Answer {
  let file: String
  let encoding: StatementText.Encoding
  let raw: RawStatement?
  let accounts: [ImportedAccount]

  /// The accounts that nobody remembers, and how many rows they have.
  let others: [(name: String?, rows: Int)]

  init(
    file: String, encoding: StatementText.Encoding, raw: RawStatement?,
    accounts: [ImportedAccount], others: [(name: String?, rows: Int)]
  ) {
    self.file = file
    self.encoding = encoding
    self.raw = raw
    self.accounts = accounts
    self.others = others
  }

  static let kind = "import"
  static let about = "What a file brought in."

  static let fields: [Field<ImportAnswer>] = [
    Field("file", \.file),
    Field("format") { $0.raw?.form ?? .cst },
    Field("encoding", \.encoding),
    Field("delimiter") { $0.raw?.table.map { String($0.delimiter) } },
    Field("tableLine") { $0.raw?.table?.line },
    Field("columns", as: .keys(String.schema)) { answer -> Value in
      .record(
        (answer.raw?.table?.columns ?? []).map {
          ($0.role.name, $0.heading.value)
        },
        onOneLine: true)
    },
    Field("dates") { $0.accounts.compactMap(\.rows.dates).first },
    Field("decimal") { $0.accounts.compactMap(\.rows.decimal).first },
    .list(
      "accounts",
      [Field<ToldAccount>("account", \.name)]
        + ImportedAccount.place.map { $0.ifAny(\.imported) }
        + [Field("rows", \.rows)]
        + ImportedAccount.outcome.map { $0.ifAny(\.imported) }
    ) { answer in
      answer.accounts.map {
        (answer.raw?.accounts[$0.pair.place].name, $0.rows.rows.count, $0)
      }
        + answer.others.map { ($0.name, $0.rows, nil) }
    },
    Field("changed") { _ in ChangeAccount?.none },
  ]
}

/// An account of a file, its rows, and what became of it.
private typealias ToldAccount = (
  name: String?, rows: Int, imported: ImportedAccount?
)

extension ImportedAccount {
  /// Where its rows came in, and of which days they are.
  fileprivate static let place: [Field<ImportedAccount>] = [
    Field("asset") { Slug($0.pair.asset.slug) },
    Field("currency") { $0.currency },
    Field("from") { $0.rows.rows.first?.day },
    Field("to") { $0.rows.rows.last?.day },
  ]

  fileprivate static let outcome: [Field<ImportedAccount>] = [
    Field("added") { $0.merging.added.count },
    Field("known") { $0.merging.known },
    Field("matched") { $0.merging.matched.count },
    .list(
      "leftOut", onOneLine: true,
      Field<StatementRows.LeftOut>("reason") { $0.reason },
      Field("count") { $0.count }, Field("lines") { $0.lines }
    ) { $0.rows.leftOut },
    Field("sum") { Money($0.merging.sum, $0.currency) },
    Field<(opening: Transaction, currency: Currency)>.group(
      "opening", onOneLine: true,
      Field("date") { $0.opening.date },
      Field("amount") { Money($0.opening.amount, $0.currency) }
    ).ifAny { imported in
      imported.merging.opening.now.map { ($0, imported.currency) }
    },
    Field<ToldBalance>.group(
      "balance",
      Field("date") { $0.stated.day },
      Field("stated") { Money($0.stated.amount, $0.currency) },
      Field("computed") { Money($0.held, $0.currency) },
      Field("agrees") { $0.stated.amount == $0.held }
    ).ifAny { imported in
      imported.merging.balance.map { ($0.stated, $0.held, imported.currency) }
    },
  ]
}

/// What the file says there is, and what there is.
private typealias ToldBalance = (
  stated: StatementRows.StatedBalance, held: Amount, currency: Currency
)

extension Merging.OpeningChange {
  fileprivate var now: Transaction? {
    switch self {
    case .none, .gone: nil
    case .begun(let opening), .moved(let opening, from: _): opening
    }
  }
}
