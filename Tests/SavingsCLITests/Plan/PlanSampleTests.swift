import Foundation
import SavingsCLI
import Support
import Testing

/// The plan of the demo household as it was promised to scripts.
struct PlanSampleTests {
  private let lines: [Substring]

  init() throws {
    lines = try Stage.demo().run("cst plan --json").out.split(separator: "\n")
  }

  /// The lines of `docs/json.md` between two fences that hold `text`.
  private func sample(with text: String) throws -> [Substring] {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/json.md"),
      encoding: .utf8)
    let block = page.split(separator: "```").first { $0.contains(text) }
    return try #require(block).split(separator: "\n").dropFirst().map(\.self)
  }

  @Test func theTotalsAreAsDocumented() throws {
    let sample = try sample(with: "\"nearestDeadline\"")
    let start = try #require(sample.firstIndex { $0.contains("\"goals\"") })
    #expect(Array(lines.prefix(start + 1)) == Array(sample.prefix(start + 1)))
  }

  @Test func aGoalIsAsDocumented() throws {
    let sample = try sample(with: "\"nearestDeadline\"")
    let first = try #require(sample.firstIndex { $0.contains("2e0a01") })
    let last = try #require(sample.firstIndex { $0.contains("customBy") })
    let place = try #require(lines.firstIndex { $0.contains("2e0a01") })
    #expect(
      Array(lines[place...].prefix(last - first + 1))
        == Array(sample[first...last]))
  }

  @Test func aRateIsAsDocumented() throws {
    let sample = try sample(with: "\"nearestDeadline\"")
    let yen = try #require(sample.first { $0.contains("\"JPY\"") })
    let rate = yen.split(separator: "[")[1].split(separator: "]")[0]
    #expect(lines.contains { $0.contains(rate) })
    #expect(lines.suffix(4) == sample.suffix(4))
  }
}
