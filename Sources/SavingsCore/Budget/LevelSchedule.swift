/// A stretch of paydays on which one need is paid: what its first payday has
/// left for it, then the whole budget each time, and the rest on the last.
struct PaidRun {
  /// The place of the need.
  let need: Int

  /// The first of the paydays.
  let first: Int

  /// The last of them.
  let last: Int

  /// What the first one pays.
  let opening: Amount

  /// What all of them pay.
  let total: Amount
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
  private struct Moment {
    let payday: Int
    let room: Amount
  }

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
        now = try stop.flatMap { stop throws(MoneyProblem) in
          try self.moment(at: stop)
        }
      }
    }
  }

  /// The first payday from one on that brings something, with all of that.
  private func moment(at payday: Int) throws(MoneyProblem) -> Moment? {
    guard let payday = line.bringing(from: payday) else { return nil }
    return Moment(
      payday: payday,
      room: try budget.times(line.carried(from: payday, before: payday + 1)))
  }

  /// Pays a need until it has all, or until a payday on which others begin.
  private mutating func pay(
    _ need: Int, from now: Moment, until stop: Int?
  ) throws(MoneyProblem) -> Moment? {
    let opening = min(rest[need], now.room)
    let later = try rest[need] - opening
    var last = now.payday
    var room = try now.room - opening
    if later.isPositive {
      let end = stop ?? line.count
      let paid = payday(bringing: later, after: now.payday)
      last = paid.map { min($0, end - 1) } ?? end - 1
      let brought = try budget.times(
        line.carried(from: now.payday + 1, before: last + 1))
      room = max(try brought - later, .zero)
      if brought < later {
        let total = try opening + brought
        record(need, now.payday, last, opening, total)
        rest[need] = try rest[need] - total
        return try stop.flatMap { stop throws(MoneyProblem) in
          try moment(at: stop)
        }
      }
    }
    record(need, now.payday, last, opening, rest[need])
    rest[need] = .zero
    return room.isZero
      ? try moment(at: last + 1) : Moment(payday: last, room: room)
  }

  /// The payday by which those after one have brought so much, `nil` where they
  /// never do.
  private func payday(bringing amount: Amount, after payday: Int) -> Int? {
    // What has to be brought of 1 may be past counting, and is never brought.
    guard let sought = try? amount.times(Amount(1), over: budget, .up) else {
      return nil
    }
    return try? line.payday(bringing: sought, from: payday + 1)
  }

  private mutating func record(
    _ need: Int, _ first: Int, _ last: Int, _ opening: Amount, _ total: Amount
  ) {
    runs.append(
      PaidRun(
        need: need, first: first, last: last, opening: opening, total: total))
  }

  /// Whether every need is paid by its last payday.
  var isInTime: Bool {
    rest.allSatisfy(\.isZero)
      && runs.allSatisfy { $0.last <= needs[$0.need].last }
  }

  /// What a run pays by a payday.
  func paid(
    by payday: Int, in run: PaidRun
  ) throws(MoneyProblem) -> Amount {
    guard payday >= run.first else { return .zero }
    guard payday < run.last else { return run.total }
    return try run.opening
      + budget.times(line.carried(from: run.first + 1, before: payday + 1))
  }

  /// What each need is still missing when a payday begins, from that one on.
  func missing(on payday: Int) throws(MoneyProblem) -> [LevelNeed] {
    var missing = needs.map(\.amount)
    for run in runs {
      missing[run.need] =
        try missing[run.need]
        - paid(by: payday - 1, in: run)
    }
    return zip(needs, missing).map { need, amount in
      LevelNeed(
        amount: amount, first: Swift.max(need.first, payday),
        last: Swift.max(need.last, payday))
    }
  }

  /// What each need lacks when its last payday has passed.
  func lacking() throws(MoneyProblem) -> [Amount] {
    var lacking = needs.map(\.amount)
    for run in runs {
      let paid = try paid(by: needs[run.need].last, in: run)
      lacking[run.need] = try lacking[run.need] - paid
    }
    return lacking
  }
}

/// Whether an amount is enough.
///
/// A function that is given this and not a closure is compiled once.
struct AmountTest {
  let isEnough: (Amount) throws(MoneyProblem) -> Bool

  init(_ isEnough: @escaping (Amount) throws(MoneyProblem) -> Bool) {
    self.isEnough = isEnough
  }
}

/// The least whole number of units for which something is so; it is so for
/// `most` and for every number above one for which it is so.
///
/// It is looked for in steps that double, from where it is thought to be
/// (galloping search), and from where they lead past it by halving.
@inline(never)
func least(
  upTo most: Amount, near guess: Amount? = nil, unit: Int128,
  _ test: AmountTest
) throws(MoneyProblem) -> Amount {
  var tooFew: Int128 = -1
  var enough = most.attos / unit
  if most.attos % unit > 0 {
    // The next unit has to be one that can be counted.
    enough = try (most + Amount(attos: unit)).attos / unit
  }
  var next = guess.map { $0.attos / unit } ?? tooFew
  var step: Int128 = 1
  while tooFew + 1 < enough {
    if next <= tooFew || next >= enough {
      next = tooFew + (enough - tooFew) / 2
      step = 0
    }
    if try test.isEnough(Amount(attos: next * unit)) {
      enough = next
      next -= step
    } else {
      tooFew = next
      next += step
    }
    // No step leads past the middle, so that none is past counting.
    step = min(step, (enough - tooFew) / 4) * 2
  }
  return Amount(attos: enough * unit)
}
