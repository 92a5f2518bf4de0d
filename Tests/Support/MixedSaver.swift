package import SavingsCore
import Testing

/// Somebody with goals of several kinds, uneven months, one or several paydays
/// a month, and now and then a second currency.
package struct MixedSaver {
  /// The first day of the story.
  package let begin: CalendarDate

  package var story: Story
  package var dice: SplitMix64

  /// The goals there are: `Dated`, `Round`, `Buffer` or `Pocket`.
  package private(set) var names: [String] = []

  /// What a round of `Round` takes.
  package let round = Amount(600)

  private var billed: CalendarDate

  /// The paydays that a story may have, those by day of month first.
  package static let schedules = [
    "25", "31", "15,31", "1,11,21", "2026-01-09+2w",
  ]

  package init(_ seed: Int, schedules: [String] = MixedSaver.schedules) throws {
    dice = SplitMix64(seed: seed)
    begin = try day("2026-03-10")
    billed = begin
    story = try Story(payday: 25, currency: "EUR")
    try story.rate(("USD", "EUR"), "0.9", on: "2026-03-01")
    let schedule = dice.one(of: schedules)
    let weights = try (0..<dice.number(0...3)).map { _ in
      (dice.number(1...12), try Amount(dice.one(of: ["0.5", "2", "0.25"])))
    }
    try story.prefer { settings in
      settings.ownPayday = PaydaySchedule(schedule)
      for (month, weight) in weights {
        settings.weights[key: .yearly(month)] = weight
      }
    }
    try story.asset("Jar")
    try story.asset("Tin")
    while names.isEmpty { try addGoals() }
  }

  private mutating func addGoals() throws {
    let begin = begin
    let start = begin.description
    if dice.once(in: 2) {
      let dollars = dice.once(in: 3)
      try story.asset("Dated", dollars ? "USD" : "EUR", slug: "dated-jar")
      try add("Dated") { story, dice in
        try story.goal(
          "Dated", "\(dice.number(200...9000))", dollars ? "USD" : "EUR",
          by: dice.day(after: begin, 40...600).description,
          from: start)
      }
    }
    if dice.once(in: 2) {
      try add("Round") { story, dice in
        try story.goal(
          "Round", "600",
          by: dice.day(after: begin, 60...300).description,
          from: start, every: dice.one(of: [2, 3, 6, 12]))
      }
    }
    if dice.once(in: 2) {
      try add("Buffer") { story, dice in
        try story.goal(
          "Buffer", "\(dice.number(100...2000))", by: nil, from: start,
          monthly: "\(dice.number(200...400))")
      }
    }
    if dice.once(in: 4) {
      try add("Pocket") { story, dice in
        try story.goal(
          "Pocket", nil, by: nil, from: start,
          monthly: "\(dice.number(10...90))")
      }
    }
  }

  private mutating func add(
    _ name: String,
    _ goal: (inout Story, inout SplitMix64) throws -> Void
  ) throws {
    names.append(name)
    try goal(&story, &dice)
    try story.share(
      "0", of: account(of: name), for: name.lowercased(),
      since: begin.description)
  }

  /// The account in which a goal is saved, in its currency.
  package func account(of name: String) -> String {
    name == "Dated" ? "dated-jar" : "jar"
  }

  /// The paydays from the first day on and before another.
  package func paydays(before end: CalendarDate) -> [CalendarDate] {
    story.book.household.settings.paydays
      .dates(from: begin, before: end)
  }

  package func figures(
    _ name: String, _ date: CalendarDate
  ) throws -> Figures { try story.figures(name, date.description) }

  /// Puts something aside for a goal, if it is something.
  package mutating func pay(
    _ amount: Amount, for name: String, on date: CalendarDate
  ) throws {
    guard amount.isPositive else { return }
    try story.save(
      amount.description, for: name.lowercased(), in: account(of: name),
      on: date.description)
  }

  /// Takes out some of what a goal has, for nothing that it was saved for.
  ///
  /// A withdrawal that names a round pays its bill, so what a standing goal
  /// loses goes through another account and leaves there without a name.
  package mutating func lose(from name: String, on date: CalendarDate) throws {
    let saved = try figures(name, date).saved
    guard saved >= Amount(2) else { return }
    let part = try saved.times(
      Amount(1), over: Amount(dice.number(1...4)), .down
    ).rounded(to: 2, .down)
    guard name != "Dated" else {
      return try story.move(
        (-part).description, .withdrawal, in: account(of: name), for: "dated",
        on: date.description)
    }
    let household = story.book.household
    let transfer = Transfer(
      part, from: try household.asset(named: account(of: name)).id,
      part, to: try household.asset(named: "tin").id, on: date,
      goal: try household.goal(named: name.lowercased()).id,
      ids: (Identifier(random: &dice), Identifier(random: &dice)))
    story.book = try story.book.transferring(transfer).book
    try story.move(
      (-part).description, .withdrawal, in: "tin", on: date.description)
  }

  /// The rounds that came due since the payday before, with what there was on
  /// the evening before each; all are paid on their days, for as much or a
  /// little less than was thought.
  package mutating func bills(
    by payday: CalendarDate
  ) throws -> [(deadline: CalendarDate, saved: Amount)] {
    guard names.contains("Round") else { return [] }
    let goal = try story.book.household.goal(named: "round")
    defer { billed = payday }
    var bills: [(deadline: CalendarDate, saved: Amount)] = []
    var months = 0
    while let first = goal.deadline,
      let deadline = first.adding(months: months),
      deadline <= payday
    {
      if deadline > billed {
        let eve = try #require(deadline.yesterday)
        bills.append((deadline, try figures("Round", eve).saved))
        try story.move(
          "-\(dice.one(of: [600, 600, 590]))", .withdrawal, in: "jar",
          for: "round", on: deadline.description)
      }
      months += goal.every ?? 12
    }
    return bills
  }
}
