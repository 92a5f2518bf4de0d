/// A stretch of paydays on which one need is paid: what its first payday has
/// left for it, then the whole budget each time, and the rest on the last.
struct PaidRun {
  /// The place of the need.
  let need: Int

  /// The places of the first of the paydays and of the last.
  let first: Int
  let last: Int

  /// What the first one pays.
  let opening: Amount

  /// What all of them pay.
  let total: Amount

  /// What it pays of a budget by a payday.
  func paid(
    by payday: Int, of budget: Amount, on line: PaydayLine
  ) throws(MoneyProblem) -> Amount {
    guard payday >= first else { return .zero }
    guard payday < last else { return total }
    return try opening
      + budget.times(line.carried(from: first + 1, before: payday + 1))
  }
}

/// A level budget, paid out by earliest deadline first (EDF).
///
/// Each payday's money goes to the need with the earliest last payday among
/// those that have begun, and the rest to the next. What no need takes yet is
/// free. If any order meets every last payday, this one does.
struct LevelSchedule {
  /// The needs, in the order of their last paydays.
  let needs: [LevelNeed]

  /// What a payday brings that carries 1.
  let budget: Amount

  /// What is paid and when; of one need in the order of the days.
  private(set) var runs: [PaidRun] = []

  private let line: PaydayLine

  /// What each need still takes at the end of all paydays.
  private(set) var rest: [Amount]

  /// A payday, and what is left of what it brings.
  private typealias Moment = (payday: Int, room: Amount)

  /// What a budget pays from a payday on, for needs in the order of their last
  /// paydays.
  init(
    _ needs: [LevelNeed], paying budget: Amount, on line: PaydayLine,
    from start: Int = 0
  ) throws(MoneyProblem) {
    self.needs = needs
    self.budget = budget
    self.line = line
    rest = needs.map(\.amount)
    guard budget.isPositive else { return }
    var waiting = placesInOrder(needs.count) {
      needs[$0].first < needs[$1].first
    }.filter { needs[$0].amount.isPositive }[...]
    runs.reserveCapacity(waiting.count)
    var open = Heap()
    var now = try moment(at: start)
    while let moment = now {
      while let next = waiting.first, needs[next].first <= moment.payday {
        open.insert(waiting.removeFirst())
      }
      let stop = waiting.first.map { needs[$0].first }
      if let need = open.least {
        now = try pay(need, from: moment, until: stop)
        if rest[need].isZero { open.removeLeast() }
      } else {
        now = try self.moment(at: stop)
      }
    }
  }

  /// The first payday from one on that brings something, with all of that.
  private func moment(at start: Int?) throws(MoneyProblem) -> Moment? {
    guard let start, let payday = line.bringing(from: start) else { return nil }
    return (
      payday,
      try budget.times(line.carried(from: payday, before: payday + 1))
    )
  }

  /// Pays a need until it has all, or until a payday on which others begin.
  private mutating func pay(
    _ need: Int, from now: Moment, until stop: Int?
  ) throws(MoneyProblem) -> Moment? {
    let opening = min(rest[need], now.room)
    let later = try rest[need] - opening
    var total = rest[need]
    var last = now.payday
    var room = try now.room - opening
    if later.isPositive {
      let end = (stop ?? line.count) - 1
      let paid = line.payday(bringing: later, of: budget, from: now.payday + 1)
      last = min(paid ?? end, end)
      let brought = try budget.times(
        line.carried(from: now.payday + 1, before: last + 1))
      room = max(try brought - later, .zero)
      if brought < later { total = try opening + brought }
    }
    runs.append(
      PaidRun(
        need: need, first: now.payday, last: last, opening: opening,
        total: total))
    rest[need] = try rest[need] - total
    if room.isZero {
      return try moment(at: rest[need].isZero ? last + 1 : stop)
    }
    return (last, room)
  }

  /// Whether every need is paid by its last payday.
  var isInTime: Bool {
    rest.allSatisfy(\.isZero)
      && runs.allSatisfy { $0.last <= needs[$0.need].last }
  }

  /// What each need is still missing when a payday begins, from that one on.
  func missing(on payday: Int) throws(MoneyProblem) -> [LevelNeed] {
    zip(needs, try lacking(after: payday - 1)).map { need, amount in
      LevelNeed(
        amount: amount, first: Swift.max(need.first, payday),
        last: Swift.max(need.last, payday))
    }
  }

  /// What each need lacks when a payday has passed, or its own last one.
  func lacking(after payday: Int? = nil) throws(MoneyProblem) -> [Amount] {
    var lacking = needs.map(\.amount)
    for run in runs {
      let paid = try run.paid(
        by: payday ?? needs[run.need].last, of: budget, on: line)
      lacking[run.need] = try lacking[run.need] - paid
    }
    return lacking
  }
}
