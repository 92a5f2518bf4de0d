import Foundation
import SavingsCLI
import SavingsCore
import Support
import Testing

/// Where a report goes, and what stands in its way.
@Suite struct ReportFileTests {
  @Test func isWrittenWholeAndOnlyOverItsOwnKind() throws {
    let stage = try Stage.demo()
    let path = "\(stage.home.path)/report.html"
    let line = "cst report -o \(path)"
    #expect(try stage.must(line).contains("\(path): March 2026, 5 goals, "))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let page = try fileBytes(path)
    #expect(
      String(decoding: page, as: UTF8.self)
        == (try stage.must("cst report -o -")))
    let size = "\((page.count + 1023) / 1024) KB.\n"
    #expect(try stage.must("\(line) --today 2026-03-10").contains(size))
    for other in ["", "<!DOCTYPE html>\n<html>", "{}"] {
      try writeFile(Array(other.utf8), path)
      let outcome = stage.run(line)
      #expect(outcome.status == .refused, "\(outcome.err)")
      #expect(
        outcome.err.contains("is there already, and is not a report of cst"))
      #expect(outcome.err.contains("report-2.html"))
      #expect(try fileBytes(path) == Array(other.utf8))
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: stage.home.path)
    #expect(names.filter { $0.hasPrefix(".report") }.isEmpty, "\(names)")
  }

  /// A draft of ours that was cut short goes; a file that is called so stays,
  /// and may be another store.
  @Test func noFileOfSomebodyElseIsADraft() throws {
    let stage = try Stage.demo()
    let path = "\(stage.home.path)/r.html"
    let draft = "\(stage.home.path)/.r.html.new"
    try writeFile(Array("{\"format\":\"cst\"".utf8), draft)
    let outcome = stage.run("cst report -o \(path)")
    #expect(outcome.status == .refused, "\(outcome.err)")
    #expect(outcome.err.contains("/.r.html.new\" is in the way of writing"))
    #expect(try fileBytes(draft) == Array("{\"format\":\"cst\"".utf8))
    try writeFile(Array("<!DOC".utf8), draft)
    try stage.must("cst report -o \(path)")
    #expect(!FileManager.default.fileExists(atPath: draft))
  }

  /// Of two who write the same file at once one does, and the other tells so,
  /// and takes nothing away.
  @Test func whoWritesTheSameFileIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let (path, draft) = (folder.path("a.txt"), folder.path(".a.txt.new"))
    var parts = [Array("; cst 1\n".utf8)]
    do throws(ForeignFileProblem) {
      try ForeignFile.write(
        to: path, beside: StoreFile(named: folder.path("s.json")),
        replacing: "; cst "
      ) {
        try? FileManager.default.removeItem(atPath: draft)
        try? writeFile(Array("; cst 2".utf8), draft)
        return parts.popLast()
      }
      Issue.record("nobody was in the way")
    } catch {
      guard case .inTheWay = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(try folder.names == [".a.txt.new"])
    #expect(try fileBytes(draft) == Array("; cst 2".utf8))
  }

  @Test func whatBelongsToTheStoreIsLeftAlone() throws {
    let stage = try Stage.demo()
    let stored = stage.stored
    for path in ["", ".history", ".bak"] {
      let outcome = stage.run("cst report -o \(stage.path)\(path)")
      #expect(outcome.status == .refused, "\(path): \(outcome.err)")
    }
    #expect(stage.stored == stored)
  }

  @Test(arguments: [
    ("", 2, "a report needs a file to go to"),
    ("-o - --json", 2, "both want standard output"),
    ("-o a.html -o b.html", 2, "-o"), ("-o a.html --format csv", 2, "list"),
    ("--goal nope -o -", 3, "nope"), ("-o .", 4, "is not a report of cst"),
    ("-o /dev/null", 4, "is not a report of cst"),
    ("-o /nowhere/a.html", 1, "/nowhere/a.html"), ("-o ''", 2, "path"),
  ])
  func refuses(_ options: String, _ status: Int32, naming words: String) throws
  {
    let outcome = try Stage.demo().run("cst report \(options)")
    #expect(outcome.status.rawValue == status, "\(outcome.err)")
    #expect(outcome.err.contains(words), "\(outcome.err)")
    #expect(outcome.out.isEmpty)
  }

  @Test func aMissingRateIsNamedOnceAndThePageIsWrittenAllTheSame() throws {
    let stage = try Stage.demo()
    let path = "\(stage.home.path)/report.html"
    let outcome = stage.run("cst report --strict -o \(path)")
    #expect(outcome.status == .warned)
    for pair in ["BTC/EUR", "JPY/EUR", "USD/EUR"] {
      let warnings = outcome.err.components(
        separatedBy: "there is no rate for \(pair)")
      #expect(warnings.count == 2, "\(outcome.err)")
    }
    #expect(try fileBytes(path).count > 20_000)
  }

  @Test func aTerminalLeadsFromThePathToTheFile() throws {
    var stage = try Stage.demo()
    let path = "\(stage.home.path)/my report.html"
    stage.screen = Screen(isTerminal: true, width: 400)
    stage.host = "desk"
    let start =
      "\u{1B}]8;;file://desk\(stage.home.path)/my%20report.html\u{1B}\\"
    let line = "cst report -o '\(path)'"
    #expect(
      try stage.must(line).contains("\(start)\(path)\u{1B}]8;;\u{1B}\\: March"))
    for other in ["--accessible", "--json"] {
      #expect(!(try stage.must("\(line) \(other)").contains("\u{1B}]8")))
    }
    stage.screen = Screen(isTerminal: false)
    #expect(!(try stage.must(line).contains("\u{1B}")))
    stage.screen = Screen(isTerminal: true)
    #expect(!(try stage.must("cst report -o -").contains("desk")))
  }

  @Test func withoutGoalsItTellsHowToBegin() throws {
    let stage = try Stage()
    let page = try stage.must("cst report -o -")
    let markup = try StrictMarkup(page)
    #expect(markup.text.contains("No goals yet"))
    #expect(markup.text.contains("cst goal add"))
    #expect(!FileManager.default.fileExists(atPath: stage.path))
  }

  @Test func withAGoalItTellsOfNothingElse() throws {
    let stage = try Stage.demo()
    let text = try StrictMarkup(
      try stage.must("cst report -o - --goal new-car")
    ).text
    #expect(text.contains("1,183.19 EUR"))
    for other in [
      "Month by month", "Where it is, and whose", "Saved for all goals",
      "Wedding gift", "Yen cash", "1,770.87",
    ] {
      #expect(!text.contains(other), "\(other)")
    }
  }
}
