import Foundation
import Support
import Testing

@Suite struct RulesDocumentTests {
  @Test func rulesAreNumberedOneAfterTheOther() throws {
    let numbers = try rules().map(\.number)
    #expect(numbers.count > 70)
    #expect(numbers == Array(1...numbers.count))
  }

  @Test func everyRuleNamesTestsThatExist() throws {
    let tests = try testsInTheSources()
    #expect(tests.contains("RulesDocumentTests.everyRuleNamesTestsThatExist"))
    #expect(!tests.contains("RulesDocumentTests.rules"))
    for rule in try rules() {
      #expect(!rule.tests.isEmpty, "R\(rule.number) names no test")
      for test in rule.tests {
        #expect(tests.contains(test), "R\(rule.number) names \(test)")
      }
    }
  }

  /// A rule's number, and the tests that keep it.
  private struct Rule {
    let number: Int
    let tests: [String]
  }

  private func rules() throws -> [Rule] {
    let text = try Repository.text(of: "docs/rules.md")
    return try text.components(separatedBy: "\n- **R").dropFirst().map { part in
      let number = part.prefix { $0.isNumber }
      let named = part.split(separator: "`", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
      return Rule(number: try #require(Int(number)), tests: named)
    }
  }

  /// `Suite.test` of every function behind `@Test`.
  private func testsInTheSources() throws -> Set<String> {
    let folder = Repository.root.appending(path: "Tests")
    let files = try #require(
      FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil))
    var tests: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let suite = text.firstMatch(of: /@Suite struct (\w+)/)?.1 else {
        continue
      }
      for part in text.components(separatedBy: "@Test").dropFirst() {
        if let name = part.firstMatch(of: /func (\w+)/)?.1 {
          tests.insert("\(suite).\(name)")
        }
      }
    }
    return tests
  }
}
