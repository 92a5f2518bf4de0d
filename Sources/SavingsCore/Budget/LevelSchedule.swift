/// What a budget pays for, in the order in which it has to: so much, from one
/// payday to another.
///
/// Paydays are counted from the first of this month.
struct Need: Equatable {
  /// How much, in the display currency.
  var amount: Amount

  /// The first payday that can pay for it.
  let first: Int

  /// The last one that is in time.
  var last: Int
}

/// A stretch of paydays on which one need is paid: what its first payday has
/// left for it, then the whole budget each time, and the rest on the last.
struct PaidRun: Equatable {
  /// The place of the need.
  let need: Int

  /// The first of the paydays.
  let first: Int

  /// How many there are.
  let count: Int

  /// What the first one pays.
  let opening: Amount

  /// What all of them pay.
  let total: Amount

  /// The last of the paydays.
  var last: Int { first + count - 1 }

  /// What the paydays up to one of them pay.
  func paid(by payday: Int, of budget: Amount) throws(MoneyProblem) -> Amount {
    guard payday >= first else { return .zero }
    guard payday < last else { return total }
    return try opening + budget.times(Amount(payday - first))
  }
}

/// A level budget, paid out by earliest deadline first (EDF).
///
/// Each payday's money goes to the need with the earliest last payday among
/// those that have begun, and the rest to the next. What no need takes yet is
/// free. If any order meets every last payday, this one does.
struct LevelSchedule {
  /// No calendar has so many paydays.
  private static let never = 1_000_000

  /// The needs, in the order of their last paydays.
  let needs: [Need]

  /// What each payday brings.
  let budget: Amount

  /// What is paid and when; of one need in the order of the days.
  private(set) var runs: [PaidRun] = []

  /// What a budget pays from a payday on, for needs in the order of their last
  /// paydays.
  init(
    _ needs: [Need], paying budget: Amount, from start: Int = 0
  ) throws(MoneyProblem) {
    self.needs = needs
    self.budget = budget
    guard budget.isPositive else { return }
    var rest = needs.map(\.amount)
    let open = needs.indices.filter { needs[$0].amount.isPositive }
    let begins = Set(open.map { needs[$0].first }.filter { $0 > start })
    var now = start
    for stop in begins.sorted() + [LevelSchedule.never] {
      let active = open.filter { needs[$0].first <= now }
      try pay(active, &rest, from: now, until: stop)
      now = stop
    }
  }

  /// Pays some needs one after the other until a payday on which others begin.
  private mutating func pay(
    _ active: [Int], _ rest: inout [Amount], from start: Int, until stop: Int
  ) throws(MoneyProblem) {
    var now = start
    var room = budget
    for need in active where rest[need].isPositive && now < stop {
      let opening = min(rest[need], room)
      let later = try rest[need] - opening
      let more = min(later.timesRoundedUp(budget), LevelSchedule.never)
      let isPaid = more < stop - now
      let count = isPaid ? more : stop - now - 1
      let total =
        isPaid ? rest[need] : try opening + budget.times(Amount(count))
      runs.append(
        PaidRun(
          need: need, first: now, count: count + 1, opening: opening,
          total: total))
      rest[need] = try rest[need] - total
      guard isPaid else { return }
      room = try more > 0 ? budget.times(Amount(more)) - later : room - opening
      now += more
      if room.isZero {
        now += 1
        room = budget
      }
    }
  }

  /// Whether every need is paid by its last payday.
  var isInTime: Bool {
    budget.isPositive
      ? runs.allSatisfy { $0.last <= needs[$0.need].last }
      : needs.allSatisfy { $0.amount.isZero }
  }

  /// What each need lacks when its last payday has passed.
  func lacking() throws(MoneyProblem) -> [Amount] {
    var lacking = needs.map(\.amount)
    for run in runs {
      let paid = try run.paid(by: needs[run.need].last, of: budget)
      lacking[run.need] = try lacking[run.need] - paid
    }
    return lacking
  }
}

/// The least whole number of units for which something is so, found by halving;
/// it is so for `most` and for every number above one for which it is so.
func least(
  upTo most: Amount, unit: Int128,
  _ isEnough: (Amount) throws(MoneyProblem) -> Bool
) throws(MoneyProblem) -> Amount {
  var tooFew: Int128 = -1
  var enough = most.attos / unit
  if most.attos % unit > 0 {
    // The next unit has to be one that can be counted.
    enough = try (most + Amount(attos: unit)).attos / unit
  }
  while tooFew + 1 < enough {
    let middle = tooFew + (enough - tooFew) / 2
    if try isEnough(Amount(attos: middle * unit)) {
      enough = middle
    } else {
      tooFew = middle
    }
  }
  return Amount(attos: enough * unit)
}
