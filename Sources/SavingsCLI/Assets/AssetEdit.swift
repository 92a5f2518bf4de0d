internal import CommandGrammar
internal import SavingsCore

let assetEdit = Command(
  "asset edit", "Change what an asset says",
  positional("asset", .asset, "Which one"),
  option("name", .text, "What it is called").optional,
  option("currency", .currency, "What it holds").optional,
  AssetOptions.slug, AssetOptions.chain, AssetOptions.address,
  AssetOptions.token, TransactionOptions.note,
  examples: ["cst asset edit savings --name \"Savings account\""],
  details: """
    What is not named stays. An empty text removes a chain, an address, a token
    or a note. The balance changes through transactions, or with asset
    reconcile.
    """,
  related: ["asset reconcile"], changes: true
) {
  (session: Session, text, name, currency, slug, chain, address, token, note) in
  let book = try session.book()
  let old = try session.asset(text, in: book.household)
  var asset = old
  asset.name = name ?? old.name
  asset.currency = currency ?? old.currency
  asset.slug = slug ?? old.slug
  asset.chain = chain.replacing(old.chain)
  asset.address = address.replacing(old.address)
  asset.token = token.replacing(old.token)
  asset.note = note.replacing(old.note)
  let next = try book.replacing(asset)
  return Reply(try session.change(to: next)) {
    if asset == old {
      "\(quoted: old.name) says that already; nothing was changed."
    } else {
      "Changed \(quoted: asset.name) (\(asset.slug)):"
      asset.differences(from: old)
    }
  }
}

extension Asset {
  fileprivate func differences(from old: Asset) -> Document {
    Document(
      from: old, to: self,
      ("name", { "\($0.name)" }), ("slug", { "\($0.slug)" }),
      ("currency", { "\($0.currency)" }), ("chain", { $0.chain.orNone }),
      ("address", { $0.address.orNone }), ("token", { $0.token.orNone }),
      ("note", { $0.note.orNone }))
  }
}
