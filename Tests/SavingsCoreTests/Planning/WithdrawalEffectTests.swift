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
    #expect(try effect(story, "5", for: "New car", on: "2026-03-11") == nil)
    #expect(try effect(story, "5", for: "Laptop", on: "2026-03-10") == nil)
  }

  /// The fund has an earmark from a day on: what is taken out and when, whether
  /// that counts, how much more than there was it is, and what the next
  /// deposits make good.
  @Test(
    arguments: [
      ("300", "2026-03-17", [("350", "2026-03-04", false, "0", "0")]),
      (
        "500", "2026-01-01",
        [
          ("530", "2026-03-03", true, "30", "30"),
          ("50", "2026-03-02", true, "50", "80"),
        ]
      ),
      ("500", "2026-01-01", [("500", "2026-03-03", true, "0", "0")]),
    ] as [(String, String, [(String, String, Bool, String, String)])])
  func whatIsMoreThanThereWas(
    share: String, since: String,
    taken: [(String, String, Bool, String, String)]
  ) throws {
    var story = try Story.withAFund()
    try story.share(share, of: "Savings", for: "Fund", since: since)
    for (amount, date, counts, excess, shortage) in taken {
      let withdrawal = try story.moving("-\(amount)", on: date)
      let before = Occasion(story.book, on: try day("2026-03-18"))
      var next = story
      try next.move(
        "-\(amount)", .withdrawal, in: "Savings", for: "Fund", on: date)
      let after = Occasion(next.book, after: before)
      let effect = try #require(
        try WithdrawalEffect(of: withdrawal, from: before, to: after))
      #expect(effect.counts == counts)
      #expect(effect.excess == (try euros(excess)))
      #expect(effect.shortage == (try euros(shortage)))
      story = next
    }
  }

  /// A percentage of what names no goal pays as well, before anything lacks.
  @Test func aPercentageMakesGoodWhatOwnMoneyLacks() throws {
    var story = try Story.withAFund()
    try story.share("10%", of: "Savings", for: "Fund", since: "2026-01-01")
    let withdrawal = try story.moving("-250", on: "2026-03-03")
    let before = Occasion(story.book, on: try day("2026-03-18"))
    let after = Occasion(try story.book.adding(withdrawal), after: before)
    let effect = try #require(
      try WithdrawalEffect(of: withdrawal, from: before, to: after))
    #expect(effect.excess == (try euros("50")))
    #expect(effect.shortage == (try euros("50")))
  }
}
