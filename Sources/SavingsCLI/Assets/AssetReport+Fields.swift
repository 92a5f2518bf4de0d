internal import CommandGrammar
internal import SavingsCore

/// Assets with what they hold, as `cst asset list` answers.
extension AssetReport: Answer {
  static let kind = "assets"
  static let about = "Assets with what they hold."

  static let fields: [Field<AssetReport>] = [
    Field("displayCurrency", \.currency), Field("total", \.total),
    Field("assets", \.rows),
  ]

  var table: Table {
    Table(
      "Asset", of: rows, fields: Row.fields,
      Column("name", "ASSET", as: "asset"),
      Column("slug", "SLUG", dropping: 2),
      Column("balance", "BALANCE"),
      Column("free", "FREE", dropping: 4),
      .code { $0.asset.currency },
      Column("value", "VALUE", dropping: 3, total: .money(total)),
      .code(total: currency.map { .code($0) }) { [currency] row in
        currency ?? row.asset.currency
      },
      Column("note", "NOTE", dropping: 1).seen { $0.asset.note.firstLine })
  }
}

/// An asset as a list shows it.
extension AssetReport.Row: Described {
  static let definition: String? = "asset"
  static let summary: String? = "An asset with what it holds."

  static let fields: [Field<AssetReport.Row>] =
    Asset.fields.of(\.asset) + [
      Field("balance", \.balance),
      Field("free", \.free),
      Field("scheduled", \.scheduled),
      Field("value", \.value),
    ]
}

extension [AssetReport.Row] {
  /// Which of them hold less than nothing, a line each.
  @Composing var overdrafts: Document {
    let words = compactMap { $0.asset.overdraft($0.balance.amount) }
    if !words.isEmpty { "" }
    for line in words { line }
  }

  /// What is missing or old among the rates that these are counted with.
  func warnings(on today: CalendarDate, asking settings: Settings) -> [Warning]
  {
    missingRates.warnings(asking: settings)
      + rates.warnings(on: today, asking: settings)
  }
}

extension Asset: Described {
  static let definition: String? = "assetRecord"

  static let fields: [Field<Asset>] = [
    Field("id") { $0.id },
    Field("slug") { $0.shortName },
    Field("name") { $0.shownName },
    Field("currency") { $0.currency },
    Field("chain") { $0.chain },
    Field("address") { $0.address },
    Field("note") { $0.note },
    Field("token") { $0.token },
    Field("account") { $0.account },
    Field("columns") { $0.columns },
    Field("dates") { $0.dates },
    Field("decimal") { $0.decimal },
  ]

  var shortName: Slug { Slug(slug) }

  var shownName: Name { Name(name) }

  /// That it holds less than nothing, where it does.
  func overdraft(_ balance: Amount) -> Phrase? {
    guard balance.isNegative else { return nil }
    let missing = Money(balance.magnitude, currency)
    return "\(quoted: name) is overdrawn by \(missing), so it gives nothing."
  }
}
