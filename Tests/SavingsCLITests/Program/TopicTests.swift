import CommandGrammar
import Foundation
import SavingsCLI
import Support
import Testing

/// What can be read besides the commands, and the manual that holds it all.
struct TopicTests {
  static let names = [
    "amounts", "dates", "json", "exit-codes", "environment", "accessibility",
    "undo", "files", "network", "what-if", "reminders",
    "options",
  ]

  private static let manual = Repository.root.appending(path: "docs/cst.1")

  @Test func theTopicsAreThere() {
    #expect(grammar.topics.map(\.name) == TopicTests.names)
  }

  @Test(arguments: names, [40, 80])
  func canBeRead(_ name: String, _ width: Int) throws {
    let outcome = try Stage().run("cst help \(name) --width \(width)")
    #expect(outcome.status == .success)
    #expect(outcome.out.utf8.allSatisfy { $0 < 0x80 })
    #expect(outcome.out.split(separator: "\n").count > 8)
    // Lines to paste stand two cells in, and are never broken.
    let lines = outcome.out.split(separator: "\n")
    let isWhole = name == "reminders" || name == "network"
    #expect(
      lines.allSatisfy {
        $0.count <= width || isWhole && $0.hasPrefix("  ") && $0.count <= 80
      })
  }

  @Test func everyExitCodeIsExplained() throws {
    let text = try Stage().run("cst help exit-codes").out
    let explained = Set(
      text.split(whereSeparator: { " ,\n".contains($0) }).map(String.init))
    for code in ExitCode.allCases.map(\.rawValue) + [129, 130, 141, 143] {
      #expect(explained.contains("\(code)"), "\(code)")
    }
  }

  @Test func everyVariableThatIsReadIsExplained() throws {
    let text = try Stage().run("cst help environment").out
    let sources = Repository.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(
      at: sources, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    for case let file as URL in try #require(files)
    where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      for match in code.matches(of: /environment\["([A-Z_]+)"/) {
        found.insert(String(match.1))
      }
    }
    #expect(found.isSuperset(of: ["NO_COLOR", "CST_FILE", "COLUMNS"]))
    for name in found { #expect(text.contains(name), "\(name)") }
  }

  @Test func theManualIsUpToDate() throws {
    let text = try Stage().run("cst help --man").out
    if Repository.isRecording {
      try text.write(to: TopicTests.manual, atomically: true, encoding: .utf8)
    }
    let page = try String(contentsOf: TopicTests.manual, encoding: .utf8)
    #expect(text == page, "CST_RECORD=1 writes docs/cst.1")
  }

  @Test func theManualHasTheSectionsPeopleLookFor() throws {
    let lines = try Stage().run("cst help --man").out.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES",
      ])
  }
}
