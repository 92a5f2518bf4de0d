/// What of a goal's month is due by which of its paydays.
///
/// Each need asks its own paydays of the month evenly, so that a round is whole
/// by its own last one, whatever the next round asks; a need without paydays
/// asks at once, so the first of an amount that somebody chose is for it.
struct Instalments {
  /// What each of those that ask something on a day asks, in proportion to the
  /// others.
  private let needs: [(asked: Amount, days: [CalendarDate])]

  /// What those ask that have none.
  private let atOnce: Amount

  /// The paydays of the goal in the month, in order.
  let days: [CalendarDate]

  /// What a goal's demand asks in the month of today from one of its days on.
  init(
    of goal: Goal, _ demand: Demand, from start: CalendarDate,
    on today: CalendarDate, _ paydays: Paydays
  ) throws(MoneyProblem) {
    let all = paydays.schedule.dates(in: today.month)
    guard goal.monthly == nil else {
      days = all.filter { start <= $0 }
      needs = [(demand.required, days)]
      atOnce = .zero
      return
    }
    let asked = (try? demand.partsInWhole()) ?? demand.parts.map(\.asked)
    // A round that is over has no paydays any more, if another one has.
    let isRunning = demand.parts.contains { !$0.need.amount.isZero }
    var needs: [(asked: Amount, days: [CalendarDate])] = []
    var days: [CalendarDate] = []
    var atOnce = Amount.zero
    for (place, part) in demand.parts.enumerated()
    where !isRunning || !part.need.amount.isZero {
      let need = part.need
      let own = Array(all.lazy.filter { need.from <= $0 && $0 < need.deadline })
      days = days.merged(with: own[...])
      if own.isEmpty {
        atOnce = try atOnce + part.asked
      } else if asked[place].isPositive {
        needs.append((asked[place], own))
      }
    }
    self.needs = needs
    self.days = days
    self.atOnce = atOnce
  }

  /// How many of the paydays lie before a day.
  func passed(by day: CalendarDate) -> Int { days.count { $0 < day } }

  /// What of what is left of an amount is due by its first paydays when so much
  /// came in.
  func unpaid(
    of amount: Amount, having came: Amount, upTo left: Amount,
    byFirst count: Int, digits: Int
  ) throws(MoneyProblem) -> Amount {
    let due = try due(of: amount, byFirst: count, digits: digits)
    return min(left, max(try due - came, .zero))
  }

  /// What of an amount for the month is due by its first paydays; all of it by
  /// the last.
  func due(
    of amount: Amount, byFirst count: Int, digits: Int
  ) throws(MoneyProblem) -> Amount {
    guard count < days.count else { return amount }
    let next = days[count]
    let first = min(amount, try atOnce.rounded(to: digits))
    let rest = try amount - first
    guard needs.count > 1 else {
      // Who chose an amount for what asks nothing pays it evenly.
      let own = needs.first?.days ?? days
      let come = Amount(own.count { $0 < next })
      return try first
        + rest.times(come, over: Amount(own.count), .nearest, to: digits)
    }
    var come = Amount.zero
    var all = Amount.zero
    for need in needs {
      all = try all + need.asked
      come =
        try come
        + need.asked.times(
          Amount(need.days.count { $0 < next }),
          over: Amount(need.days.count), .down)
    }
    return try first + rest.times(come, over: all, .nearest, to: digits)
  }
}

extension Demand {
  /// What the needs ask, all as many times as leave nothing to be cut: not of
  /// what their paydays carry, and not of a part for one of up to five paydays,
  /// which are all that a month has.
  fileprivate func partsInWhole() throws(MoneyProblem) -> [Amount] {
    guard parts.count > 1 else { return parts.map(\.asked) }
    var times = Amount(60)
    for load in parts.map(\.load) where load.paydays > 0 {
      let part = load.all.attos.commonDivisor(with: load.month.attos)
      times = try times.times(Amount(load.all.wholeTimes(Amount(attos: part))))
    }
    let asked = try parts.map { (part) throws(MoneyProblem) in
      part.load.paydays > 0
        ? try part.toBring.times(
          times.times(part.load.month), over: part.load.all)
        : try part.missing.times(times)
    }
    _ = try asked.sum()
    return asked
  }
}
