import SavingsCore
import Support
import Testing

/// The laws of the month for goals of all kinds together, with uneven months,
/// several paydays and two currencies.
@Suite struct KindLawTests {
  /// What somebody pays on a payday.
  private enum Way: CaseIterable {
    /// What the next payday carries.
    case leftByNext
    /// All that is left of the month.
    case left
  }

  @Test(arguments: Way.allCases)
  private func whoPaysOnEveryPaydayMeetsEveryRoundAndDeadline(
    _ way: Way
  ) throws {
    var count = (rounds: 0, dated: 0, buffers: 0, losses: 0)
    let end = try day("2027-12-31")
    let lastLoss = try day("2027-03-01")
    for seed in 1...80 {
      var saver = try MixedSaver(seed)
      for payday in saver.paydays(before: end) {
        for (deadline, saved) in try saver.bills(by: payday) {
          try #require(saved >= saver.round, "\(seed) \(deadline)")
          count.rounds += 1
        }
        for name in saver.names {
          if seed % 2 == 0, payday < lastLoss, saver.dice.once(in: 8) {
            try saver.lose(from: name, on: payday)
            count.losses += 1
          }
          try pay(name, way, on: payday, &saver, "\(seed) \(name) \(payday)")
        }
      }
      for (name, path) in [
        ("Dated", \(rounds: Int, dated: Int, buffers: Int, losses: Int).dated),
        ("Buffer", \.buffers),
      ] where saver.names.contains(name) {
        let goal = try saver.story.book.household.goal(named: name.lowercased())
        guard goal.deadline ?? .first < end else { continue }
        try #require(
          try saver.figures(name, end).remaining == .zero, "\(seed) \(name)")
        count[keyPath: path] += 1
      }
    }
    #expect(count.rounds > 80 && count.dated > 20 && count.buffers > 20)
    #expect(count.losses > 80, "\(count)")
  }

  /// Pays for one goal; nothing of the month's requirement moves by it, what is
  /// saved is all that is more.
  private func pay(
    _ name: String, _ way: Way, on payday: CalendarDate,
    _ saver: inout MixedSaver, _ told: String
  ) throws {
    let had = try saver.figures(name, payday)
    let amount = way == .leftByNext ? had.leftByNext : had.left
    try #require(had.leftByNext <= had.left, "\(told)")
    try saver.pay(amount, for: name, on: payday)
    let new = try saver.figures(name, payday)
    try #require(
      new.required == had.required || new.remaining == .zero, "\(told)")
    try #require(try new.saved == had.saved + amount, "\(told)")
    try #require(new.leftByNext.isZero || payday.isLastPayday(saver), "\(told)")
    guard way != .leftByNext else { return }
    try #require(new.left.isZero, "\(told)")
  }

  /// On any day, saving what is left of a goal moves nobody else, and money
  /// that names nobody asks nobody for more.
  @Test func nobodyElseIsMoved() throws {
    var saved = 0
    for seed in 1...250 {
      var saver = try MixedSaver(seed)
      let today = saver.dice.day(after: saver.begin, 0...300)
      for payday in saver.paydays(before: today) {
        _ = try saver.bills(by: payday)
        // A bill that was not saved up would make the account owe.
        for name in saver.names
        where name == "Round" || !saver.dice.once(in: 4) {
          let left = try saver.figures(name, payday).left
          try saver.pay(left, for: name, on: payday)
        }
      }
      for name in saver.names {
        let before = try saver.story.plan(today.description)
        let left = try saver.figures(name, today).left
        try saver.pay(left, for: name, on: today)
        let after = try saver.story.plan(today.description)
        for old in before.goals where old.goal.name != name {
          let new = after.goals.first { $0.goal.id == old.goal.id }
          try #require(old.figures == new?.figures, "\(seed) \(name)")
        }
        saved += left.isPositive ? 1 : 0
      }
      let before = try saver.story.plan(today.description)
      try #require(before.totals.left == .zero, "\(seed)")
      try saver.story.move("77", .deposit, in: "jar", on: today.description)
      let after = try saver.story.plan(today.description)
      for old in before.goals {
        let had = try #require(old.figures)
        let has = try #require(
          after.goals.first { $0.goal.id == old.goal.id }?.figures)
        try #require(has.required <= had.required, "\(seed)")
        try #require(has.left <= had.left, "\(seed)")
      }
    }
    #expect(saved > 200)
  }
}

extension CalendarDate {
  /// Whether the next payday is in another month.
  fileprivate func isLastPayday(_ saver: MixedSaver) -> Bool {
    let schedule = saver.story.book.household.settings.paydays.schedule
    return schedule.dates(in: month).last == self
  }
}
