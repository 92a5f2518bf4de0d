package import SavingsCore

/// An asset as a list shows it.
struct AssetRow: Described {
  let asset: Asset
  let funding: Funding
  let scheduled: Amount

  /// What belongs to no goal.
  let free: Money

  /// What it is worth in the currency of totals.
  let value: Money?

  static func all(_ accounts: Accounts) throws -> [AssetRow] {
    let household = accounts.household
    let exchange = Exchange(household.rates, on: accounts.today)
    var rows: [AssetRow] = []
    for (place, asset) in household.assets.enumerated() {
      let funding = try accounts.funding(of: place)
      var value: Money?
      if let currency = household.settings.currency,
        let amount = try exchange.convert(
          funding.balance, from: asset.currency, to: currency,
          to: household.settings.digits(of: currency), .nearest)
      {
        value = Money(amount, currency)
      }
      rows.append(
        AssetRow(
          asset: asset, funding: funding,
          scheduled: try accounts.scheduled(in: place),
          free: try household.settings.free(funding.free, asset.currency),
          value: value))
    }
    return rows
  }

  static func warnings(
    _ rows: [AssetRow], in currency: Currency?
  ) -> [Warning] {
    guard let currency else { return [] }
    let missing = Set(
      rows.filter { $0.value == nil }
        .compactMap { CurrencyPair($0.asset.currency, currency) })
    return missing.map(\.description).sorted().map { pair in
      Warning(
        "missing_rate", "there is no rate for \(pair)", subject: pair,
        tip: "cst rate set \(pair) RATE")
    }
  }

  private func money(_ amount: Amount) -> Money {
    Money(amount, asset.currency)
  }

  static let definition: String? = "asset"
  static let summary: String? = "An asset with what it holds."

  static let fields: [Field<AssetRow>] =
    Asset.fields.map { $0.of(\.asset) } + [
      Field("balance") { $0.money($0.funding.balance) },
      Field("free", \.free),
      Field("scheduled") { $0.money($0.scheduled) },
      Field("value", \.value),
    ]

  static func table(
    _ rows: [AssetRow], total: Money?, in currency: Currency?
  ) -> Table {
    Table(
      "Asset", of: rows, fields: fields,
      [
        Column("name", "ASSET", as: "asset"),
        Column("slug", "SLUG", dropping: 2),
        Column("balance", "BALANCE"),
        Column("free", "FREE", dropping: 4),
        .code { $0.asset.currency },
        Column("value", "VALUE", dropping: 3, total: .money(total)),
        .code(total: currency.map { .code($0) }) {
          currency ?? $0.asset.currency
        },
        Column("note", "NOTE", dropping: 1) { $0.asset.note.firstLine },
      ])
  }
}

extension Asset: Described {
  package static let definition: String? = "assetRecord"

  package static let fields: [Field<Asset>] = [
    Field("id") { $0.id },
    Field("slug") { Slug($0.slug) },
    Field("name") { Name($0.name) },
    Field("currency") { $0.currency },
    Field("chain") { $0.chain },
    Field("address") { $0.address },
    Field("note") { $0.note },
  ]
}
