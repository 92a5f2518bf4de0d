internal import CommandGrammar
internal import SavingsCore

let assetList = Command(
  "asset list", "List your accounts and wallets",
  examples: ["cst asset list"], related: ["asset show", "alloc list"],
  lists: true
) { (session: Session) in
  let accounts = try session.accounts()
  let rows = try AssetRow.all(accounts)
  let currency = accounts.household.settings.currency
  let values = rows.map(\.value)
  let total =
    values.contains(nil) ? nil : try values.compactMap { $0?.amount }.sum()
  let worth = currency.flatMap { code in total.map { Money($0, code) } }
  return Reply(
    "assets",
    [
      "displayCurrency": .currency(currency), "total": .money(worth),
      "assets": .array(rows.map(\.json)),
    ], warnings: AssetRow.warnings(rows, in: currency)
  ) {
    if rows.isEmpty {
      "No accounts yet. Add the first one:"
      [Suggestion("cst asset add Savings --currency EUR --balance 2000")]
    }
    AssetRow.table(rows, total: worth, in: currency)
  }
}

let assetShow = Command(
  "asset show", "Show all about one asset",
  positional("asset", .asset, "Which one"),
  examples: ["cst asset show savings"], related: ["asset edit", "tx list"],
  lists: true
) { (session: Session, name) in
  let accounts = try session.accounts()
  let household = accounts.household
  let asset = try session.asset(name, in: household)
  let rows = try AssetRow.all(accounts)
  guard let row = rows.first(where: { $0.asset.id == asset.id }) else {
    throw Failure(naming: .nobody(.asset, name), near: [])
  }
  let shares = try row.funding.asks
    .filter { $0.row.share != Share.none }
    .map { try AllocationRow($0, of: asset, in: household) }
  guard case .object(let record) = row.json else {
    preconditionFailure("an asset is an object")
  }
  return Reply(
    "asset",
    .object(record + [("allocations", .array(shares.map(\.json)))]),
    warnings: AssetRow.warnings([row], in: household.settings.currency)
  ) {
    row.facts
    if !shares.isEmpty {
      ""
      AllocationRow.table(shares)
    }
  }
}

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
          scheduled: accounts.scheduled(in: place),
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
