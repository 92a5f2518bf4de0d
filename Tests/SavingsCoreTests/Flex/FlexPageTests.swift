import Foundation
import SavingsCore
import Support
import Testing

/// Every number in the tables of docs/flex.md.
@Suite struct FlexPageTests {
  @Test func theGoalsAreWhatTheMonthAsks() throws {
    let page = try Page()
    let plan = try page.plan()
    let rows = try #require(page.tables.first).rows
    #expect(rows.count == plan.goals.count && rows.count > 3)
    for (row, goal) in zip(rows, plan.goals) {
      #expect(row[0] == goal.goal.name)
      #expect(row[3] == "\(goal.payments.count ?? 0)")
      #expect(row[4] == goal.figures?.planned.text(decimals: 2))
    }
    #expect(plan.totals.planned == Amount(1000))
  }

  @Test func everyExampleIsWhatCstWouldSay() throws {
    let page = try Page()
    let plan = try page.plan()
    var strategies: Set<Strategy> = []
    for table in page.tables.dropFirst() {
      let request = try table.request()
      let flex = try FlexPlan(plan, request)
      strategies.insert(request.strategy)
      var rows = flex.shares.map { share in
        [
          share.requirement.goal.name, share.planned.text(decimals: 2),
          share.adjusted.text(decimals: 2),
          share.impact.nextRequired.text(decimals: 2),
        ]
      }
      if flex.surplus.isPositive {
        rows.append(["(left over)", "", flex.surplus.text(decimals: 2), ""])
      }
      #expect(table.rows == rows, "\(table.command)")
    }
    #expect(page.tables.count > 6)
    #expect(strategies == Set(Strategy.allCases))
  }

  /// Only balanced leaves the gift too late, and risk is the gentlest.
  @Test func theGentlestIsTheOneThatIsNamed() throws {
    let comparison = try FlexComparison(
      try Page().plan(), FlexRequest(.adjust(try Amount("0.6"))))
    #expect(comparison.gentlest == .risk)
    let late = comparison.flexes.filter { $0.worst?.impact.isLate == true }
    #expect(late.map(\.request.strategy) == [.balanced])
    #expect(late.first?.worst?.requirement.goal.name == "Gift")
  }
}

/// The tables of the page, each with the command above it.
private struct Page {
  private(set) var tables: [Table] = []

  struct Table {
    let command: String
    var rows: [[String]] = []

    /// The flex that the command asks for.
    func request() throws -> FlexRequest {
      let words = command.split(separator: " ").map(String.init)
      func value(of option: String) -> String? {
        words.firstIndex(of: option).map { words[$0 + 1] }
      }
      let part = try Amount(try #require(value(of: "--adjust")))
      guard let name = value(of: "--strategy") else {
        return FlexRequest(.adjust(part))
      }
      return FlexRequest(
        .adjust(part), strategy: try #require(Strategy(rawValue: name)))
    }
  }

  init() throws {
    let text = try Repository.text(of: "docs/flex.md")
    var command = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("cst ") { command = String(line) }
      guard line.hasPrefix("| ") else { continue }
      if line.hasPrefix("| Goal") {
        tables.append(Table(command: command))
      } else if !line.hasPrefix("| ---") {
        tables[tables.count - 1].rows.append(
          line.split(separator: "|", omittingEmptySubsequences: false)
            .dropFirst().dropLast()
            .map { $0.trimmingCharacters(in: .whitespaces) })
      }
    }
  }

  /// The plan of the goals in the first table.
  func plan() throws -> Plan {
    var story = try Story(payday: 25)
    for row in try #require(tables.first).rows {
      try story.goal(row[0], row[1], by: row[2], from: "2026-03-01")
    }
    return try story.plan("2026-03-10")
  }
}
