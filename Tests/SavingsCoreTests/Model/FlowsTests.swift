import SavingsCore
import Support
import Testing

@Suite struct FlowsTests {
  /// Sums by day are what adding up every movement by hand gives, in
  /// whatever order they came.
  @Test func sumsAreThoseOfEveryMovement() throws {
    var dice = SplitMix64(seed: 13)
    let epoch = try day("2026-01-01")
    for _ in 0..<300 {
      let movements = (0...dice.number(0...20)).map { _ in
        dice.movement(from: epoch)
      }
      let days = Set(
        (0...dice.number(0...4)).map { _ in
          dice.day(after: epoch, 0...40)
        })
      let flows = try self.flows(movements, upTo: days)
      let shuffled = movements.shuffled(using: &dice)
      try #require(try self.flows(shuffled, upTo: days) == flows)
      for asset in 0..<2 {
        try requireSums(
          flows, movements.filter { $0.asset == asset }, asset, days)
      }
    }
  }

  private func flows(
    _ movements: [Movement], upTo days: Set<CalendarDate>
  ) throws -> Flows {
    let pair = Flows.Pair(asset: 0, goal: 1)
    var flows = Flows(
      assets: 2,
      upTo: Flows.Days(
        balances: Array(days), named: days.map { (pair, $0) }))
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
    let pair = Flows.Pair(asset: asset, goal: 1)
    for end in days {
      try #require(
        try flows.balance(of: asset, on: end).attos == total { $0.date <= end })
      for start in days.map(Optional.some) + [nil] {
        let isWithin = { (movement: Movement) in
          movement.date <= end && start.map { $0 < movement.date } ?? true
        }
        guard start.map({ $0 <= end }) ?? true else { continue }
        try #require(
          try flows.openings(of: asset, after: start, by: end).attos
            == total { isWithin($0) && $0.isOpening })
        let named = total { isWithin($0) && $0.goal == 1 }
        try #require(
          try flows.named(pair, after: start, by: end).attos
            == (asset == 0 ? named : 0))
      }
    }
    for day in days {
      try #require(
        try flows.scheduled(in: asset, after: day).attos
          == total { $0.date > day })
      let known = movements.filter { $0.date <= day }
      let opening = known.filter(\.isOpening).map(\.date).min()
      try #require(
        flows.opened(asset, by: day) == opening ?? known.map(\.date).min())
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
      upTo: Flows.Days(balances: [today], named: [(pair, today)]))
    #expect(try flows.balance(of: 0, on: today) == Amount(75))
    #expect(try flows.balance(of: 1, on: today) == Amount(2))
    #expect(try flows.named(pair, after: nil, by: today) == Amount(70))
    #expect(try flows.scheduled(in: 0, after: today) == Amount(9))
    #expect(try flows.scheduled(in: 1, after: today) == .zero)
    #expect(try flows.openings(of: 1, after: nil, by: today) == Amount(2))
    #expect(try flows.openings(of: 0, after: nil, by: today) == .zero)
    #expect(try flows.opened(0, by: today) == day("2026-03-01"))
    #expect(try flows.opened(1, by: today) == day("2026-02-01"))
  }

  @Test func anAssetIsOpenedByItsOpening() throws {
    let earlier = Movement(
      asset: 0, date: try day("2026-01-01"), amount: Amount(1),
      isOpening: false, goal: nil)
    let opening = Movement(
      asset: 0, date: try day("2026-02-01"), amount: Amount(1),
      isOpening: true, goal: nil)
    let today = try day("2026-02-01")
    var flows = Flows(
      assets: 1, upTo: Flows.Days(balances: [today], named: []))
    #expect(flows.opened(0, by: today) == nil)
    try flows.add(earlier)
    #expect(flows.opened(0, by: today) == earlier.date)
    try flows.add(opening)
    #expect(flows.opened(0, by: today) == opening.date)
  }

  @Test func namesTheOperandsOfWhatCannotBeCounted() throws {
    let today = try day("2026-03-10")
    let huge = Movement(
      asset: 0, date: today, amount: Amount(attos: .max), isOpening: false,
      goal: nil)
    var flows = Flows(
      assets: 1, upTo: Flows.Days(balances: [today], named: []))
    try flows.add(huge)
    let problem = MoneyProblem.overflow(huge.amount, .plus, huge.amount)
    #expect(throws: problem) { try flows.add(huge) }
  }
}

extension SplitMix64 {
  fileprivate mutating func movement(from epoch: CalendarDate) -> Movement {
    Movement(
      asset: number(0...1), date: day(after: epoch, 0...40),
      amount: Amount(attos: attos() >> 16), isOpening: once(in: 4),
      goal: once(in: 2) ? number(0...1) : nil)
  }
}
