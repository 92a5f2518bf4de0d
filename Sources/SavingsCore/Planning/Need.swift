/// So much by a day, to be paid on the paydays before it.
///
/// A dated goal has one need, its target; one that comes again has one for each
/// round that the month has to do with.
public struct Need: Sendable {
  /// How much.
  public let amount: Amount

  /// The day from which paydays count.
  public let from: CalendarDate

  /// The day before which they do.
  public let deadline: CalendarDate

  /// The number of the round, `nil` of a goal that does not come again.
  public let round: Int?
}

extension [Need] {
  /// Where the first one stands that what is saved falls short of by half a
  /// unit or more, else the last one.
  func shown(having saved: Amount, digits: Int) throws(MoneyProblem) -> Int? {
    var sum = Amount.zero
    for place in indices {
      sum = try sum + self[place].amount
      if try (sum - saved).rounded(to: digits).isPositive { return place }
    }
    return indices.last
  }
}

extension Goal {
  /// The needs of a month, in the order of their deadlines; a monthly goal has
  /// none.
  ///
  /// Of a goal that comes again these are the last round that was due before
  /// the month, the first that is due since, and those that begin in the month
  /// because the one before them is due in it, or was finished by hand.
  func needs(
    on today: CalendarDate, _ rounds: Rounds?, _ paydays: Paydays
  ) throws(MoneyProblem) -> [Need] {
    guard let target, let deadline else { return [] }
    let month = today.month
    let from = max(month.firstDay, start)
    guard let rounds else {
      return [Need(amount: target, from: from, deadline: deadline, round: nil)]
    }
    func need(of round: Int) throws(MoneyProblem) -> Need? {
      guard let deadline = rounds.deadline(of: round) else { return nil }
      return Need(
        amount: try rounds.need(of: round, on: today),
        from: max(from, rounds.begin(of: round)), deadline: deadline,
        round: round)
    }
    var round = month.firstDay.yesterday.map(rounds.running) ?? 1
    var needs: [Need] = []
    if round > 1, let former = try need(of: round - 1) { needs.add(former) }
    if let current = try need(of: round) { needs.add(current) }
    while let last = needs.last,
      last.deadline.month == month || rounds.finishedOn(round) != nil,
      let next = try need(of: round + 1),
      paydays.count(in: month, from: next.from, before: next.deadline) > 0
    {
      needs.add(next)
      round += 1
    }
    return needs
  }
}
