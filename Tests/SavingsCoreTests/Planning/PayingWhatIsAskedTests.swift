import SavingsCore
import Support
import Testing

@Suite struct PayingWhatIsAskedTests {
  @Test func meetsEveryTargetOnTimeToTheLastUnit() throws {
    var dice = SplitMix64(seed: 2026)
    for _ in 1...1000 {
      let saver = try Saver(&dice)
      var story = try saver.story()
      var paid: [Amount] = []
      for payday in saver.paydays {
        paid.append(try pay(on: payday, in: &story, &dice))
      }
      let end = try story.figures("Goal", saver.deadline.description)
      try #require(end.saved == saver.target, "\(saver)")
      try #require(end.remaining == .zero, "\(saver)")
      let most = paid.max() ?? .zero
      let least = paid.min() ?? .zero
      try #require(try most - least <= saver.unit, "\(saver)")
    }
  }

  /// Pays what is left in one or two parts, and tells how much that was.
  private func pay(
    on payday: CalendarDate, in story: inout Story, _ dice: inout SplitMix64
  ) throws -> Amount {
    let date = payday.description
    let before = try story.figures("Goal", date)
    var rest = before.left
    let part = Amount(attos: rest.attos / 2)
    let half = try part.rounded(to: 0, .down)
    if half.isPositive, dice.once(in: 2) {
      try story.save(half.description, for: "Goal", in: "Account", on: date)
      let after = try story.figures("Goal", date)
      try #require(after.required == before.required)
      try #require(try after.left == before.left - half)
      rest = after.left
    }
    if rest.isPositive {
      try story.save(rest.description, for: "Goal", in: "Account", on: date)
    }
    return before.left
  }
}

/// Somebody with a goal and an account who pays what is asked.
private struct Saver: CustomStringConvertible {
  let payday: Int
  let currency: String
  let unit: Amount
  let target: Amount
  let opening: Amount
  let isEarmark: Bool
  let start: CalendarDate
  let deadline: CalendarDate
  let paydays: [CalendarDate]

  init(_ dice: inout SplitMix64) throws {
    let digits = [2, 0, 3, 8][dice.number(0...3)]
    currency = [2: "EUR", 0: "JPY", 3: "KWD", 8: "BTC"][digits] ?? "EUR"
    unit = dice.amount(1...1, digits: digits)
    payday = dice.number(1...31)
    target = dice.amount(
      0...(dice.once(in: 4) ? 20 : 50_000_000), digits: digits)
    opening =
      dice.once(in: 3)
      ? .zero
      : Amount(
        attos: target.attos / Int128(dice.number(1...9)) / unit.attos
          * unit.attos)
    isEarmark = dice.once(in: 2)
    start = dice.day(after: try day("2026-01-01"), 0...800)
    deadline = dice.day(after: start, 1...(dice.once(in: 20) ? 800 : 100))
    let rule = try #require(PaydaySchedule(payday))
    let all = Paydays(rule).dates(from: start, before: deadline)
    paydays = all.isEmpty ? [start] : all
  }

  func story() throws -> Story {
    var story = try Story(payday: payday)
    try story.goal(
      "Goal", target.description, currency, by: deadline.description,
      from: start.description)
    let opened = opening.isZero ? nil : opening.description
    try story.asset("Account", currency, holding: opened, on: start.description)
    try story.share(
      isEarmark ? opening.description : "100%", of: "Account",
      for: "Goal", since: start.description)
    return story
  }

  var description: String {
    "\(target) \(currency) by \(deadline) from \(start) with \(opening), "
      + "payday \(payday)"
  }
}
