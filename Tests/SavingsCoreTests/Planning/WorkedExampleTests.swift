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
      // 90 % from now on: 2312.34 x 0.9 = 2081.106; 833.33 - 81.11
      Day(
        "2026-11-26", saved: "2081.11", base: "2000", thisMonth: "81.11",
        payments: 12, required: "833.33", left: "752.22"),
      // 752.22 saved: 3064.56 x 0.9 = 2758.104; 833.33 - 758.10
      Day(
        "2026-11-30", saved: "2758.1", base: "2000", thisMonth: "758.1",
        payments: 12, required: "833.33", left: "75.23"),
      // 12,000 - 2,758.10 = 9,241.90; / 11 = 840.172
      Day(
        "2026-12-01", saved: "2758.1", base: "2758.1", thisMonth: "0",
        payments: 11, required: "840.17", left: "840.17"),
      // 100 % again: 3064.56 - 2758.10 = 306.46
      Day(
        "2026-12-05", saved: "3064.56", base: "2758.1", thisMonth: "306.46",
        payments: 11, required: "840.17", left: "533.71"),
      // 500 saved: 840.17 - 806.46
      Day(
        "2026-12-10", saved: "3564.56", base: "2758.1", thisMonth: "806.46",
        payments: 11, required: "840.17", left: "33.71"),
      // 33.71 of interest, and nothing is left
      Day(
        "2026-12-24", saved: "3598.27", base: "2758.1", thisMonth: "840.17",
        payments: 11, required: "840.17", left: "0"),
      Day(
        "2026-12-31", saved: "3598.27", base: "2758.1", thisMonth: "840.17",
        payments: 11, required: "840.17", left: "0"),
      // 12,000 - 3,598.27 = 8,401.73; / 10 = 840.173
      Day(
        "2027-01-01", saved: "3598.27", base: "3598.27", thisMonth: "0",
        payments: 10, required: "840.17", left: "840.17"),
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
    try story.save("752.22", for: "House", in: "Savings", on: "2026-11-30")
    try story.share("100%", of: "Savings", for: "House", since: "2026-12-05")
    try story.save("500", for: "House", in: "Savings", on: "2026-12-10")
    try story.move("33.71", .interest, in: "Savings", on: "2026-12-24")
    return story
  }
}
