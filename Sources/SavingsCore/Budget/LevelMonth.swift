/// What a level budget makes of this month: what came in is part of it, and the
/// rest goes to what is missing still.
final class LevelMonth: Sendable {
  let all: Obligations

  /// What a payday brings that carries 1.
  let budget: Amount

  /// What its paydays still bring each.
  private let payments: [Obligations.Payment]

  /// What the month still asks for each need, in the display currency.
  let asked: [Amount]

  init(_ all: Obligations, paying budget: Amount) throws(MoneyProblem) {
    self.all = all
    self.budget = budget
    payments = try all.paymentsThisMonth(of: budget)
    let paid = try all.sums(of: payments)
    let least = all.withDue(paid)
    guard try all.isEnoughFromScratch(budget),
      try !all.isEnough(budget, after: paid)
    else {
      asked = least
      return
    }
    let room = try all.rest(after: paid)
    let due = try least.sum() - paid.sum()
    // What came in went to goals that could wait, so others get more now.
    let more = try SavingsCore.least(
      upTo: try room.sum(),
      unit: .tenToThe(Amount.decimals - all.frame.setting.digits),
      AmountTest { more throws(MoneyProblem) in
        guard more >= due else { return false }
        return try all.isInTime(
          after: try paid.adding(try room.filled(more)), paying: budget)
      })
    asked = try paid.adding(try room.filled(more))
  }

  /// What the month still asks, payday by payday, from one of them on.
  ///
  /// What a payday that has passed did not bring is for the next one; what is
  /// asked beyond the budget is for the first that can pay it.
  func runs(since next: Int) throws(MoneyProblem) -> [PaidRun] {
    let paydays = all.frame.line.now
    var sums = (0..<paydays).map { _ in asked.map { _ in Amount.zero } }
    var rest = asked
    func pay(_ need: Int, _ amount: Amount, on payday: Int) throws(MoneyProblem)
    {
      let payday = min(max(payday, next), paydays - 1)
      sums[payday][need] = try sums[payday][need] + amount
      rest[need] = try rest[need] - amount
    }
    for payment in payments {
      try pay(
        payment.need, min(payment.amount, rest[payment.need]),
        on: payment.payday)
    }
    for need in asked.indices where rest[need].isPositive {
      try pay(need, rest[need], on: all.needs[need].need.first)
    }
    var runs: [PaidRun] = []
    for payday in 0..<paydays {
      for need in asked.indices where sums[payday][need].isPositive {
        let sum = sums[payday][need]
        runs.add(
          PaidRun(
            need: need, first: payday, last: payday, opening: sum, total: sum))
      }
    }
    return runs
  }

  /// What is missing after the month.
  func after() throws(MoneyProblem) -> [LevelNeed] {
    try all.missing(after: asked)
  }
}
