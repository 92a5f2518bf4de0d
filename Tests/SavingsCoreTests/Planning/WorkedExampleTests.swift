import SavingsCore
import Support
import Testing

@Suite struct WorkedExampleTests {
  /// What one day says of the house.
  struct Day {
    let date: String
    let saved: String
    let base: String
    let thisMonth: String
    let payments: Int
    let required: String
    let left: String

    init(
      _ date: String, saved: String, base: String, thisMonth: String,
      payments: Int, required: String, left: String
    ) {
      self.date = date
      self.saved = saved
      self.base = base
      self.thisMonth = thisMonth
      self.payments = payments
      self.required = required
      self.left = left
    }
  }

  @Test(
    arguments: [
      // 10,000 are missing: 10,000 / 12 = 833.333
      Day(
        "2026-11-20", saved: "2000", base: "2000", thisMonth: "0",
        payments: 12, required: "833.33", left: "833.33"),
      Day(
        "2026-11-21", saved: "2000", base: "2000", thisMonth: "0",
        payments: 12, required: "833.33", left: "833.33"),
      // 500 saved: 833.33 - 500
      Day(
        "2026-11-22", saved: "2500", base: "2000", thisMonth: "500",
        payments: 12, required: "833.33", left: "333.33"),
      // 200 taken out: 833.33 - 300
      Day(
        "2026-11-24", saved: "2300", base: "2000", thisMonth: "300",
        payments: 12, required: "833.33", left: "533.33"),
      // 12.34 of interest: 833.33 - 312.34
      Day(
        "2026-11-25", saved: "2312.34", base: "2000", thisMonth: "312.34",
        payments: 12, required: "833.33", left: "520.99"),
      // 90 % of what names nobody: 300 + 2012.34 x 0.9 = 2111.106
      Day(
        "2026-11-26", saved: "2111.11", base: "2000", thisMonth: "111.11",
        payments: 12, required: "833.33", left: "722.22"),
      // 722.22 saved, all of it for the house: nothing is left
      Day(
        "2026-11-30", saved: "2833.33", base: "2000", thisMonth: "833.33",
        payments: 12, required: "833.33", left: "0"),
      // 12,000 - 2,833.33 = 9,166.67; / 11 = 833.334
      Day(
        "2026-12-01", saved: "2833.33", base: "2833.33", thisMonth: "0",
        payments: 11, required: "833.33", left: "833.33"),
      // 100 % again: 1022.22 + 2012.34 - 2833.33 = 201.23
      Day(
        "2026-12-05", saved: "3034.56", base: "2833.33", thisMonth: "201.23",
        payments: 11, required: "833.33", left: "632.1"),
      // 500 saved: 833.33 - 701.23
      Day(
        "2026-12-10", saved: "3534.56", base: "2833.33", thisMonth: "701.23",
        payments: 11, required: "833.33", left: "132.1"),
      // 132.10 of interest, and nothing is left
      Day(
        "2026-12-24", saved: "3666.66", base: "2833.33", thisMonth: "833.33",
        payments: 11, required: "833.33", left: "0"),
      Day(
        "2026-12-31", saved: "3666.66", base: "2833.33", thisMonth: "833.33",
        payments: 11, required: "833.33", left: "0"),
      // 12,000 - 3,666.66 = 8,333.34; / 10 = 833.334
      Day(
        "2027-01-01", saved: "3666.66", base: "3666.66", thisMonth: "0",
        payments: 10, required: "833.33", left: "833.33"),
    ])
  func followsTwoMonthsDayByDay(_ day: Day) throws {
    let house = try story().requirement("House", day.date)
    let figures = try #require(house.figures)
    #expect(figures.saved.description == day.saved)
    #expect(figures.base.description == day.base)
    #expect(figures.savedThisMonth.description == day.thisMonth)
    #expect(house.payments.count == day.payments)
    #expect(figures.required.description == day.required)
    #expect(figures.planned.description == day.required)
    #expect(figures.left.description == day.left)
  }

  @Test func asksMoreWhereNothingMoreCameIn() throws {
    var story = try start()
    try story.save("500", for: "House", in: "Savings", on: "2026-11-22")
    let december = try story.requirement("House", "2026-12-01")
    let figures = try #require(december.figures)
    // 12,000 - 2,500 = 9,500; / 11 = 863.636
    #expect(figures.base.description == "2500")
    #expect(figures.required.description == "863.64")
    #expect(december.payments.count == 11)
  }

  private func start() throws -> Story {
    var story = try Story(payday: 25)
    try story.goal(
      "House", "12000", "USD", by: "2027-11-20", from: "2026-11-20")
    try story.asset("Savings", "USD", holding: "2000", on: "2026-11-20")
    try story.share("100%", of: "Savings", for: "House", since: "2026-11-20")
    return story
  }

  private func story() throws -> Story {
    var story = try start()
    try story.save("500", for: "House", in: "Savings", on: "2026-11-22")
    try story.move(
      "-200", .withdrawal, in: "Savings", for: "House", on: "2026-11-24")
    try story.move("12.34", .interest, in: "Savings", on: "2026-11-25")
    try story.share("90%", of: "Savings", for: "House", since: "2026-11-26")
    try story.save("722.22", for: "House", in: "Savings", on: "2026-11-30")
    try story.share("100%", of: "Savings", for: "House", since: "2026-12-05")
    try story.save("500", for: "House", in: "Savings", on: "2026-12-10")
    try story.move("132.10", .interest, in: "Savings", on: "2026-12-24")
    return story
  }
}
