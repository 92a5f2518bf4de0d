internal import CommandGrammar
internal import SavingsCore

let assetAdd = Command(
  "asset add", "Add an account or a wallet",
  positional("name", .text, "What it is called"),
  option("currency", .currency, "What it holds").optional,
  option("balance", .amount, "What is in it").optional,
  option("date", .date, "The day on which that is in it").optional,
  AssetOptions.slug, AssetOptions.chain, AssetOptions.address,
  AssetOptions.token, TransactionOptions.note,
  examples: [
    "cst asset add Savings --currency EUR --balance 2000",
    "cst asset add Wallet --currency BTC --balance 0.02 --chain bitcoin",
    "cst asset add Giro --currency EUR --balance 812.40 --date 2026-01-01",
  ],
  related: ["alloc set", "tx deposit", "asset reconcile"], changes: true,
  begins: true
) {
  (
    session: Session, name, currency, balance, date, slug, chain, address,
    token, note
  ) in
  let book = try session.book()
  guard let currency = currency ?? balance?.currency else {
    throw Failure(
      "no_currency", .usage, "\(quoted: name) needs a currency",
      subject: name,
      tip: try balance?.namingCurrency()
        ?? "say what it holds, for example: --currency EUR")
  }
  let asset = Asset(
    id: session.newID(), name: name,
    slug: slug ?? book.assetSlug(for: name), currency: currency,
    address: address.replacing(nil), chain: chain.replacing(nil),
    note: note.replacing(nil), token: token.replacing(nil))
  let money = try balance.map {
    try session.money($0, in: currency, of: name)
  }
  var next = try book.adding(asset)
  var warnings: [Warning] = []
  let day = try session.day(date)
  if let money, !money.amount.isZero {
    let opening = Transaction(
      id: session.newID(), asset: asset.id, date: day,
      amount: money.amount, kind: .opening)
    next = try next.adding(opening)
    warnings = try session.warnings(about: opening, in: next)
  } else if date != nil {
    throw Failure.badValue(
      "--date is the day of what is in it, and there is nothing",
      tip: balance == nil
        ? "say how much there was with --balance, or leave --date out"
        : "leave --date out: an empty account begins with what comes in")
  }
  return Reply(try session.change(to: next), warnings: warnings) {
    if let money {
      """
      Added \(quoted: asset.name) (\(asset.slug)) with \(money) in it\
      \(session.dated(date, day)).
      """
    } else {
      "Added \(quoted: asset.name) (\(asset.slug)), empty, in \(currency)."
    }
    session.beginnings(from: book, to: next)
    Document.Block.tip(
      """
      say whose it is: \
      \(run: "cst alloc set 100% --asset \(asset.slug) --goal \(.goal)")
      """)
  }
}

/// The options of an asset, declared once for adding and editing.
enum AssetOptions {
  static let slug = option("slug", .text, "The short name to type").optional
  static let chain = option("chain", .text, "The chain of a wallet").optional
  static let address = option("address", .text, "The address of a wallet")
    .optional
  static let token = option(
    "token", .text, "The contract, where a wallet holds a token"
  ).optional
}
