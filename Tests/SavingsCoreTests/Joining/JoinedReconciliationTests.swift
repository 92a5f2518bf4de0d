import SavingsCore
import Support
import Testing

/// What is said of an account that was reconciled before two stores came
/// together.
@Suite struct JoinedReconciliationTests {
  /// Whoever reconciled, with whatever the other side entered: there is a
  /// warning just where an account holds something else on the day than was
  /// said, but of two adjustments that look like one.
  @Test func aBalanceThatIsNotHeldIsTold() throws {
    var dice = SplitMix64(seed: 31)
    var told = 0
    for round in 1...400 {
      let plans = (0...1).map { _ in
        (
          reconciled: dice.number(0...3), entered: dice.number(0...2),
          days: (dice.number(11...14), dice.number(11...14))
        )
      }
      func side(_ place: Int) -> JoinPair.Step {
        { book in
          let plan = plans[place]
          let asset = book.household.assets[0]
          var book = book
          if plan.entered > 0 {
            book = try book.adding(
              .sample(
                UInt128(20 + place), 10 * (place + 1), in: asset,
                on: "2026-03-\(plan.days.0)"))
          }
          guard plan.reconciled > 0 else { return book }
          let (_, adjustment) = try book.reconciling(
            asset.id, to: Amount(500 + plan.reconciled),
            on: try day("2026-03-\(plan.days.1)"),
            by: Story.id(12, 30 + place))
          return try adjustment.map { try book.adding($0) } ?? book
        }
      }
      let pair = JoinPair(here: side(0), there: side(1))
      let joined = try #require(try pair.outcome().joined)
      let book = joined.snapshot.book
      let asset = book.household.assets[0]
      let isDouble = joined.warnings.contains {
        if case .looksDouble(let one, _) = $0 {
          one.kind == .adjustment
        } else {
          false
        }
      }
      var missed: [CalendarDate] = []
      for plan in plans where plan.reconciled > 0 && !isDouble {
        let date = try day("2026-03-\(plan.days.1)")
        let held = try book.balance(of: asset.id, on: date)
        if held != Amount(500 + plan.reconciled) { missed.append(date) }
      }
      let warned = joined.warnings.compactMap { warning in
        if case .balanceDiffers(_, let date, _, _) = warning {
          date
        } else {
          nil
        }
      }
      try #require(warned == missed.max().map { [$0] } ?? [], "\(round)")
      told += warned.count
    }
    #expect(told > 50)
  }
}
