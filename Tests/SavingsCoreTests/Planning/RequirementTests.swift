import SavingsCore
import Support
import Testing

@Suite struct RequirementTests {
  @Test(
    arguments: [
      ("12000", "2000", 12, "833.33", Status.onTrack),
      ("12000", "3000", 3, "3000", .onTrack),
      ("25000", "5000", 1, "20000", .critical),
      ("18000", "3000", 2, "7500", .attention),
      ("120", "30", 6, "15", .onTrack),
      ("1000", nil, 3, "333.33", .onTrack),
    ] as [(String, String?, Int, String, Status)])
  func asksWhatOtherPlannersAsk(
    target: String, saved: String?, payments: Int, required: String,
    status: Status
  ) throws {
    let deadline = try #require(day("2026-11-26").adding(months: payments - 1))
    var story = try Story(payday: 25)
    try story.goal("Goal", target, by: deadline.description, from: "2026-11-20")
    try story.asset("Account", holding: saved, on: "2026-11-20")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-11-20")
    let goal = try story.requirement("Goal", "2026-11-20")
    #expect(goal.payments.count == payments)
    #expect(goal.figures?.required.description == required)
    #expect(goal.status == status)
  }

  @Test func lastPaymentMakesTheSumExact() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "1000", by: "2027-01-26", from: "2026-11-20")
    try story.asset("Account")
    var paid: [String] = []
    for payday in ["2026-11-25", "2026-12-25", "2027-01-25"] {
      let left = try story.figures("Goal", payday).left.description
      try story.save(left, for: "Goal", in: "Account", on: payday)
      paid.append(left)
    }
    #expect(paid == ["333.33", "333.34", "333.33"])
    let figures = try story.figures("Goal", "2027-01-26")
    #expect(figures.saved.description == "1000")
    #expect(figures.remaining == .zero)
  }

  @Test func nothingIsAskedForATargetOfNothing() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "0", by: "2027-11-20", from: "2026-11-20")
    let goal = try story.requirement("Goal", "2026-11-20")
    #expect(goal.figures?.required == .zero)
    #expect(goal.figures?.left == .zero)
    #expect(goal.progress?.description == "1")
    #expect(goal.status == .completed)
  }

  @Test func moreThanTheTargetIsShownAsItIs() throws {
    var story = try goalWithAccount(holding: "1500")
    let goal = try story.requirement("Goal", "2026-11-20")
    #expect(goal.figures?.missing == .zero)
    #expect(goal.figures?.required == .zero)
    #expect(goal.figures?.remaining == .zero)
    #expect(goal.progress?.description == "1.25")
    #expect(goal.status == .completed)
    #expect(try story.plan("2026-11-20").totals.progress == Amount(1))
    try story.move("-400", .withdrawal, in: "Account", on: "2026-11-21")
    let short = try story.figures("Goal", "2026-11-21")
    #expect(short.savedThisMonth.isZero)
    #expect(short.takenOut.description == "400")
    // 100 of what was taken out are wanted again: 100 / 12
    #expect(short.remaining?.description == "100")
    #expect(short.required.description == "8.33")
    #expect(short.left.description == "8.33")
  }

  @Test func fillsTheTargetAndNoMore() throws {
    var story = try goalWithAccount(holding: "0.01")
    // 1,199.99 / 12 = 99.999
    #expect(try story.figures("Goal", "2026-11-20").left.description == "100")
    try story.save("1190", for: "Goal", in: "Account", on: "2026-11-20")
    try story.move(
      "-1095", .withdrawal, in: "Account", for: "Goal", on: "2026-11-21")
    // 95 of 100 are there, so 5 are left of the month
    #expect(try story.figures("Goal", "2026-11-21").left.description == "5")
    try story.save("1103", for: "Goal", in: "Account", on: "2026-11-22")
    #expect(
      try story.figures("Goal", "2026-11-22").remaining?.description == "1.99")
    #expect(try story.figures("Goal", "2026-11-22").left.isZero)
  }

  @Test func aNegativeBalanceFundsNothing() throws {
    var story = try goalWithAccount(holding: "100")
    try story.move("-250", .withdrawal, in: "Account", on: "2026-11-21")
    let figures = try story.figures("Goal", "2026-11-21")
    #expect(figures.saved.isZero)
    #expect(figures.base.isZero)
    #expect(figures.takenOut.description == "100")
    #expect(figures.savedThisMonth.isZero)
    // 1,200 / 12
    #expect(figures.required.description == "100")
    #expect(figures.left.description == "100")
  }

  @Test func twoGoalsOnOneWalletHaveTheirParts() throws {
    var story = try Story(payday: 25, currency: "EUR")
    try story.rate(("ETH", "EUR"), "2000", on: "2026-11-01")
    try story.goal("Trip", "3000", by: "2027-11-20", from: "2026-11-20")
    try story.goal("Node", "32", "ETH", by: "2027-11-20", from: "2026-11-20")
    try story.asset(
      "Wallet", "ETH", holding: "1.123456789012345678", on: "2026-11-20")
    try story.share("25%", of: "Wallet", for: "Trip", since: "2026-11-20")
    try story.share("0.5", of: "Wallet", for: "Node", since: "2026-11-20")
    // 1.123456789012345678 x 0.25 x 2000 = 561.728394506172839
    #expect(
      try story.figures("Trip", "2026-11-20").saved.description == "561.73")
    #expect(try story.figures("Node", "2026-11-20").saved.description == "0.5")
    try story.save("0.75", for: "Node", in: "Wallet", on: "2026-11-21")
    // What names the node is no part of what the trip has a quarter of.
    let trip = try story.figures("Trip", "2026-11-21")
    #expect(trip.saved.description == "561.73")
    #expect(trip.savedThisMonth.isZero)
    let node = try story.figures("Node", "2026-11-21")
    #expect(node.saved.description == "1.25")
    #expect(node.savedThisMonth.description == "0.75")
  }

  @Test func aGoalThatBeginsLaterAsksNothingYet() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "10000", by: "2027-06-01", from: "2026-12-01")
    try story.asset("Account")
    let goal = try story.requirement("Goal", "2026-11-20")
    #expect(goal.status == .scheduled)
    #expect(goal.payments.from.description == "2026-12-01")
    #expect(goal.payments.count == 6)
    #expect(goal.figures?.perPayment.description == "1666.67")
    #expect(goal.figures?.required == .zero)
    #expect(goal.figures?.planned == .zero)
    #expect(goal.figures?.left == .zero)
    try story.choose(nil, custom: "50", for: "Goal", in: "2026-11")
    #expect(try story.figures("Goal", "2026-11-20").planned.isZero)
    #expect(try story.figures("Goal", "2026-11-20").left.isZero)
  }

  @Test func whatIsSavedBeforeTheFirstPaydayCountsForIt() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "1200", by: "2027-11-26", from: "2026-11-26")
    try story.asset("Account")
    try story.save("60", for: "Goal", in: "Account", on: "2026-11-28")
    #expect(try story.requirement("Goal", "2026-11-28").status == .scheduled)
    let december = try story.figures("Goal", "2026-12-03")
    #expect(december.required.description == "100")
    #expect(december.savedThisMonth.description == "60")
    #expect(december.left.description == "40")
  }

  @Test func aRestFinerThanTheCurrencyIsNothing() throws {
    var story = try Story(payday: 25)
    try story.goal(
      "Goal", "0.123456784", "BTC", by: "2026-12-20", from: "2026-11-20")
    try story.asset("Wallet", "BTC")
    let left = try story.figures("Goal", "2026-11-25").left
    #expect(left.description == "0.12345678")
    try story.save(
      left.description, for: "Goal", in: "Wallet", on: "2026-11-25")
    let goal = try story.requirement("Goal", "2026-11-25")
    #expect(goal.figures?.remaining == .zero)
    #expect(goal.status == .completed)
  }

  private func goalWithAccount(holding: String) throws -> Story {
    var story = try Story(payday: 25)
    try story.goal("Goal", "1200", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Account", holding: holding, on: "2026-11-20")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-11-20")
    return story
  }
}
