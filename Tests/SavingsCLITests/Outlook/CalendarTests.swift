import Foundation
import SavingsCLI
import SavingsCore
import Support
import Testing

/// Paydays and deadlines as a calendar.
@Suite struct CalendarTests {
  private func calendar(_ stage: Stage, _ options: String = "") throws -> String
  {
    try stage.must("cst calendar -o - \(options)")
  }

  private func lines(_ text: String, _ name: String) -> [String] {
    text.split(separator: "\r\n").map(String.init).filter { $0.hasPrefix(name) }
  }

  @Test func saysUpToWhenAGoalThatComesAgainIsTold() throws {
    let stage = try Stage.withAGoal()
    try stage.must(
      "cst goal add Dues --target 600EUR --deadline 2026-05-01 --every 3m")
    let words = "Dues is told up to 2026-05-01; it comes again every 3 months."
    #expect(try stage.must("cst calendar --until 2026-12-31").contains(words))
    #expect(
      !(try stage.must("cst calendar --until 2026-05-01").contains(words)))
  }

  @Test func everyLineFitsAndEndsAsItHasTo() throws {
    let stage = try Stage.demo()
    try stage.must(
      """
      cst goal add '旅行旅行旅行旅行旅行旅行旅行旅行旅行旅行旅行; a, b' --target 9EUR \
      --deadline +3m --emoji 👨‍👩‍👧
      """)
    let text = try calendar(stage)
    #expect(text == (try calendar(stage)))
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
    var folded = 0
    for line in text.components(separatedBy: "\r\n") {
      #expect(line.utf8.count <= 75, "\(line)")
      #expect(!line.utf8.contains(10) && !line.utf8.contains(13))
      folded += line.hasPrefix(" ") ? 1 : 0
    }
    #expect(folded > 2)
    let whole = text.replacingOccurrences(of: "\r\n ", with: "")
    #expect(whole.contains(#"旅行\; a\, b"#))
    #expect(whole.contains("SUMMARY:Deadline: 👨‍👩‍👧 旅行"))
  }

  @Test func everyEntryHasItsOwnNameForGood() throws {
    let stage = try Stage.demo()
    let before = lines(try calendar(stage), "UID:")
    #expect(Set(before).count == before.count && before.count > 10)
    try stage.must("cst settings set payday 3")
    let moved = lines(try calendar(stage, "--until 2026-12-31"), "UID:")
    let known = before.filter { $0.hasPrefix("UID:payday-2026") }
    #expect(Set(known).isSubset(of: moved))
    try stage.must("cst settings set payday 15,31")
    let several = lines(try calendar(stage), "UID:")
    #expect(several.contains { $0.hasPrefix("UID:payday-2026-03-2-") })
    #expect(Set(several).count == several.count)
  }

  @Test func everyChangeRaisesTheSequence() throws {
    let stage = try Stage.demo()
    func sequence() throws -> String? {
      lines(try calendar(stage), "SEQUENCE:").first
    }
    #expect(try sequence() == "SEQUENCE:6")
    try stage.must("cst settings set payday 3")
    #expect(try sequence() == "SEQUENCE:7")
    try stage.must("cst undo")
    #expect(try sequence() == "SEQUENCE:8")
  }

  @Test(arguments: [
    (0, "PT9H"), (1, "-PT15H"), (3, "-P2DT15H"), (27, "-P26DT15H"),
  ])
  func remindsAtNine(_ days: Int, _ trigger: String) throws {
    let text = try calendar(.demo(), "--days \(days) --until 2026-03-31")
    #expect(lines(text, "TRIGGER:") == ["TRIGGER:\(trigger)"])
  }

  @Test func isWrittenWholeAndOnlyOverItsOwnKind() throws {
    let stage = try Stage.demo()
    let path = "\(stage.home.path)/savings.ics"
    let line = "cst calendar -o \(path)"
    #expect(try stage.must(line).contains("to \(path)."))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(
      String(decoding: try fileBytes(path), as: UTF8.self)
        == (try calendar(stage)))
    try stage.must(line)
    for other in ["", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n", "{}"] {
      try writeFile(Array(other.utf8), path)
      let outcome = stage.run(line)
      #expect(outcome.status == .refused, "\(outcome.err)")
      #expect(outcome.err.contains("savings-2.ics"))
      #expect(try fileBytes(path) == Array(other.utf8))
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: stage.home.path)
    #expect(names.filter { $0.hasPrefix(".savings") }.isEmpty, "\(names)")
  }

  /// What is told to be written instead is free, and no option.
  @Test func theNameThatIsOfferedIsFree() throws {
    let stage = try Stage.demo()
    let path = "\(stage.home.path)/savings"
    for end in [".ics", "-2.ics", ".html", ".json", "-2.json"] {
      try writeFile([], path + end)
    }
    for (command, end, words) in [
      ("calendar", ".ics", "is not a calendar of cst"),
      ("report", ".html", "is not a report of cst"),
      (
        "export json", ".json",
        "is not a journal of cst, which alone an export replaces"
      ),
    ] {
      let outcome = stage.run("cst \(command) -o \(path)\(end)")
      let free = end == ".html" ? "-2.html" : "-3\(end)"
      #expect(outcome.status == .refused)
      #expect(
        outcome.err == """
          error: "\(path)\(end)" is there already, and \(words)
            tip: name another: -o \(path)\(free)

          """)
    }
    #expect(ForeignFileProblem.notOurs("-x.ics").tip.hasSuffix("-o ./-x-2.ics"))
  }

  @Test(arguments: [
    ("--days 28", 2, "0 to 27"), ("--days -1", 2, "--days"),
    ("--days x", 2, "0 to 27"), ("--until 2026-03-09", 2, "--until"),
    ("-o a.ics --format csv", 2, "-o"), ("--days 2", 2, "-o"),
    ("-o /nowhere/a.ics", 1, "/nowhere/a.ics"), ("-o .", 4, "-o"),
    ("-o ''", 2, "path"),
    ("-o a.ics --until today", 4, "2026-03-10"),
  ])
  func refuses(_ options: String, _ status: Int32, naming words: String) throws
  {
    let outcome = try Stage.demo().run("cst calendar \(options)")
    #expect(outcome.status.rawValue == status, "\(outcome.err)")
    #expect(outcome.err.contains(words), "\(outcome.err)")
  }

  @Test func whatBelongsToTheStoreIsLeftAlone() throws {
    let stage = try Stage.demo()
    let stored = stage.stored
    for path in ["", ".history", ".bak"] {
      let outcome = stage.run("cst calendar -o \(stage.path)\(path)")
      #expect(outcome.status == .refused, "\(path): \(outcome.err)")
    }
    #expect(stage.stored == stored)
    let fresh = try Stage()
    #expect(
      fresh.run("cst calendar -o \(fresh.home.path)/a.ics").status == .refused)
  }

  @Test func withJSONTheTextStandsInTheDocument() throws {
    let stage = try Stage.demo()
    let document = try #require(
      JSONValue(try stage.must("cst calendar -o - --json")))
    #expect(document["data"]?["text"]?.text == (try calendar(stage)))
  }

  /// A bill for which all is there stays until its day, also in its month.
  @Test func aBillIsShownUntilItIsPaid() throws {
    var stage = try Stage(today: "2026-08-03")
    try stage.must("cst asset add J --currency EUR --balance 1000")
    try stage.must(
      "cst goal add Ins --target 720EUR --deadline 2027-03-20 --every 1y")
    try stage.must("cst save 720 --goal ins")
    for today in ["2027-02-28", "2027-03-01", "2027-03-20"] {
      stage.today = try day(today)
      let shown = try stage.must("cst calendar --until 2027-04-10")
      #expect(shown.contains("2027-03-20  deadline  Ins"), "\(today): \(shown)")
      let events = lines(
        try calendar(stage, "--until 2028-12-31"), "UID:deadline-")
      #expect(Set(events).count == events.count)
      #expect(events.count == (today == "2027-02-28" ? 1 : 2), "\(events)")
    }
    stage.today = try day("2027-03-15")
    try stage.must("cst tx withdraw 720 --asset j --goal ins")
    let paid = try stage.must("cst calendar --until 2028-04-10")
    #expect(!paid.contains("2027-03-20"), "\(paid)")
    #expect(paid.contains("2028-03-20  deadline  Ins"), "\(paid)")
  }
}
