internal import CommandGrammar
internal import SavingsCore

let goalDelete = Command(
  "goal delete", "Remove a goal for good",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal delete new-car", "cst goal delete new-car --yes"],
  details: [
    """
    Its shares and monthly plans go with it; transactions that were for it \
    stay, and are for nobody. To keep its history, finish or cancel it.
    """
  ],
  related: ["goal finish", "goal cancel"], changes: true
) { (session: Session, name) in
  let book = try session.book()
  let goal = try session.goal(name, in: book.household)
  let next = book.removing(goal)
  let plans = book.household.plans.count { $0.goal == goal.id }
  let released = try book.holdings(of: goal, on: session.today)
  let shares = ShareDifference(from: book, to: next).went
  let allocations = shares == 0 ? nil : "\(shares, "allocation")" as Phrase
  let gone = [
    allocations, plans == 0 ? nil : "\(plans, "monthly plan")",
  ].compactMap(\.self)
  let parts = [allocations, released.isEmpty ? nil : released.words]
    .compactMap(\.self)
  return Reply(
    Change(from: book, to: next),
    confirmation: parts.isEmpty
      ? nil
      : Confirmation(
        "deleting \(quoted: goal.name)", slug: goal.slug,
        Confirmation.Effect("release", "releases", parts.joined(": ")),
        question: "Delete it?")
  ) {
    "Deleted \(quoted: goal.name)."
    if !gone.isEmpty { "Gone with it: \(gone.listed())." }
  }
}

/// What a goal holds of one asset.
struct HeldPart {
  let asset: Asset
  let funded: Money
}

extension [HeldPart] {
  /// The sums with the slugs of their assets.
  var words: Phrase {
    map { part -> Phrase in
      "\(part.funded) (\(part.asset.slug))"
    }
    .joined(", ")
  }
}

extension Book {
  /// What a goal holds today, asset by asset.
  func holdings(of goal: Goal, on today: CalendarDate) throws -> [HeldPart] {
    guard let place = household.goals.firstIndex(where: { $0.id == goal.id })
    else { return [] }
    let accounts = try accounts(on: today)
    var held: [HeldPart] = []
    for (index, asset) in household.assets.enumerated() {
      let funding = try accounts.funding(of: index)
      for ask in funding.asks where ask.goal == place && !ask.funded.isZero {
        held.append(
          HeldPart(
            asset: asset,
            funded: try household.settings.shown(ask.funded, asset.currency)))
      }
    }
    return held
  }
}

extension AssetAllocation {
  /// The share with its asset: `70% of Savings account`.
  func words(in household: Household) -> Phrase {
    let asset = household.asset(asset)
    return "\(share.words(of: asset)) of \(asset?.name ?? "?")"
  }
}

extension Share {
  /// The share in words, given the asset it is of.
  func words(of asset: Asset?) -> Phrase {
    switch self {
    case .percentage(let percentage): "\(percentage)"
    case .earmark(let amount): "\(asset.map { Money(amount, $0.currency) })"
    }
  }
}
