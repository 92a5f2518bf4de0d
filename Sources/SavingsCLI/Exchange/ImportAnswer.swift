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
    Field("format", as: .words(StatementForm.allCases.map(\.rawValue))) {
      ($0.raw?.form ?? .cst).rawValue
    },
    Field(
      "encoding", as: .words(StatementText.Encoding.allCases.map(\.rawValue))
    ) {
      $0.encoding.rawValue
    },
    Field("delimiter") { $0.raw?.table.map { String($0.delimiter) } },
    Field("tableLine") { $0.raw?.table?.line },
    Field("columns", as: .keys(String.schema)) { answer -> Value in
      .record(
        (answer.raw?.table?.columns ?? []).map {
          ($0.role.name, $0.heading.value)
        },
        onOneLine: true)
    },
    Field("dates", as: .words(DayOrder.allCases.map(\.rawValue) + [nil])) {
      $0.accounts.compactMap(\.rows.dates).first?.rawValue
    },
    Field("decimal", as: .words(DecimalMark.allCases.map(\.rawValue) + [nil])) {
      $0.accounts.compactMap(\.rows.decimal).first?.rawValue
    },
    Field("accounts") { answer in
      answer.accounts.map { imported in
        ToldAccount(
          name: imported.pair.account, rows: imported.rows.rows.count,
          imported: imported)
      }
        + answer.others.map {
          ToldAccount(name: $0.name, rows: $0.rows, imported: nil)
        }
    },
    Field("changed") { _ in ChangeAccount?.none },
  ]
}

/// An account of a file, as scripts read what became of it.
private struct ToldAccount: Described {
  let name: String?
  let rows: Int
  let imported: ImportedAccount?

  static let fields: [Field<ToldAccount>] = [
    Field("account", \.name),
    Field("asset") { $0.imported.map { Slug($0.pair.asset.slug) } },
    Field("currency") { $0.imported?.currency },
    Field("from") { $0.imported?.rows.rows.first?.day },
    Field("to") { $0.imported?.rows.rows.last?.day },
    Field("rows", \.rows),
    Field("added") { $0.imported?.merging.added.count },
    Field("known") { $0.imported?.merging.known },
    Field("matched") { $0.imported?.merging.matched.count },
    Field("leftOut") { told in
      told.imported?.rows.leftOut.map(ToldLeftOut.init)
    },
    Field("sum") { told in
      told.imported.map { Money($0.merging.sum, $0.currency) }
    },
    Field("opening") { told in
      told.imported.flatMap { imported in
        imported.merging.opening.now.map {
          ToldOpening(opening: $0, currency: imported.currency)
        }
      }
    },
    Field("balance") { told in
      told.imported.flatMap { imported in
        imported.merging.balance.map {
          ToldBalance(
            stated: $0.stated, held: $0.held, currency: imported.currency)
        }
      }
    },
  ]
}

private struct ToldLeftOut: Described {
  let leftOut: StatementRows.LeftOut

  static let isOneLine = true

  static let fields: [Field<ToldLeftOut>] = [
    Field(
      "reason",
      as: .words(StatementRows.LeftOut.Reason.allCases.map(\.rawValue))
    ) {
      $0.leftOut.reason.rawValue
    },
    Field("count") { $0.leftOut.count }, Field("lines") { $0.leftOut.lines },
  ]
}

private struct ToldOpening: Described {
  let opening: Transaction
  let currency: Currency

  static let isOneLine = true

  static let fields: [Field<ToldOpening>] = [
    Field("date") { $0.opening.date },
    Field("amount") { Money($0.opening.amount, $0.currency) },
  ]
}

private struct ToldBalance: Described {
  let stated: StatementRows.StatedBalance
  let held: Amount
  let currency: Currency

  static let fields: [Field<ToldBalance>] = [
    Field("date") { $0.stated.day },
    Field("stated") { Money($0.stated.amount, $0.currency) },
    Field("computed") { Money($0.held, $0.currency) },
    Field("agrees") { $0.stated.amount == $0.held },
  ]
}

extension Merging.OpeningChange {
  /// The opening as it is now.
  fileprivate var now: Transaction? {
    switch self {
    case .none, .gone: nil
    case .begun(let opening), .moved(let opening, from: _): opening
    }
  }
}
