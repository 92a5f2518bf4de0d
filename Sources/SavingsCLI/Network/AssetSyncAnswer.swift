internal import SavingsCore

/// How wallets came to agree with their chains, as `cst asset sync` answers.
final class AssetSyncAnswer: Answer {
  let assets: [SyncedAsset]
  let requests: [ToldRequest]

  init(assets: [SyncedAsset], requests: [ToldRequest]) {
    self.assets = assets
    self.requests = requests
  }

  static let kind = "assetSync"
  static let about = "How wallets came to agree with their chains."

  static let fields: [Field<AssetSyncAnswer>] = [
    Field("assets", \.assets), Field("requests", \.requests),
    Field("changed") { _ in ChangeAccount?.none },
  ]

  /// A row for every wallet, for programs.
  var table: Table {
    Table(
      "Asset", of: assets, fields: SyncedAsset.fields,
      Column("asset", "ASSET"), Column("chain", "CHAIN"),
      Column("block", "BLOCK"), Column("balance", "BALANCE"),
      Column("onItsWay", "WAY"), Column("difference", "DIFFERENCE"),
      Column("entered", "ENTERED"), Column("transactions", "TRANSACTIONS"))
  }
}

/// A wallet, and what became of it.
final class SyncedAsset: Described, Sendable {
  let asset: Asset
  let chain: String
  let sync: WalletSync

  init(_ wallet: Wallet, _ sync: WalletSync) {
    asset = wallet.asset
    chain = wallet.chain
    self.sync = sync
  }

  static let isOneLine = true

  static let fields: [Field<SyncedAsset>] = [
    Field("asset") { Slug($0.asset.slug) },
    Field("chain", \.chain),
    Field("block") { $0.sync.state.block },
    Field("balance") { $0.money($0.sync.state.balance) },
    Field("onItsWay") { IfAny($0.sync.state.onItsWay.map($0.money)) },
    Field("difference") { Signed($0.money($0.sync.difference)) },
    Field("entered") { $0.sync.entered },
    Field("transactions") { $0.sync.transactions.count },
  ]

  private func money(_ amount: Amount) -> Money {
    Money(amount, asset.currency)
  }

  var sentence: Phrase {
    let state = sync.state
    let block: Phrase = state.block.map { " (block \($0))" } ?? ""
    guard sync.entered != .nothing else {
      return """
        \(asset.name) holds \(money(state.balance)), as the chain says\
        \(block); nothing was changed.\(onItsWay)
        """
    }
    let step = Phrase.step(
      from: "\(bare: money(sync.held))", to: "\(money(state.balance))")
    let words: Phrase =
      sync.entered == .transactions
      ? "\(sync.transactions.count, "transaction")" : "\(sync.entered.rawValue)"
    let height: Phrase = state.block.map { " Block \($0)." } ?? ""
    return """
      \(asset.name): \(step) (\(change: money(sync.difference)), \(words)).\
      \(onItsWay)\(height)
      """
  }

  private var onItsWay: Phrase {
    guard let amount = sync.state.onItsWay, !amount.isZero else { return "" }
    let more: Phrase = amount.isNegative ? "less" : "more"
    return " \(money(amount.magnitude)) \(more) is on its way."
  }
}
