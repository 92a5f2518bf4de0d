import SavingsCore
import Support
import Testing

@Suite struct GoneBeforeTests {
  private func gone(
    _ story: Story, before deposit: Transaction, _ date: String
  ) throws -> GoneBefore? {
    let occasion = Occasion(story.book, on: try day(date))
    let next = Occasion(try story.book.saving(deposit), after: occasion)
    return try GoneBefore(
      deposit, in: story.book, on: occasion, to: next.plan())
  }

  /// Whatever was moved before: what is said to count as saved does.
  @Test func whatIsSaidToBeSavedIs() throws {
    var dice = SplitMix64(seed: 310)
    var said = 0
    var silent = 0
    for seed in 1...2_500 {
      let made = try MadeHousehold(seed: seed)
      for goal in try made.book.plan(on: made.today).goals {
        guard let figures = goal.figures, figures.takenOut.isPositive,
          let asset = try made.accounts(for: goal).first,
          let date = made.today.adding(days: -dice.number(0...20))
        else { continue }
        let deposit = Transaction(
          id: Story.id(0x0d, 1), asset: asset.id, date: date,
          amount: Amount(50), kind: .deposit, goal: goal.goal.id)
        guard let next = try? made.book.saving(deposit) else { continue }
        let occasion = Occasion(made.book, on: made.today)
        let plan = try next.plan(on: made.today)
        let gone = try GoneBefore(
          deposit, in: made.book, on: occasion, to: plan)
        guard gone != nil else {
          silent += 1
          continue
        }
        let after = try #require(
          plan.goals.first { $0.goal.id == goal.goal.id }?.figures)
        let came = try after.savedThisMonth - figures.savedThisMonth
        try #require(came == Amount(50), "\(seed) \(goal.goal.name)")
        said += 1
      }
    }
    #expect(said > 100)
    #expect(silent > 20)
  }

  /// 300 went on the 10th: what is put in for a day before fills a hole.
  @Test(arguments: [("2026-03-05", false), ("2026-03-10", true)])
  func onlyFromTheDayOfTheLossOn(date: String, isSaved: Bool) throws {
    var story = try Story.withAFund()
    try story.share("100%", of: "Savings", for: "Fund", since: "2026-01-01")
    try story.move("-300", .withdrawal, in: "Savings", on: "2026-03-10")
    let deposit = try story.moving("100", on: date)
    let gone = try gone(story, before: deposit, "2026-03-12")
    #expect(gone?.sum == (isSaved ? try euros("300") : nil))
    story.book = try story.book.saving(deposit)
    let figures = try story.figures("Fund", "2026-03-12")
    #expect(figures.savedThisMonth == Amount(isSaved ? 100 : 0))
  }

  /// For whom 300 were taken out of the account, and whether they may be what
  /// comes back to the fund.
  @Test(arguments: [("Fund", true), (nil, true), ("Gift", false)])
  func nobodyElsesWithdrawalCameBack(goal: String?, mayBe: Bool) throws {
    var story = try Story.withAFund()
    try story.goal("Gift", "600", by: "2026-12-01", from: "2026-01-01")
    try story.share("500", of: "Savings", for: "Gift", since: "2026-01-01")
    try story.share("80%", of: "Savings", for: "Fund", since: "2026-01-01")
    try story.move(
      "-100", .withdrawal, in: "Savings", for: "Fund", on: "2026-03-10")
    try story.move(
      "-300", .withdrawal, in: "Savings", for: goal, on: "2026-03-10")
    let gone = try #require(
      try gone(
        story, before: story.moving("300", on: "2026-03-11"), "2026-03-11")
    )
    #expect((gone.withdrawal != nil) == mayBe)
  }

  @Test func whatWentToAnotherAccountDidNotComeBack() throws {
    var story = try Story.withAFund()
    try story.asset("Giro", holding: "10")
    try story.share("100%", of: "Savings", for: "Fund", since: "2026-01-01")
    let assets = story.book.household.assets
    let transfer = Transfer(
      Amount(300), from: assets[0].id, Amount(300), to: assets[1].id,
      on: try day("2026-03-10"),
      ids: (Story.id(0x0e, 1), Story.id(0x0e, 2)))
    story.book = try story.book.transferring(transfer).book
    let gone = try #require(
      try gone(
        story, before: story.moving("300", on: "2026-03-11"), "2026-03-11")
    )
    #expect(gone.sum == (try euros("300")) && gone.withdrawal == nil)
  }
}
