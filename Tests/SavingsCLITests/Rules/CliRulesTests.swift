import Foundation
import Testing

/// `docs/cli-rules.md` names tests that are there, and leaves no rule out.
struct CliRulesTests {
  private let rows: [[String]]
  private let suites: [String: String]

  init() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/cli-rules.md"),
      encoding: .utf8)
    rows = page.split(separator: "\n").map { line in
      line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    .filter { $0.count == 3 && Int($0[0]) != nil }

    let tests = Repository.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(
      at: tests, includingPropertiesForKeys: nil)
    var suites: [String: String] = [:]
    for case let file as URL in try #require(files)
    where file.pathExtension == "swift" {
      let name = file.deletingPathExtension().lastPathComponent
      suites[name, default: ""] += try String(
        contentsOf: file, encoding: .utf8)
    }
    self.suites = suites
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
  }

  private func isThere(_ name: String) -> Bool {
    if name.contains("/") {
      return FileManager.default.fileExists(
        atPath: Repository.root.appending(path: name).path())
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let suite = suites[parts[0]] else { return false }
    return parts.count == 1 || suite.contains("func \(parts[1])(")
  }
}
