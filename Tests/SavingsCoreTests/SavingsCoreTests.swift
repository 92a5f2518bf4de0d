import SavingsCore
import Support
import Testing

/// The example that the library opens with, as it stands there.
@Suite struct SavingsCoreTests {
  @Test func theExampleWorks() throws {
    let share = try monthlyShare(
      of: Amount(1200), from: day("2026-01-02"), by: day("2027-01-05"))
    #expect(share == Amount(100))
  }

  @Test func theExampleIsTheOneThatIsShown() throws {
    let page = try Repository.text(of: "Sources/SavingsCore/SavingsCore.swift")
    let mark = "//     "
    let shown = page.split(separator: "\n").filter { $0.hasPrefix(mark) }
      .map { $0.dropFirst(mark.count) }
    let test = try Repository.text(
      of: "Tests/SavingsCoreTests/SavingsCoreTests.swift")
    let lines = test.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0 == shown.first })
    #expect(shown.count > 10 && lines[start...].elementsEqual(shown))
  }
}

func monthlyShare(
  of target: Amount, from today: CalendarDate, by deadline: CalendarDate
) throws -> Amount? {
  var dice = SystemRandomNumberGenerator()
  let boat = Goal(
    id: Identifier(random: &dice), name: "Boat", slug: "boat",
    target: target, currency: try Currency("EUR"), deadline: deadline,
    start: today)
  let book = try Book().adding(boat)
  let plan = try Occasion(book, on: today).plan()
  return plan.goals.first?.figures?.required
}
