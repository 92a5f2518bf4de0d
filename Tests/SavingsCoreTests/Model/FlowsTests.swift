import SavingsCore
import Support
import Testing

@Suite struct FlowsTests {
  /// Sums by day are what adding up every movement by hand gives, in
  /// whatever order they came, and however often they are asked for.
  @Test func sumsAreThoseOfEveryMovement() throws {
    var dice = SplitMix64(seed: 13)
    let epoch = try day("2026-01-01")
    for _ in 0..<300 {
      let movements = (0...dice.number(0...20)).map { _ in
        dice.movement(from: epoch)
      }
      var days = Set(
        (0...dice.number(0...4)).map { _ in
          dice.day(after: epoch, 0...40)
        })
      if dice.once(in: 2) {
        // Mostly they are one after the other.
        let first = dice.number(0...20)
        days.formUnion(
          (first...first + 12).compactMap { epoch.adding(days: $0) })
      }
      let flows = try self.flows(movements, upTo: days)
      let shuffled = movements.shuffled(using: &dice)
      try #require(try self.flows(shuffled, upTo: days) == flows)
      var totals = flows
      totals.addUp()
      for asset in 0..<2 {
        let own = movements.filter { $0.asset == asset }
        try requireSums(flows, own, asset, days)
        try requireSums(totals, own, asset, days)
      }
    }
  }

