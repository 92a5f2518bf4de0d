import SavingsCLI
import SavingsCore
import Testing

/// What is said of a flex that cannot be.
@Suite struct FlexProblemTests {
  @Test(
    arguments: [
      ("-1", "for nothing at all, write --adjust 0"),
      ("50", "for half, write --adjust 0.5 or --adjust 50%"),
      ("30", "for 30 percent, write --adjust 0.3 or --adjust 30%"),
      ("2.01", "for twice the plan, the most there is, write --adjust 2"),
      ("3", "for twice the plan, the most there is, write --adjust 2"),
      ("201", "for twice the plan, the most there is, write --adjust 2"),
    ])
  func thePartGoesFromNothingToTwice(part: String, tip: String) throws {
    let problem = FlexProblem.outOfRange(try Amount(part), part)
    #expect(
      problem.said == "--adjust \(part) is out of range: it goes from 0 to 2")
    #expect(problem.tip == tip)
  }

  @Test func aTotalOutOfReachNamesWhatIsInReach() throws {
    let problem = FlexProblem.outOfReach(
      asked: try euros("4000"), least: try euros("212.5"),
      most: try euros("3786.73"), goals: [])
    #expect(
      problem.said == "this month cannot come to 4,000.00 EUR: 212.50 EUR "
        + "is the least, and 3,786.73 EUR the most")
    #expect(problem.tip == "for the most, write --to 3786.73EUR")
    let little = FlexProblem.outOfReach(
      asked: try euros("5"), least: try euros("212.5"),
      most: try euros("3786.73"), goals: [])
    #expect(little.tip == "for the least, write --to 212.50EUR")
  }

  @Test func whatIsUnknownNamesItsGoals() {
    for problem in [
      FlexProblem.unknown(["Car", "Boat"]),
      BudgetProblem.unknown(["Car", "Boat"]),
    ] as [any Error] {
      #expect(
        problem.said
          == "the amounts of Car, Boat are unknown, because a rate is missing")
      #expect(problem.tip == "set the missing rate first: cst plan names it")
    }
  }

  private func euros(_ text: String) throws -> Money {
    Money(try Amount(text), try Currency("EUR"))
  }
}
