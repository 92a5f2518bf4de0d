import Foundation
import Support
import Testing

/// `docs/cli-rules.md` names tests that are there, and leaves no rule out.
struct CliRulesTests {
  private let rows: [[String]]

  /// What stands in the braces of each suite, once for every target.
  private let suites: [String: [String: String]]

  init() throws {
    let page = try Repository.text(of: "docs/cli-rules.md")
    rows = page.split(separator: "\n").map { line in
      line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    .filter { $0.count == 3 && Int($0[0]) != nil }

    let tests = Repository.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: tests.path())
    var suites: [String: [String: String]] = [:]
    for case let file as String in try #require(files)
    where file.hasSuffix(".swift") {
      let target = String(file.prefix { $0 != "/" })
      let text = try String(
        contentsOf: tests.appending(path: file), encoding: .utf8)
      for (name, body) in Self.suites(in: text) {
        suites[name, default: [:]][target, default: ""] += body
      }
    }
    self.suites = suites
  }

  /// The types of a file that tests may stand in, each with what it holds.
  ///
  /// A type begins and ends at the left margin, as the layout has it.
  private static func suites(in text: String) -> [(String, String)] {
    text.components(separatedBy: "\n}").compactMap { piece in
      let head =
        /(?m)^(?:@Suite(?:\([^\n]*\))? )?(?:struct|extension) (\w+)[^\n]*\{$/
      return piece.matches(of: head).last.map { match in
        (String(match.1), String(piece[match.range.upperBound...]))
      }
    }
  }

  @Test func noRuleIsLeftOut() {
    #expect(rows.map { Int($0[0]) } == (1...102).map { $0 })
  }

  @Test func everyRuleHasATestOrAReason() {
    for row in rows {
      let hasTest = row[2].contains("`")
      #expect(hasTest || row[2].hasPrefix("none yet: "), "\(row[0])")
    }
  }

  @Test func theTestsAreThere() {
    for row in rows {
      for match in row[2].matches(of: /`([^`]+)`/) {
        let name = String(match.1)
        #expect(isThere(name), "\(row[0]): \(name)")
      }
    }
    #expect(!isThere("CliRulesTests.nothingOfTheKind"))
    #expect(!isThere("Tests/Nowhere/run"))
    // A function that tests share, and a file that is no suite.
    #expect(!isThere("CliRulesTests.isThere"))
    #expect(isThere("CliRulesTests.theTestsAreThere"))
    #expect(!isThere("Grammar+Commands"))
  }

  private func isThere(_ name: String) -> Bool {
    if name.contains("/") {
      return FileManager.default.fileExists(
        atPath: Repository.root.appending(path: name).path())
    }
    let parts = name.split(separator: ".").map(String.init)
    // Two targets may have a suite of one name: a row has to mean one of them.
    let meant = (suites[parts[0]] ?? [:]).values.filter { body in
      parts.count == 1 ? body.contains("@Test") : has(parts[1], in: body)
    }
    return meant.count == 1
  }

  /// Whether the function is a test, not what tests share.
  private func has(_ test: String, in body: String) -> Bool {
    let before = body.components(separatedBy: "func \(test)(").dropLast()
    return before.contains { text in
      text.components(separatedBy: "\n\n").last?.contains("@Test") == true
    }
  }
}
