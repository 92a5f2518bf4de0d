internal import SavingsCore

/// An asset as a list shows it.
struct AssetRow {
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

  var json: JSON {
    guard case .object(let record) = JSON.record(asset) else { return .null }
    return .object(
      record + [
        ("balance", .money(money(funding.balance))),
        ("free", .money(free)),
        ("scheduled", .money(money(scheduled))),
        ("value", .money(value)),
      ])
  }

  var facts: [Fact] {
    [
      Fact("name", "Asset", .text("\(asset.name)")),
      Fact("slug", "Slug", .text("\(asset.slug)")),
      Fact("balance", "Balance", .money(money(funding.balance))),
      Fact("free", "Free", .money(free)),
      Fact(
        "scheduled", "Scheduled",
        scheduled.isZero ? .blank : .change(money(scheduled)),
        fields: ["scheduled": .money(money(scheduled))]),
      Fact(
        "value", "Value",
        value?.currency == asset.currency ? .blank : .money(value),
        fields: ["value": .money(value)]),
      Fact("chain", "Chain", .optional(asset.chain)),
      Fact("address", "Address", .optional(asset.address)),
      Fact("note", "Note", .optional(asset.note)),
      Fact("id", "Id", .text("\(asset.id.description)")),
    ]
  }

  static func table(
    _ rows: [AssetRow], total: Money?, in currency: Currency?
  ) -> Table {
    Table(
      "Asset", of: rows,
      [
        .name("asset", "ASSET") { $0.asset.name },
        .text("slug", "SLUG", dropping: 2) { "\($0.asset.slug)" },
        .money("balance", "BALANCE") { $0.money($0.funding.balance) },
        .money("free", "FREE", dropping: 4) { $0.free },
        .code { $0.asset.currency },
        .money("value", "VALUE", dropping: 3, total: .money(total)) {
          $0.value
        },
        .code(total: currency.map { .code($0) }) {
          currency ?? $0.asset.currency
        },
        .text("note", "NOTE", dropping: 1) { $0.asset.note.phrase },
      ])
  }
}
