import SavingsCore
import Support
import Testing

@Suite struct DemoPlanTests {
  @Test(
    arguments: [
      ("Wedding gift", "180", "180", "0", 1, Status.attention),
      ("日本旅行", "37125", "37125", "0", 8, .attention),
      ("Emergency fund", "352.5", "177.5", "175", 10, .onTrack),
      ("New car", "1220.69", "1183.19", "37.5", 18, .onTrack),
      ("Laptop", "0", "0", "0", 4, .completed),
    ])
  func asksOfMarch(
    goal: String, required: String, left: String, saved: String,
    payments: Int, status: Status
  ) throws {
    let requirement = try Story.demo().requirement(goal, "2026-03-10")
    let figures = try #require(requirement.figures)
    #expect(figures.required.description == required)
    #expect(figures.left.description == left)
    #expect(figures.savedThisMonth.description == saved)
    #expect(requirement.payments.count == payments)
    #expect(requirement.status == status)
  }

  @Test func totalsAreThoseOfTheSpecification() throws {
    let plan = try Story.demo().plan("2026-03-10")
    #expect(plan.totals.required?.description == "1983.37")
    #expect(plan.totals.planned?.description == "1983.37")
    #expect(plan.totals.savedThisMonth?.description == "212.5")
    #expect(plan.totals.left?.description == "1770.87")
    #expect(plan.totals.target?.description == "40046")
    #expect(plan.totals.saved?.description == "12739.6")
    #expect(plan.totals.progress?.description.hasPrefix("0.318124") == true)
    #expect(plan.atLeast == nil)
    #expect(plan.nearestDeadline?.description == "2026-04-20")
    #expect(plan.nextPayday?.description == "2026-03-25")
    #expect(
      plan.rates.map(\.pair.description) == ["BTC/EUR", "JPY/EUR", "USD/EUR"])
    let emergency = try Story.demo().requirement("Emergency fund", "2026-03-10")
    // 5,950 of 2025-11-30 and 3 / 13 of the 4,050 that were missing then
    #expect(emergency.pace?.start.description == "5950")
    #expect(emergency.pace?.state == .behind)
    #expect(emergency.pace?.by.description == "-234.62")
  }
}
