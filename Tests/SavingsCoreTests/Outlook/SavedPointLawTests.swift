import SavingsCore
import Support
import Testing

/// What holds of the points of any household.
@Suite struct SavedPointLawTests {
  /// The past of all goals of a household.
  private func past(of book: Book, on today: CalendarDate) throws -> SavedPast {
    let occasion = Occasion(book, on: today)
    return try SavedPast(occasion, at: book.household.pointDays(on: today))
  }

  /// A point is what the plan of its day says, of a goal and of all.
  @Test func everyPointIsWhatThePlanOfItsDaySays() throws {
    var (known, unknown) = (0, 0)
    for seed in 1...30 {
      let made = try MadeMonths(seed: seed)
      let past = try past(of: made.book, on: made.today)
      let goals = made.book.household.goals
      // All are told in one walk over the days, whenever they began.
      let told = try past.points(of: goals + [nil])
      for point in told[goals.count].points {
        let plan = try made.book.plan(on: point.date)
        let name: Comment = "\(seed) \(point.date)"
        try #require(point.saved == plan.totals.saved, name)
        if point.saved == nil {
          try #require(point.atLeast == plan.atLeast?.saved, name)
          unknown += 1
        } else {
          known += 1
        }
      }
      for (goal, points) in zip(goals, told) {
        let alone = try past.points(of: [goal])[0].points
        try #require(points.points == alone, "\(seed) \(goal.name)")
        let days = CalendarDate.points(from: goal.start, on: made.today)
        try #require(alone.map(\.date) == days, "\(seed) \(goal.name)")
        for point in alone {
          let plan = try made.book.plan(on: point.date)
          let found = plan.goals.first { $0.goal.id == goal.id }
          guard let found else { continue }
          let name: Comment = "\(seed) \(goal.name) \(point.date)"
          try #require(point.saved == found.saved, name)
          known += 1
        }
      }
    }
    #expect(known > 400 && unknown > 5)
  }

  /// What is written down later, of later days, moves no point.
  @Test func laterRecordsMoveNoPoint() throws {
    for seed in 1...12 {
      var made = try MadeMonths(seed: seed)
      let before = made.book
      let end = try #require(made.today.adding(days: -40))
      let pair = try #require(
        CurrencyPair(try Currency("USD"), try Currency("EUR")))
      for _ in 0..<6 { try made.addMovement() }
      // Only what is dated after the day stays of it.
      let kept = before.transactions.count
      try #require(made.book.transactions.count > kept)
      var later = before
      for transaction in made.book.transactions
      where transaction.date > end
        && !before.transactions.contains(where: { $0.id == transaction.id })
      {
        later = try later.adding(transaction)
      }
      later = try later.setting(Rate(pair, Amount(7), on: made.today))
      let old = try past(of: before, on: made.today)
      let new = try past(of: later, on: made.today)
      for goal in before.household.goals {
        let (then, now) = try (
          old.points(of: [goal])[0].points.filter { $0.date <= end },
          new.points(of: [goal])[0].points.filter { $0.date <= end }
        )
        try #require(then == now, "\(seed) \(goal.name)")
      }
    }
  }

  /// Changes add up to the last point less the first, prices are nothing where
  /// there is one currency, and the rows keep to the points.
  @Test func changesAddUp() throws {
    var looked = 0
    for seed in 1...30 {
      let made = try MadeMonths(seed: seed, plain: true)
      let past = try past(of: made.book, on: made.today)
      let goals = try made.book.household.goals.map { goal in
        try past.points(of: [goal])[0]
      }
      for points in goals + [try past.points(of: [nil])[0]] {
        let saved = points.points.compactMap(\.saved)
        try #require(saved.count == points.points.count)
        let changes = points.points.changes.compactMap(\.self)
        try #require(changes.count == saved.count - 1)
        let last = saved[saved.count - 1]
        try #require(try changes.sum() == last - saved[0], "\(seed)")
        for point in points.points {
          try #require(point.price == nil || point.price == .zero)
        }
        let rows = points.rows
        let shown = try #require(rows.first?.saved)
        try #require(rows.count <= 14 && rows.last?.date == made.today)
        try #require(
          try rows.changes.compactMap(\.self).sum() == last - shown, "\(seed)")
        looked += changes.count
      }
    }
    #expect(looked > 200)
  }

  /// With all rates doubled from a day on, and nothing else, the whole change
  /// is price.
  @Test func aPriceThatDoublesIsAllOfTheChange() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.rate(("USD", "EUR"), "0.9", on: "2026-01-01")
    try story.rate(("USD", "EUR"), "1.8", on: "2026-02-15")
    try story.asset("Dollars", "USD", holding: "1000", on: "2026-01-05")
    try story.goal("Car", "9000", by: "2027-06-01", from: "2026-01-01")
    try story.share("50%", of: "Dollars", for: "Car", since: "2026-01-01")
    let past = try past(of: story.book, on: try day("2026-03-10"))
    let goal = try #require(story.book.household.goals.first)
    let points = try past.points(of: [goal])[0].points
    #expect(points.map(\.saved) == [Amount(450), Amount(900), Amount(900)])
    #expect(points.changes == [nil, Amount(450), Amount(0)])
    #expect(points.map(\.price) == [nil, Amount(450), Amount(0)])
  }

  /// A projection never falls, is the forecast's, and ends at the target; also
  /// where deadlines have passed.
  @Test func aProjectionIsTheForecastAddedUp() throws {
    var (ended, endless, overdue) = (0, 0, 0)
    for seed in 1...40 {
      let saver = try MixedSaver(seed)
      for later in [0, 200, 500] {
        let today = try #require(saver.begin.adding(days: later))
        let occasion = try Occasion(saver.story.book, on: today).over(
          LookedAt(points: Plan.pointsLookedBack(on: today)))
        let plan = try occasion.plan()
        let forecasts = try plan.forecasts(
          of: plan.goals, try Months(occasion, asking: []), withChances: false)
        for (requirement, forecast) in zip(plan.goals, forecasts) {
          guard let shown = try Projection(of: requirement, plan.settings)
          else {
            try #require(
              requirement.status == .completed || requirement.figures == nil)
            continue
          }
          let figures = try #require(requirement.figures)
          var saved = shown.start
          try #require(saved <= figures.saved)
          for point in shown.points {
            try #require(point.saved > saved)
            try #require(point.date >= today)
            saved = point.saved
          }
          let paid = try saved - shown.start
          if requirement.deadline.map({ $0 <= today }) ?? false { overdue += 1 }
          guard let target = requirement.goal.target else {
            endless += 1
            continue
          }
          let due = try forecast.schedule.map(\.amount).sum()
          try #require(due == paid, "\(seed) \(today)")
          if shown.short.isZero {
            // What was paid for a round already is not needed any more.
            let round = requirement.payments.round
            let paid = round.flatMap { requirement.rounds?.paid(for: $0) }
            try #require(
              try saved + (paid ?? .zero) >= target, "\(seed) \(today)")
            try #require(shown.reached == shown.points.last?.date)
            try #require(shown.reached == forecast.plan?.reached)
            if shown.inTime == true {
              try #require(saved == forecast.followedAtDeadline, "\(seed)")
            }
            ended += 1
          }
        }
      }
    }
    #expect(ended > 60 && endless > 9 && overdue > 5)
  }
}
