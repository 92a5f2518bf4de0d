import SavingsCore
import Support
import Testing

/// What happens to a goal within a month: 6,000 by 2027-01-01 with 2,000, all
/// of an account, so that each of ten payments is 400.
///
/// What is told is the base, what was taken out, what was saved this month,
/// what is required and what is left.
@Suite struct MonthCaseTests {
  @Test("A wallet lost on the 12th, and 200 saved on the 20th")
  func aLostWallet() throws {
    var story = try story()
    try story.asset("Wallet", holding: "1000", on: "2026-01-01")
    try story.share("100%", of: "Wallet", for: "Goal", since: "2026-01-01")
    #expect(try told(story, "2026-03-11") == "3000 0 0 300 300")
    try story.move("-1000", .withdrawal, in: "Wallet", on: "2026-03-12")
    #expect(try told(story, "2026-03-12") == "2000 1000 0 400 400")
    try story.save("200", for: "Goal", in: "Account", on: "2026-03-20")
    #expect(try told(story, "2026-03-20") == "2000 1000 200 400 200")
  }

  @Test("500 put in and 500 taken out on one day")
  func inAndOutOnOneDay() throws {
    var story = try story()
    try story.save("500", for: "Goal", in: "Account", on: "2026-03-05")
    try story.move(
      "-500", .withdrawal, in: "Account", for: "Goal", on: "2026-03-05")
    #expect(try told(story, "2026-03-10") == "1500 500 500 450 0")
  }

  @Test("500 put in and 500 taken out on two days")
  func inAndOutOnTwoDays() throws {
    var story = try story()
    try story.save("500", for: "Goal", in: "Account", on: "2026-03-05")
    try story.move(
      "-500", .withdrawal, in: "Account", for: "Goal", on: "2026-03-06")
    #expect(try told(story, "2026-03-10") == "2000 0 0 400 400")
  }

  @Test("500 put in and 500 taken out, without a name, on one day and on two")
  func inAndOutWithoutAName() throws {
    for other in ["2026-03-05", "2026-03-06"] {
      var story = try story()
      try story.move("500", .deposit, in: "Account", on: "2026-03-05")
      try story.move("-500", .withdrawal, in: "Account", on: other)
      #expect(try told(story, "2026-03-10") == "2000 0 0 400 400")
    }
  }

  @Test("1,000 lost and what is left saved on the same day: left is 0.00 then")
  func lostAndSavedOnOneDay() throws {
    var story = try story()
    try story.move("-1000", .withdrawal, in: "Account", on: "2026-03-10")
    let left = try story.figures("Goal", "2026-03-10").left
    try story.save(
      left.description, for: "Goal", in: "Account", on: "2026-03-10")
    #expect(try told(story, "2026-03-10") == "1000 1000 500 500 0")
  }

  @Test(
    "A giro with half of it for a goal, rent on the 2nd and salary on the 25th")
  func rentAndSalary() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "6000", by: "2027-01-01", from: "2026-01-01")
    try story.asset("Giro", holding: "2000", on: "2026-01-01")
    try story.share("50%", of: "Giro", for: "Goal", since: "2026-01-01")
    for month in ["2026-02", "2026-03"] {
      try story.move("-800", .withdrawal, in: "Giro", on: "\(month)-02")
      try story.move("800", .deposit, in: "Giro", on: "\(month)-25")
    }
    // Nothing saved, and nothing met: it is as if nothing had moved.
    #expect(try told(story, "2026-03-01") == "1000 0 0 500 500")
    #expect(try told(story, "2026-03-02") == "600 400 0 540 540")
    #expect(try told(story, "2026-03-25") == "1000 0 0 500 500")
    #expect(try told(story, "2026-04-01") == "1000 0 0 555.56 555.56")
  }

  @Test("A bank transfer that takes a day")
  func aTransferThatTakesADay() throws {
    var story = try story()
    try story.asset("Other", holding: "1000", on: "2026-01-01")
    try story.share("100%", of: "Other", for: "Goal", since: "2026-01-01")
    try story.move("-700", .withdrawal, in: "Account", on: "2026-03-05")
    try story.move("700", .deposit, in: "Other", on: "2026-03-06")
    #expect(try told(story, "2026-03-10") == "3000 0 0 300 300")
  }

  @Test("A share lowered by mistake and put back")
  func aShareThatIsPutBack() throws {
    var story = try story()
    try story.share("10%", of: "Account", for: "Goal", since: "2026-03-02")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-03-03")
    #expect(try told(story, "2026-03-10") == "2000 0 0 400 400")
  }

  @Test("A share lowered in the middle of the month")
  func aShareThatIsLowered() throws {
    var story = try story()
    try story.save("300", for: "Goal", in: "Account", on: "2026-03-05")
    try story.share("50%", of: "Account", for: "Goal", since: "2026-03-15")
    #expect(try told(story, "2026-03-14") == "2000 0 300 400 100")
    // Half of what names nobody, and 300 of its own; what came in before fills
    // a part of the hole.
    #expect(try told(story, "2026-03-15") == "1300 700 0 470 470")
    #expect(try told(story, "2026-04-01") == "1300 0 0 522.22 522.22")
  }

  @Test("A reconcile mistyped and mended, on one day and on two")
  func aReconcileThatIsMended() throws {
    for other in ["2026-03-05", "2026-03-06"] {
      var story = try story()
      try story.reconcile("Account", to: "200", on: "2026-03-05")
      try story.reconcile("Account", to: "2000", on: other)
      #expect(try told(story, "2026-03-10") == "2000 0 0 400 400")
    }
  }

  @Test("A new goal whose account was opened later")
  func anAccountOpenedLater() throws {
    var story = try Story(payday: 25)
    try story.goal("Goal", "6000", by: "2027-01-01", from: "2026-03-02")
    try story.asset("Account", holding: "2000", on: "2026-03-05")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-03-06")
    #expect(try told(story, "2026-03-10") == "2000 0 0 400 400")
    try story.save("150", for: "Goal", in: "Account", on: "2026-03-10")
    #expect(try told(story, "2026-03-10") == "2000 0 150 400 250")
  }

  private func story() throws -> Story {
    var story = try Story(payday: 25)
    try story.goal("Goal", "6000", by: "2027-01-01", from: "2026-01-01")
    try story.asset("Account", holding: "2000", on: "2026-01-01")
    try story.share("100%", of: "Account", for: "Goal", since: "2026-01-01")
    return story
  }

  private func told(_ story: Story, _ date: String) throws -> String {
    try story.figures("Goal", date).told
  }
}

extension Figures {
  /// The base, what was taken out and saved, what is required and left.
  var told: String {
    [base, takenOut, savedThisMonth, required, left].map(\.description)
      .joined(separator: " ")
  }
}

extension Story {
  /// Says what the bank says of an asset.
  fileprivate mutating func reconcile(
    _ name: String, to balance: String, on date: String
  ) throws {
    let asset = try book.household.asset(named: name)
    let held = try book.balance(of: asset.id, on: day(date))
    let difference = try Amount(balance) - held
    try move(difference.description, .adjustment, in: name, on: date)
  }
}
