/// How far a budget looks, and what standing goals take in the long run.
///
/// Goals that come again never end, so a budget looks at two full turns of all
/// of them after everything else has come and gone, and has to bring on average
/// what they take in the last turn.
struct Horizon: Sendable {
  /// The month of today.
  private let month: Month

  /// The last month it looks at.
  let end: Month

  /// How many months it takes until all goals come again together, 0 without
  /// standing goals.
  let turn: Int

  private static let longestTurn = 1200

  /// No budget looks farther.
  private static let farthest = 3600

  /// The horizon of some goals, each with what there was of it.
  init(
    of goals: [(goal: Goal, rounds: Rounds?, base: Amount)],
    on today: CalendarDate, _ settings: Settings
  ) throws(MoneyProblem) {
    month = today.month
    var end = month
    for amounts in [settings.weights, settings.income] {
      end = max(end, amounts.lastAlone ?? month)
    }
    var turn = 0
    for (goal, rounds, base) in goals {
      end = max(end, goal.start.month)
      if goal.isStanding { turn = Horizon.turn(turn, with: goal.every ?? 12) }
      if let rounds {
        end = max(
          end,
          try rounds.firstUncovered(by: base, on: today)?.month ?? month)
      } else if let deadline = goal.deadline {
        end = max(end, deadline.month)
      }
    }
    self.turn = turn
    let most = month.adding(Horizon.farthest) ?? CalendarDate.last.month
    self.end = min(end.adding(2 * turn) ?? most, most)
  }

  /// The least common multiple of a turn, a year and some months more.
  private static func turn(_ turn: Int, with months: Int) -> Int {
    min(lcm(lcm(max(turn, 1), 12), months), longestTurn)
  }

  private static func lcm(_ a: Int, _ b: Int) -> Int {
    a / Int(Int128(a).commonDivisor(with: Int128(b))) * b
  }

  /// The first month of the last turn.
  var lastTurn: Month? {
    turn == 0 ? nil : end.adding(1 - turn).map { max($0, month) }
  }
}

extension Rounds {
  /// The deadline of the first round that what there was does not cover,
  /// looked for a hundred years ahead.
  fileprivate func firstUncovered(
    by base: Amount, on today: CalendarDate
  ) throws(MoneyProblem) -> CalendarDate? {
    var rest = base
    var round = max(1, (today.month.firstDay.yesterday.map(running) ?? 1) - 1)
    while let deadline = deadline(of: round),
      today.month.months(until: deadline.month) <= Reach.mostMonths
    {
      let need = try need(of: round, on: today)
      rest = try rest - need
      // A round that needs nothing is covered, whatever was taken out.
      if rest.isNegative, need.isPositive { return deadline }
      round += 1
    }
    return nil
  }
}

extension Goal {
  /// What a standing goal takes in the last turn that a budget looks at.
  func amountForEver(
    _ rounds: Rounds?, _ course: BudgetCourse, _ horizon: Horizon,
    _ settings: Settings, digits: Int
  ) throws(MoneyProblem) -> Amount {
    guard isStanding, let first = horizon.lastTurn else { return .zero }
    if let rounds, let target {
      let start = first.firstDay.yesterday.map(rounds.running) ?? 1
      let end = rounds.running(on: horizon.end.lastDay)
      return try target.times(Amount(end - start))
    }
    let isReached =
      target != nil && !course.needs.contains { $0.from.month > horizon.end }
    guard !isReached else { return .zero }
    var amounts = MonthlyAmounts(of: self, settings.paydays, digits: digits)
    var sum = Amount.zero
    for months in 0..<horizon.turn {
      guard let month = first.adding(months), month <= horizon.end else {
        break
      }
      sum = try sum + amounts.amount(of: month)
    }
    return sum
  }
}
