import Support
import Testing

/// `plan`, `save`, `plan`: what the plan asks, put aside, is what it then has.
@Suite struct LoopTests {
  private static let goals = [
    "new-car", "emergency-fund", "wedding-gift", "日本旅行", "laptop",
  ]

  @Test func savingWhatIsLeftForEveryGoalInTurnLeavesNothing() throws {
    let stage = try Stage.demo()
    for goal in Self.goals { try stage.must("cst save --left --goal \(goal)") }
    let plan = JSONValue(try stage.must("cst plan --json"))
    let left = plan?["data"]?["totals"]?["left"]?["amount"]
    #expect(left == .string("0.00"))
  }

  @Test func theCarsAmountToTheCentLeavesNothingOfIt() throws {
    let stage = try Stage.demo()
    let answer = try stage.must(
      "cst save 1183.19EUR --goal new-car --asset savings")
    #expect(answer.contains("Nothing is left to save for it this month."))
    #expect(answer.contains("New car: +1,183.19 EUR"))
    #expect(!answer.contains("Emergency fund"))
  }
}
