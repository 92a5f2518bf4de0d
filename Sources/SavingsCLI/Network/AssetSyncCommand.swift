internal import CommandGrammar
internal import SavingsCore

let assetSync = Command(
  "asset sync", "Make wallets agree with their chains",
  positional("asset", .asset, "Only these wallets").repeated,
  option("since", .since, "Enter what moved from then on").optional,
  Options.requests,
  examples: ["cst asset sync btc-wallet", "cst asset sync --requests"],
  details: """
    Asked is who was named with settings set service.CHAIN, about the
    addresses alone. The difference becomes transactions where the chain tells
    them, and else one adjustment.
    """,
  related: ["asset reconcile", "settings set", "help network"], changes: true,
  asks: true, lists: true
) { (session: Session, names, since, isListing) in
  let book = try session.book()
  let clockDay = session.request.world.today ?? session.today
  guard session.today == clockDay else {
    throw Failure.badValue(
      "a chain tells what it holds now, and not on \(session.today)",
      tip: "leave \(session.request.todaySource ?? "--today") out")
  }
  let first = try since?.day(from: session.today)
  if let first, first > session.today {
    throw Failure.badValue(
      "\(first) is still to come", tip: "choose a day up to today")
  }
  let assets =
    names.isEmpty
    ? book.household.assets.filter(\.canBeAsked)
    : try names.map { try session.asset($0, in: book.household) }
  guard !assets.isEmpty else {
    let answer = AssetSyncAnswer(assets: [], requests: [])
    return Reply(answer) {
      "No asset has a chain and an address, so nobody was asked."
      answer.table
    }
  }
  let syncing = Syncing(
    book: book, today: session.today, since: first,
    endpoints: try session.endpoints(book.household.settings))
  for asset in assets.withoutRepetitions {
    try syncing.sync(asset, session, isListing: isListing)
  }
  return try session.reply(to: syncing, isListing: isListing)
    .told(confirms: !isListing && !session.request.look.isForPrograms)
}

extension Session {
  fileprivate func reply(to syncing: Syncing, isListing: Bool) throws -> Reply {
    let isEmpty = isListing ? syncing.requests.isEmpty : syncing.synced.isEmpty
    if isEmpty, let first = syncing.firstFailure { throw first }
    let warnings = syncing.failures.map { asset, failure in
      let name: Phrase =
        failure.message.names(asset.name) ? "" : "\(quoted: asset.name): "
      return Warning(failure, "\(name)\(failure.message)", subject: asset.slug)
    }
    let answer = AssetSyncAnswer(
      assets: syncing.synced, requests: syncing.requests)
    if isListing {
      return Reply(answer, warnings: warnings) {
        for request in syncing.requests {
          Document.Block.line(Phrase(request.request.line))
        }
      }
    }
    let change = try change(to: syncing.book)
    let entered = syncing.synced.flatMap(\.sync.transactions)
    // What a chain tells is newer than what it told before, whatever the days
    // are called there and here.
    let more = try entered.filter { $0.amount.isNegative }.flatMap {
      try self.warnings(about: $0, in: syncing.book)
    }.filter { $0.code != "before_opening" }
    return try Reply(
      answer, change.isEmpty ? nil : change, warnings: warnings + more
    ) {
      syncing.requests.hosts
      if request.look.isForPrograms {
        answer.table
      } else {
        for asset in syncing.synced { asset.sentence }
      }
      if !change.isEmpty { try change.losses().document }
    }
  }
}
