import SavingsCore
import Support
import Testing

/// What holds of every month of any household.
@Suite struct MonthsLawTests {
  /// What a month says of a goal that did not end in it is what the plan of
  /// its last day says.
  @Test func anOpenMonthSaysWhatThePlanOfItsLastDaySays() throws {
    var told = 0
    var unknown = 0
    for seed in 1...30 {
      let made = try MadeMonths(seed: seed)
      let months = try made.book.months(on: made.today)
      for month in months.all {
        let report = try months.report(of: month)
        if report.totals.sums == nil { unknown += 1 }
        let plan = try made.book.plan(on: min(month.lastDay, made.today))
        for goal in report.goals {
          guard let found = plan.goals.first(where: { $0.goal.id == goal.id })
          else {
            let end = try #require(goal.goal?.lifecycle.end)
            try #require(end.month == month, "\(seed) \(month)")
            continue
          }
          let name: Comment = "\(seed) \(month) \(goal.name)"
          try #require(goal.totals.required == found.figures?.required, name)
          try #require(goal.totals.planned == found.figures?.planned, name)
          try #require(goal.totals.left == found.figures?.left, name)
          try #require(
            goal.recorded.saved == found.figures?.savedThisMonth, name)
          try #require(goal.recorded.takenOut == found.figures?.takenOut, name)
          try #require(goal.flex == found.flex, name)
          told += 1
        }
      }
    }
    #expect(told > 400 && unknown > 5)
  }

  /// Sums are never below nothing, also as a goal ends, and `met` is 1 exactly
  /// where something was planned and nothing is left.
  @Test func nothingIsBelowNothingAndMetIsWhatIsNotLeft() throws {
    var met = 0
    var ended = 0
    for seed in 1...40 {
      let made = try MadeMonths(seed: seed)
      let months = try made.book.months(on: made.today)
      for month in months.all {
        let report = try months.report(of: month)
        for totals in report.goals.map(\.totals) + [report.totals] {
          let name: Comment = "\(seed) \(month)"
          for amount in totals.sums?.everything ?? [] {
            try #require(!amount.isNegative, name)
          }
          let isMet =
            totals.planned?.isPositive == true && totals.left?.isZero == true
          try #require((totals.met == Amount(1)) == isMet, name)
          try #require((totals.standing == .met) == isMet, name)
          if isMet { met += 1 }
        }
        ended += report.goals.count { $0.goal?.lifecycle.end?.month == month }
      }
    }
    #expect(met > 10 && ended > 5)
  }

  /// Nothing but closing again moves what was written down, and what the
  /// records say is what an open month says.
  @Test func whatIsWrittenDownStays() throws {
    var closed = 0
    var changed = 0
    for seed in 1...20 {
      var made = try MadeMonths(seed: seed)
      let before = made.book
      var kept: [Month: ClosedMonth] = [:]
      for month in try made.book.months(on: made.today).all
      where month < made.today.month {
        guard let next = try made.book.closed(month, on: made.today) else {
          continue
        }
        made.book = next
        let months = try made.book.months(on: made.today, asking: [month])
        // A month that was just closed is closed.
        let report = try months.report(of: month)
        try #require(report.state == .closed, "\(seed) \(month)")
        try #require(made.book.contradictionless)
        kept[month] = months.closing(of: month)
        closed += 1
      }
      // Before the day of a closing all is as if it were not there.
      let eve = try #require(made.today.adding(days: -1))
      let (old, new) = (
        try before.months(on: eve), try made.book.months(on: eve)
      )
      try #require(old.all == new.all)
      for month in new.all {
        try #require(
          contents(of: try old.report(of: month))
            == contents(of: try new.report(of: month)))
      }
      for _ in 0..<2 { try made.addMovement() }
      if let goal = made.book.household.goals.first {
        var edited = goal
        edited.target = edited.target.map { _ in Amount(77) }
        made.book = try made.book.replacing(edited)
      }
      var settings = made.book.household.settings
      settings.ownPayday = PaydaySchedule(7)
      made.book = try made.book.preferring(settings)
      if seed.isMultiple(of: 3), let last = made.book.household.goals.last {
        made.book = made.book.removing(last)
      }
      changed += try requireKept(kept, in: made, "\(seed)")
    }
    #expect(closed > 60 && changed > 10)
  }

  /// The closed figures are those that were kept, and what is recorded is what
  /// the month says once it is reopened; closing again twice is as once.
  private func requireKept(
    _ kept: [Month: ClosedMonth], in made: MadeMonths, _ seed: Comment
  ) throws -> Int {
    let months = try made.book.months(on: made.today)
    var changed = 0
    for (month, closing) in kept {
      let report = try months.report(of: month)
      try #require(
        contents(of: report.goals.map(\.totals))
          == contents(of: closing.goals.map(\.totals)), seed)
      let open = try made.book.reopening(month).months(
        on: made.today, asking: [month])
      let now = open.all.contains(month) ? try open.report(of: month) : nil
      for goal in report.goals where goal.goal != nil {
        let told = now?.goals.first { $0.id == goal.id }
        try #require(
          goal.recorded.saved == (told.map(\.recorded.saved) ?? .zero), seed)
        try #require(
          goal.recorded.takenOut == (told.map(\.recorded.takenOut) ?? .zero),
          seed)
      }
      guard report.state == .changed else { continue }
      changed += 1
      guard let once = try made.book.closed(month, on: made.today) else {
        continue
      }
      let again = try once.months(on: made.today, asking: [month])
      let report2 = try again.report(of: month)
      try #require(report2.state == .closed, seed)
      let sums = try #require(again.closing(of: month)).whole.sums
      try #require(sums.required == closing.whole.sums.required, seed)
      try #require(sums.planned == closing.whole.sums.planned, seed)
      try #require(try once.closed(month, on: made.today) == once, seed)
    }
    return changed
  }

  /// In one currency, with shares that nobody touches and nothing opened
  /// later, the nets of a goal's months add up to what it gained since its
  /// start.
  @Test func netsAddUpToWhatWasGained() throws {
    var goals = 0
    for seed in 1...40 {
      let made = try MadeMonths(seed: seed, plain: true)
      let months = try made.book.months(on: made.today)
      for goal in made.book.household.goals {
        var net = Amount.zero
        for month in months.months(of: goal) {
          let told = try months.report(of: month).goals
            .first { $0.id == goal.id }
          let sums = try #require(told?.totals.sums)
          net = try net + sums.savedThisMonth - sums.takenOut
        }
        guard !months.months(of: goal).isEmpty else { continue }
        let plan = try made.book.plan(on: made.today)
        let eve = try #require(goal.start.yesterday)
        let saved = plan.goals.first { $0.goal.id == goal.id }?.figures?.saved
        let before = try made.book.plan(on: eve).goals
          .first { $0.goal.id == goal.id }?.figures?.saved
        try #require(
          try saved == net + #require(before), "\(seed) \(goal.name)")
        goals += 1
      }
    }
    #expect(goals > 60)
  }
}

extension MonthSums {
  /// All of them.
  fileprivate var everything: [Amount] {
    [required, planned, savedThisMonth, takenOut, left]
  }
}

extension Book {
  /// Whether it can be kept.
  fileprivate var contradictionless: Bool { (try? verify()) != nil }
}
