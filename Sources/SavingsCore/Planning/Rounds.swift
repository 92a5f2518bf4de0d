/// The rounds of a goal that comes again: what was paid for each, and which of
/// them are over.
///
/// A round is the time up to one of its deadlines; they are numbered from 1.
public struct Rounds: Sendable {
  private let first: CalendarDate
  private let start: CalendarDate
  private let every: Int
  private let target: Amount
  private let all: [Payment]
  private let today: CalendarDate
  // Those of which anything is known, in order.
  private var known: [Known] = []

  /// What is known of a round.
  private struct Known {
    let round: Int
    var paid = Amount.zero
    var finish: CalendarDate?
  }

  /// What came out for the goal on a day, in its currency.
  struct Payment {
    let date: CalendarDate
    let amount: Amount
  }

  /// The rounds with what was paid and finished up to a day, `nil` of a goal
  /// that does not come again.
  ///
  /// Each payment, and each round that was finished by hand, counts for the
  /// round before the one that runs on its day, while that is not paid in full
  /// and not finished; else for the running one, or the next if that was
  /// finished. Of one day the payments come first.
  init?(
    of goal: Goal, paying payments: [Payment] = [], by today: CalendarDate
  ) throws(MoneyProblem) {
    guard let every = goal.every, let deadline = goal.deadline,
      let target = goal.target
    else { return nil }
    first = deadline
    start = goal.start
    self.every = every
    self.target = target
    self.today = today
    all = payments
    var hands = goal.roundsFinished.filter { $0 <= today }[...]
    // The sort keeps the order of one day's payments.
    for payment in payments.ordered(by: { $0.date < $1.date }) {
      while let hand = hands.first, hand < payment.date {
        finish(hands.removeFirst())
      }
      let place = takePlace(of: due(on: payment.date))
      known[place].paid = try known[place].paid + payment.amount
    }
    for hand in hands { finish(hand) }
  }

  /// Finishes by hand the round that a day counts for.
  private mutating func finish(_ day: CalendarDate) {
    known[takePlace(of: due(on: day))].finish = day
  }

  private mutating func takePlace(of round: Int) -> Int {
    // No later day counts for an earlier round.
    if known.last?.round != round { known.append(Known(round: round)) }
    return known.count - 1
  }

  private func known(of round: Int) -> Known? {
    known.place(of: round) { $0.round }.map { known[$0] }
  }

  /// The same when the goal is another.
  func of(_ goal: Goal) throws(MoneyProblem) -> Rounds? {
    try Rounds(of: goal, paying: all, by: today)
  }

  /// The round for which what is paid or finished on a day counts.
  public func due(on day: CalendarDate) -> Int {
    let running = running(on: day)
    let former = running - 1
    if former > 0, finishedOn(former) == nil, paid(for: former) < target {
      return former
    }
    return finishedOn(running) == nil ? running : running + 1
  }

  /// The deadline of the round for which more was paid than before, of those
  /// that a payment of a day can be for.
  func paidMore(than before: Rounds?, on day: CalendarDate) -> CalendarDate? {
    deadline(near: day) { paid(for: $0) > before?.paid(for: $0) ?? .zero }
  }

  /// The deadline of the round that is finished by hand now and was not before,
  /// of those that a day has to do with.
  func finishedInstead(
    of before: Rounds?, on day: CalendarDate
  ) -> CalendarDate? {
    deadline(near: day) {
      finishedOn($0) != nil && before?.finishedOn($0) == nil
    }
  }

  private func deadline(
    near day: CalendarDate, where isMeant: (Int) -> Bool
  ) -> CalendarDate? {
    let running = running(on: day)
    return (max(1, running - 1)...running + 1).first(where: isMeant)
      .flatMap(deadline)
  }

  /// The last day of a round, `nil` past the end of the calendar.
  @inline(never)
  public func deadline(of round: Int) -> CalendarDate? {
    first.adding(months: (round - 1) * every)
  }

  /// The first round whose deadline lies after a day.
  public func running(on day: CalendarDate) -> Int {
    var round = max(1, first.month.months(until: day.month) / every)
    while let deadline = deadline(of: round), deadline <= day { round += 1 }
    return round
  }

  /// What counts as paid of the round that was meant to be paid next, by its
  /// deadline or as it stood among other rounds, where that is more than did of
  /// those: payments go by the deadlines that there are.
  @inline(never)
  public func paidBefore(
    insteadOf others: Rounds?, meaning day: CalendarDate?
  ) -> (amount: Amount, deadline: CalendarDate)? {
    let due = others?.unpaid()
    let deadline = day ?? due ?? first
    let paid = due.flatMap { others?.settled(by: $0) } ?? .zero
    guard let amount = settled(by: deadline), amount > paid else { return nil }
    return (amount, deadline)
  }

  /// The deadline of the first round that is to be paid, in full or in part, of
  /// those that a month may ask for.
  private func unpaid() -> CalendarDate? {
    var round = max(1, running(on: today) - 2)
    while isOver(round, on: today)
      || known(of: round).map({ $0.paid >= target }) ?? false
    { round += 1 }
    return deadline(of: round)
  }

  /// What counts as paid of the round of a deadline, all of it where it was
  /// finished by hand; `nil` where no round ends then.
  private func settled(by day: CalendarDate) -> Amount? {
    let round = running(on: day) - 1
    guard round > 0, deadline(of: round) == day else { return nil }
    return finishedOn(round) == nil ? min(paid(for: round), target) : target
  }

  /// What was paid for a round.
  public func paid(for round: Int) -> Amount { known(of: round)?.paid ?? .zero }

  /// The round that was finished last by hand.
  public var finishedLast: Int? {
    // No later day counts for an earlier round.
    known.last { $0.finish != nil }?.round
  }

  /// The day on which a round was finished by hand.
  public func finishedOn(_ round: Int) -> CalendarDate? {
    known(of: round)?.finish
  }

  /// The first day of a round: the last one of the round before, or the day on
  /// which that was finished by hand, but none before the goal's start.
  public func begin(of round: Int) -> CalendarDate {
    guard round > 1, let deadline = deadline(of: round - 1) else {
      return start
    }
    return max(start, min(deadline, finishedOn(round - 1) ?? deadline))
  }

  /// Whether a round is over: it was finished by hand, or its deadline has come
  /// and something was paid for it, or the month after the next deadline has
  /// begun.
  public func isOver(_ round: Int, on today: CalendarDate) -> Bool {
    if finishedOn(round) != nil { return true }
    guard let deadline = deadline(of: round), deadline <= today else {
      return false
    }
    return paid(for: round).isPositive
      || self.deadline(of: round + 1).map { $0 < today.month.firstDay } ?? false
  }

  /// What a round still takes: the target without what was paid for it.
  func need(
    of round: Int, on today: CalendarDate
  ) throws(MoneyProblem) -> Amount {
    isOver(round, on: today)
      ? .zero : max(try target - paid(for: round), .zero)
  }
}
