import SavingsCore
import Support
import Testing

@Suite struct WithdrawalEffectTests {
  private func effect(
    _ story: Story, _ amount: String, for goal: String, on date: String
  ) throws -> WithdrawalEffect? {
    let household = story.book.household
    let asset = try household.asset(named: "Savings account")
    let withdrawal = Transaction(
      id: Story.id(0x0d, 1), asset: asset.id, date: try day(date),
      amount: -(try Amount(amount)), kind: .withdrawal,
      goal: try household.goal(named: goal).id)
    let before = Occasion(story.book, on: try day("2026-03-10"))
    let after = Occasion(try story.book.adding(withdrawal), after: before)
    return try WithdrawalEffect(of: withdrawal, from: before, to: after)
  }

  /// The figures of the demo household: 1,500 of the emergency fund.
  @Test func whatWentIsSpreadOverThePaymentsThatAreLeft() throws {
    let effect = try #require(
      try effect(.demo(), "1500", for: "Emergency fund", on: "2026-03-10"))
    #expect(effect.left == (try euros("5150")))
    #expect(effect.takenOut == (try Amount("1325")))
    #expect(effect.before?.required == (try Amount("352.5")))
    #expect(effect.after?.required == (try Amount("485")))
    #expect(effect.targetWithout == (try euros("8500")))
    #expect(effect.excess.amount.isZero)
  }

  @Test func moreThanItHadIsTold() throws {
    let effect = try #require(
      try effect(.demo(), "450", for: "Wedding gift", on: "2026-03-10"))
    #expect(effect.excess == (try euros("30")))
    #expect(effect.left?.amount.isZero == true)
  }

  @Test func whatDoesNotCountYetMeansNothing() throws {
    let story = try Story.demo()
    #expect(
      try effect(story, "5", for: "New car", on: "2026-03-11") == nil)
    #expect(try effect(story, "5", for: "Laptop", on: "2026-03-10") == nil)
  }
}