  /// Where many days have movements, nothing is lost on the way.
  @Test func sumsOfAHundredDaysAreThoseOfEveryMovement() throws {
    var dice = SplitMix64(seed: 14)
    let epoch = try day("2026-01-01")
    let all = (0..<100).compactMap { epoch.adding(days: $0) }
    let movements = (all + all).shuffled(using: &dice).map { day in
      Movement(
        asset: 0, date: day, amount: Amount(dice.number(-9...9)),
        kind: .deposit, goal: dice.once(in: 2) ? 1 : nil, isTransfer: false)
    }
    var flows = try self.flows(movements, upTo: Set(all))
    let few = Set([0, 1, 50, 63, 64, 98, 99].map { all[$0] })
    try requireSums(flows, movements, 0, few)
    flows.addUp()
    try requireSums(flows, movements, 0, few)
    #expect(
      flows.moved[0].days(after: all[3], by: all[60]) == Array(all[4...60]))
  }

  /// Most goals move on few days, and some of them far apart.
  @Test func daysWithoutMovementsTakePartInNoSum() throws {
    var dice = SplitMix64(seed: 15)
    let epoch = try day("2026-01-01")
    let all = (0..<400).compactMap { epoch.adding(days: $0) }
    for _ in 0..<20 {
      let some = (0..<dice.number(0...40)).map { _ in dice.one(of: all) }
      let movements = some.map { day in
        Movement(
          asset: 0, date: day, amount: Amount(dice.number(-9...9)),
          kind: .deposit, goal: dice.once(in: 2) ? 1 : nil,
          isTransfer: dice.once(in: 4))
      }
      var flows = try self.flows(movements, upTo: Set(all))
      let few = Set((0..<8).map { _ in dice.one(of: all) } + [all[399]])
      try requireSums(flows, movements, 0, few)
      flows.addUp()
      try requireSums(flows, movements, 0, few)
      let ends = few.sorted()
      for (start, end) in zip(ends, ends.dropFirst()) {
        let within = Set(some).filter { start < $0 && $0 <= end }
        #expect(flows.moved[0].days(after: start, by: end) == within.sorted())
      }
    }
  }

  /// Sums that are too large together are told day by day all the same.
  @Test(arguments: [3, nil])
  func totalsThatAreTooLargeAreNone(_ nameless: Int128?) throws {
    let days = try ["2026-03-10", "2026-03-11", "2026-03-12"].map(day)
    var flows = Flows(Flows.Frame(assets: 1, upTo: days))
    let sums: [Int128] = [5, .max - 9, 20]
    for (day, attos) in zip(days, sums) {
      for goal in [nil, 1] {
        try flows.add(
          Movement(
            asset: 0, date: day,
            amount: Amount(attos: goal == nil ? nameless ?? attos : attos),
            kind: .deposit, goal: goal, isTransfer: false))
      }
    }
    let plain = flows
    flows.addUp()
    // What is small of them is totals.
    #expect((flows == plain) == (nameless == nil))
    #expect(
      try flows.scheduled(in: 0, after: days[1])
        == Amount(attos: 20 + (nameless ?? 20)))
    #expect(throws: MoneyProblem.self) { try flows.balance(of: 0, on: days[2]) }
  }

  private func flows(
    _ movements: [Movement], upTo days: Set<CalendarDate>
  ) throws -> Flows {
    let pair = Flows.Pair(asset: 0, goal: 1)
    var flows = Flows(Flows.Frame(assets: 2, pairs: [pair], upTo: Array(days)))
    for movement in movements { try flows.add(movement) }
    return flows
  }

  private func requireSums(
    _ flows: Flows, _ movements: [Movement], _ asset: Int,
    _ days: Set<CalendarDate>
  ) throws {
    func total(_ isCounted: (Movement) -> Bool) -> Int128 {
      movements.filter(isCounted).reduce(0) { $0 + $1.amount.attos }
    }
    let frame = flows.frame
    let pair = Flows.Pair(asset: asset, goal: 1)
    let sums = flows.sums(of: pair)
    let isWanted = frame.place(of: pair) != nil
    try #require(isWanted == (asset == 0))
    try #require(isWanted || sums.isEmpty)
    for end in days {
      try #require(
        try flows.balance(of: asset, on: end).attos == total { $0.date <= end })
      try #require(
        try flows.moved[asset].held(by: frame.known(end)).nameless.attos
          == total { $0.date <= end && $0.goal == nil })
      for start in days.map(Optional.some) + [nil] {
        let isWithin = { (movement: Movement) in
          movement.date <= end && start.map { $0 < movement.date } ?? true
        }
        guard start.map({ $0 <= end }) ?? true else { continue }
        let first = start.map { frame.known($0) } ?? -1
        try #require(
          try flows.moved[asset].opened(after: first, by: end).attos
            == total { isWithin($0) && $0.kind == .opening })
        let parts: [(GoalSums.Part, (Movement) -> Bool)] = [
          (.all, { _ in true }),
          (.putIn, { $0.amount.isPositive && !$0.isTransfer }),
          (.takenOut, { $0.amount.isNegative && !$0.isTransfer }),
        ]
        guard isWanted else { continue }
        for (part, isCounted) in parts {
          let sum = try sums.sum(of: part, after: first, by: frame.known(end))
          try #require(
            sum.attos
              == total { isWithin($0) && $0.goal == 1 && isCounted($0) })
        }
      }
    }
    for day in days {
      try #require(
        try flows.scheduled(in: asset, after: day).attos
          == total { $0.date > day })
      try #require(
        flows.moved[asset].isNew(on: day.adding(days: 1) ?? day)
          == movements.allSatisfy { $0.date > day })
    }
  }

  @Test func aBookFeedsThemByPlace() throws {
    var story = try Story.withTwoGoals()
    let today = try day("2026-03-10")
    try story.move(100, for: story.house, on: "2026-03-01")
    try story.move(-30, for: story.house, on: "2026-03-10")
    try story.move(5, for: story.car, on: "2026-03-10")
    try story.move(9, for: nil, on: "2026-03-11")
    story.book = try story.book.adding(
      .sample(
        9, 2, in: story.wallet, on: "2026-02-01", kind: .opening))
    let pair = Flows.Pair(asset: 0, goal: 0)
    let flows = try story.book.flows(
      Flows.Frame(
        assets: 2, pairs: [pair], upTo: [try day("2026-01-31"), today]))
    #expect(try flows.balance(of: 0, on: today) == Amount(75))
    #expect(try flows.balance(of: 1, on: today) == Amount(2))
    let sums = flows.sums(of: pair)
    #expect(try sums.sum(of: .all, after: -1, by: 1) == Amount(70))
    #expect(try sums.sum(of: .takenOut, after: -1, by: 1) == Amount(-30))
    #expect(try flows.scheduled(in: 0, after: today) == Amount(9))
    #expect(try flows.scheduled(in: 1, after: today) == .zero)
    #expect(try flows.moved[1].opened(after: -1, by: today) == Amount(2))
    #expect(try flows.moved[0].opened(after: -1, by: today) == .zero)
    #expect(flows.moved[0].isNew(on: try day("2026-02-01")))
    #expect(flows.moved[1].days(after: nil, by: today) == [today])
  }

  @Test func namesTheOperandsOfWhatCannotBeCounted() throws {
    let today = try day("2026-03-10")
    let huge = Movement(
      asset: 0, date: today, amount: Amount(attos: .max), kind: .deposit,
      goal: nil, isTransfer: false)
    var flows = Flows(Flows.Frame(assets: 1, upTo: [today]))
    try flows.add(huge)
    let problem = MoneyProblem.overflow(huge.amount, .plus, huge.amount)
    #expect(throws: problem) { try flows.add(huge) }
  }

  /// What goes to and fro is not counted both ways.
  @Test func whatWentAwayIsNoMore() throws {
    let days = try ["2026-03-01", "2026-03-02"].map(day)
    let most = Amount(attos: .max - 1)
    for isTransfer in [true, false] {
      var flows = Flows(Flows.Frame(assets: 1, upTo: [days[1]]))
      for _ in 0..<3 {
        for (day, amount) in zip(days, [most, -most]) {
          try flows.add(
            Movement(
              asset: 0, date: day, amount: amount, kind: .deposit, goal: 1,
              isTransfer: isTransfer))
        }
      }
      #expect(try flows.balance(of: 0, on: days[1]) == .zero)
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func movement(from epoch: CalendarDate) -> Movement {
    let kind = one(of: Transaction.Kind.allCases)
    return Movement(
      asset: number(0...1), date: day(after: epoch, 0...40),
      amount: Amount(attos: attos() >> 16), kind: kind,
      goal: kind.canNameGoal && once(in: 2) ? number(0...1) : nil,
      isTransfer: once(in: 4))
  }
}
