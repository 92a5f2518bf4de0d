/// What it means for a goal that something was taken out for it.
public final class WithdrawalEffect: Sendable {
  public let goal: Goal

  /// Where it was taken out.
  public let asset: Asset

  /// How much that was.
  public let taken: Money

  /// Whether the goal has less of its own for it: not where an earmark of a
  /// later day says all there was.
  public let counts: Bool

  /// How much more than the goal had in the asset that was, nothing for none.
  public let excess: Money

  /// How much of the next deposits for the goal only makes good what was taken
  /// out beyond what it had, by this and before.
  public let shortage: Money

  /// What the goal has left in all; unknown where a rate is missing.
  public let left: Money?

  /// The goal's month before, `nil` where a rate is missing.
  public let before: Figures?

  /// The goal's month after it.
  public let after: Figures?

  /// The deadline of the round that it pays of a goal that comes again.
  public let roundPaid: CalendarDate?

  /// The deadline of the round that a finish by hand of that day counts for
  /// now, because this pays the one that it counted for.
  public let finishedInstead: CalendarDate?

  /// Whether a payday is left before its deadline.
  public let hasPaydays: Bool

  /// Whether it had all it took before.
  public let wasComplete: Bool

  /// Whether it is half of the target or more: it may be all that the goal was
  /// for, bought before its day.
  public let isHalfOfTarget: Bool

  /// What the target would be without what was taken out, if that was what it
  /// was for; not above nothing where no target would remain, or where its
  /// deadline had come by then, and `nil` where a rate is missing.
  public let targetWithout: Money?

  /// `nil` for what is for no goal, does not count yet, or is for a goal that
  /// has no share of the asset.
  public init?(
    of withdrawal: Transaction, from before: Occasion, to after: Occasion
  ) throws(MoneyProblem) {
    let household = after.household
    let place = household.goals.firstIndex { $0.id == withdrawal.goal }
    let assetPlace = household.assets.firstIndex { $0.id == withdrawal.asset }
    guard withdrawal.date <= after.today, let place, let assetPlace else {
      return nil
    }
    let goal = household.goals[place]
    let asset = household.assets[assetPlace]
    let old = try before.accounts().funding(of: assetPlace)
    let new = try after.accounts().funding(of: assetPlace)
    guard let had = old.ask(of: place), let has = new.ask(of: place),
      !had.row.share.isNothing || !had.own.isZero,
      let month = try after.requirement(of: goal)
    else { return nil }
    let settings = household.settings
    let taken = Money(withdrawal.amount.magnitude, asset.currency)
    self.goal = goal
    self.asset = asset
    self.taken = taken
    counts = has.own < had.own
    let (lacked, lacks) = (try old.shortage(of: had), try new.shortage(of: has))
    excess = try settings.shown(max(try lacks - lacked, .zero), asset.currency)
    shortage = try settings.shown(lacks, asset.currency)
    left = month.saved.map { Money($0, goal.currency) }
    let former = try before.requirement(of: goal)
    self.before = former?.figures
    self.after = month.figures
    roundPaid = month.rounds?.paidMore(
      than: former?.rounds, on: withdrawal.date)
    finishedInstead = month.rounds?.finishedInstead(
      of: former?.rounds, on: withdrawal.date)
    let worth = try month.setting.exchange.worth(
      of: taken, in: goal.currency, settings)
    hasPaydays =
      settings.paydays.schedule.first(from: max(after.today, goal.start)).map {
        payday in month.deadline.map { payday < $0 } ?? true
      } ?? false
    wasComplete = former?.status == .completed
    // A standing goal is there to be spent, and keeps its target.
    let target = goal.isStanding ? nil : goal.target
    if let target, let worth {
      let rest = try target - worth.amount
      isHalfOfTarget = rest <= worth.amount
      // What several of one month took is all of it.
      let isAll =
        month.saved == .zero && month.figures?.takenOut == target
        || goal.deadline.map { $0 <= withdrawal.date } ?? false
      targetWithout = Money(isAll ? .zero : rest, goal.currency)
    } else {
      isHalfOfTarget = false
      targetWithout = nil
    }
  }

  /// How much less there is than when the month began, if this made it less.
  public var takenOut: Amount? {
    guard let before, let after, after.takenOut > before.takenOut else {
      return nil
    }
    return after.takenOut
  }
}

extension Funding {
  /// How far below nothing the own money of an ask and its part are.
  package func shortage(of ask: Ask) throws(MoneyProblem) -> Amount {
    let part = ask.row.share.percentage.of(nameless)
    return max(.zero, try -(ask.own + part))
  }
}
