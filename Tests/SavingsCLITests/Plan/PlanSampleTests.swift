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
    let documented = try goal(in: sample(with: "\"nearestDeadline\""))
    #expect(documented.contains { $0.contains("leftByNext") })
    #expect(try goal(in: lines) == documented)
  }

  /// The lines of the first goal up to the brace that closes it.
  private func goal(in lines: [Substring]) throws -> [Substring] {
    let first = try #require(lines.firstIndex { $0.contains("2e0a01") })
    return Array(lines[first...].prefix { !$0.hasPrefix("      }") })
  }

  @Test func aRateIsAsDocumented() throws {
    let sample = try sample(with: "\"nearestDeadline\"")
    let yen = try #require(sample.first { $0.contains("\"JPY\"") })
    let rate = yen.split(separator: "[")[1].split(separator: "]")[0]
    #expect(lines.contains { $0.contains(rate) })
    #expect(lines.suffix(4) == sample.suffix(4))
  }
}
