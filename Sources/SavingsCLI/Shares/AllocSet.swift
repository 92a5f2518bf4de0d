internal import CommandGrammar
internal import SavingsCore

let allocSet = Command(
  "alloc set", "Say how much of an asset is a goal's",
  positional("share", .share, "A percentage or a fixed amount"),
  option("asset", .asset, "The asset that gives"),
  option("goal", .goal, "The goal that gets"),
  option("since", .since, "The first day on which it holds").optional,
  examples: [
    "cst alloc set 60% --asset savings --goal emergency-fund",
    "cst alloc set 420EUR --asset savings --goal wedding-gift",
  ],
  details: """
    A percentage is a part of the money that names no goal; what was put in
    for the goal is its own besides. An amount is all of it, an earmark, which
    deposits and withdrawals for the goal then move.

    With --since an earlier day it holds until the next row of the two; later
    rows stay, and are named.
    """,
  related: ["alloc clear", "alloc list", "save"], changes: true
) { (session: Session, share, assetName, goalName, since) in
  let book = try session.book()
  let asset = try session.asset(assetName, in: book.household)
  let goal = try session.goal(goalName, in: book.household)
  let day = try session.day(since)
  let stated = try share.stated(of: asset, session)
  let row = try book.row(stated, of: asset.id, for: goal.id, since: day)
  let rows = book.household.rows(of: asset.id, for: goal.id)
  if case .percentage = stated, !stated.isNothing,
    rows.share(on: row.since) == stated
  {
    return Reply(try session.change(to: book)) {
      """
      \(quoted: goal.name) has \(stated.words(of: asset)) of \
      \(quoted: asset.name) already; nothing was changed.
      """
    }
  }
  let change = try session.change(to: try book.setting(row))
  let then = change.on(max(session.today, day))
  let later = change.after.household.rows(of: asset.id, for: goal.id)
    .filter { $0.since > row.since }.ordered { $0.since < $1.since }
  let end: Phrase = later.first.map { ", until \($0.since)" } ?? ""
  let own = try change.own(by: row, of: asset, for: goal, stated)
  return try Reply(
    change,
    confirmation: try FundingCut(
      of: asset, for: goal.id, from: then.old, to: then.new)?
      .confirmation(session.today)
  ) {
    """
    \(quoted: goal.name) has \(stated.words(of: asset)) of \
    \(quoted: asset.name) \(day > session.today ? "from" : "since") \
    \(session.spelled(since, day))\(end)\(own).
    """
    change.wordsOfNone
    for (place, row) in later.enumerated() {
      try change.after.words(
        of: row, asset, goal, until: later.dropFirst(place + 1).first?.since,
        insteadOf: stated)
    }
    if case .percentage(let percentage) = stated,
      let ask = try change.new.ask(of: asset, for: goal), ask.row == row
    {
      if stated.isNothing {
        try change.old.freed(goal, by: change.new).document
      } else {
        try change.new.parts(of: ask, percentage, in: asset)
      }
    }
    try change.new.giving(of: asset)
    // What others lose was asked before.
    try change.losses().filter { $0.goal.id == goal.id }.document
  }
}

extension TypedShare {
  /// The share as it was meant.
  fileprivate func stated(of asset: Asset, _ session: Session) throws -> Share {
    switch self {
    case .percentage(let percentage): .percentage(percentage)
    case .amount(let typed):
      .earmark(
        try session.money(typed, in: asset.currency, of: asset.name).amount)
    }
  }
}

extension Book {
  @inline(never)
  fileprivate func row(
    _ share: Share, of asset: Asset.ID, for goal: Goal.ID, since: CalendarDate
  ) throws -> AssetAllocation {
    guard case .earmark(let amount) = share else {
      return AssetAllocation(
        asset: asset, goal: goal, share: share, since: since)
    }
    return try earmarking(amount, of: asset, for: goal, since: since)
  }

  /// That another share holds from a later day on, and how that would become
  /// the same, where it can.
  fileprivate func words(
    of row: AssetAllocation, _ asset: Asset, _ goal: Goal,
    until next: CalendarDate?, insteadOf share: Share
  ) throws -> Phrase {
    let change: ShellCommand = """
      cst alloc set \(share.typed(of: asset)) --asset \(asset.slug) \
      --goal \(goal.slug) --since \(row.since.description)
      """
    let end: Phrase = next.map { " until \($0)" } ?? " on"
    let words: Phrase = """
      From \(row.since)\(end) it has \
      \(try stated(row).words(of: asset)), which stays
      """
    let same = try? self.row(
      share, of: asset.id, for: goal.id, since: row.since)
    guard let same, (try? setting(same)) != nil else { return "\(words)." }
    return "\(words); to change that: \(run: change)"
  }
}

extension Change {
  /// What becomes of a goal's own money of the day on which an amount takes the
  /// place of another share: it is in the amount, or a part is given up.
  fileprivate func own(
    by row: AssetAllocation, of asset: Asset, for goal: Goal, _ share: Share
  ) throws -> Phrase {
    let rows = before.household.rows(of: asset.id, for: goal.id)
    guard case .earmark(let amount) = share,
      rows.share(on: row.since)?.isEarmark != true,
      let own = try on(row.since).old.ask(of: asset, for: goal)?.own,
      own.isPositive
    else { return "" }
    let settings = before.household.settings
    let all = try settings.shown(own, asset.currency)
    guard own > amount else { return ", with the \(all) named for it" }
    let rest = try settings.shown(own - amount, asset.currency)
    return ", and gives up \(bare: rest) of the \(all) named for it"
  }
}

extension Occasion {
  func funding(of asset: Asset) throws -> Funding? {
    try household.assets.firstIndex { $0.id == asset.id }.map {
      try accounts().funding(of: $0)
    }
  }

  func ask(of asset: Asset, for goal: Goal) throws -> Funding.Ask? {
    let place = household.goals.firstIndex { $0.id == goal.id }
    return try place.flatMap { try funding(of: asset)?.ask(of: $0) }
  }

  /// What a percentage comes to, and what a goal has of its own beside it.
  @Composing fileprivate func parts(
    of ask: Funding.Ask, _ percentage: Percentage, in asset: Asset
  ) throws -> Document {
    if let nameless = try funding(of: asset)?.nameless {
      let settings = household.settings
      let part = try settings.shown(percentage.of(nameless), asset.currency)
      let own = try settings.shown(ask.own.magnitude, asset.currency)
      let rest: Phrase =
        if ask.own.isZero { "" } else if ask.own.isNegative {
          ", less the \(own) taken out for it"
        } else { ", and \(own) of its own" }
      "\(percentage) of what names no goal: \(part)\(rest)."
    }
  }

  /// What an asset gives to whom, and what is free of it, in a few lines.
  func giving(of asset: Asset) throws -> Document {
    guard let funding = try funding(of: asset) else { return Document() }
    func money(_ amount: Amount) throws(MoneyProblem) -> Money {
      try household.settings.shown(amount, asset.currency)
    }
    let free = try household.settings.free(funding.free, asset.currency)
    return try Document {
      for ask in funding.asks where !ask.asked.isZero {
        let asked = try money(ask.asked)
        let short: Phrase =
          ask.funded < ask.asked ? " of \(bare: asked) asked" : ""
        "  \(household.goals[ask.goal].name): \(try money(ask.funded))\(short)"
      }
      "  free: \(free) of \(Money(funding.balance, asset.currency))"
    }
  }
}
