import Foundation
import SavingsCLI
import Support
import Testing

/// Which choice wins: the option, the environment, the store, the default.
@Suite struct ConfigurationTests {
  @Test func theFileThatIsUsed() throws {
    var stage = try Stage()
    let home = stage.home.path
    func used(_ line: String = "cst settings list --format tsv") -> Substring? {
      stage.run(line).out.split(separator: "\n").first {
        $0.hasPrefix("file\t")
      }
    }
    let byDefault = "file\t\(home)/.local/share/cst/savings.json\t\tdefault"
    #expect(used().map(String.init) == byDefault)
    stage.environment["XDG_DATA_HOME"] = "relative"
    #expect(used().map(String.init) == byDefault)
    stage.environment["XDG_DATA_HOME"] = "\(home)/data"
    #expect(
      used().map(String.init)
        == "file\t\(home)/data/cst/savings.json\t\tXDG_DATA_HOME")

    stage.run("cst settings set payday 3 --file \(home)/one.json")
    stage.run("cst settings set payday 4 --file \(home)/two.json")
    stage.environment["CST_FILE"] = "\(home)/one.json"
    #expect(used().map(String.init) == "file\t\(home)/one.json\t\tCST_FILE")
    #expect(
      used("cst settings list --format tsv --file \(home)/two.json")
        .map(String.init) == "file\t\(home)/two.json\t\t--file")
    stage.environment["CST_FILE"] = ""
    #expect(used()?.hasSuffix("XDG_DATA_HOME") == true)
  }

  @Test func thePaletteOfTheOptionIsListed() throws {
    let stage = try Stage.demo()
    func listed(_ option: String = "") -> Substring? {
      stage.run("cst settings list --format tsv \(option)").out
        .split(separator: "\n").first { $0.hasPrefix("palette\t") }
    }
    #expect(listed() == "palette\t\t\tdefault")
    stage.run("cst settings set palette ansi")
    #expect(listed() == "palette\tansi\t\tstored")
    #expect(listed("--palette mono") == "palette\tmono\t\t--palette")
  }

  @Test func aNamedFileMustBeThere() throws {
    var stage = try Stage()
    let home = stage.home.path
    for line in [
      "cst plan", "cst goal list", "cst save 5EUR --goal x",
      "cst tx deposit 5EUR --asset x", "cst goal delete x",
    ] {
      let named = stage.run("\(line) --file \(home)/none.json")
      #expect(named.status == .data, "\(line)")
      #expect(named.err.contains("none.json"))
      stage.environment["CST_FILE"] = "/no"
      #expect(stage.run(line).status == .data, "\(line)")
      stage.environment["CST_FILE"] = nil
    }
    #expect(try stage.home.contents().isEmpty)

    for (index, line) in [
      "goal add Boat --target 5EUR --deadline +1y",
      "asset add Box --currency EUR", "rate set BTC/EUR 5",
      "settings set payday 1",
    ].enumerated() {
      let path = "\(home)/\(index).json"
      #expect(stage.run("cst \(line) --file \(path)").status == .success)
      #expect(FileManager.default.fileExists(atPath: path))
      #expect(
        stage.run("cst \(line) --file \(home)/no/\(index).json").status == .data
      )
    }
  }

  @Test func everySettingTellsItsSource() throws {
    var stage = try Stage()
    func source(_ key: String) -> Substring? {
      stage.run("cst settings list --format tsv").out.split(separator: "\n")
        .first { $0.hasPrefix("\(key)\t") }?.split(separator: "\t").last
    }
    for (key, value) in [
      ("currency", "EUR"), ("payday", "1"), ("critical", "5"),
      ("attention", "2"), ("stale-days", "3"), ("palette", "mono"),
      ("ambiguous-width", "2"),
    ] {
      #expect(source(key) == "default", "\(key)")
      #expect(stage.run("cst settings set \(key) \(value)").status == .success)
      #expect(source(key) == "stored", "\(key)")
    }
    stage.environment["CST_TODAY"] = "2026-12-01"
    #expect(source("today") == "CST_TODAY")
  }

  @Test func aStoredPaletteGivesWayToTheOption() throws {
    let stage = try Stage.demo()
    let plain = stage.run("cst plan --color always").out
    stage.run("cst settings set palette mono")
    let mono = stage.run("cst plan --color always").out
    #expect(mono != plain)
    #expect(stage.run("cst plan --color always --palette ansi").out == plain)
  }

  /// Who has a terminal for Chinese, Japanese or Korean sets the width there.
  @Test func charactersOfAmbiguousWidthAreAsWideAsWasSet() throws {
    var stage = try Stage.demo()
    stage.run("cst goal edit laptop --name Ω±Laptop")
    stage.run("cst settings set ambiguous-width 2")
    var wide = Look()
    wide.ambiguousWidth = 2
    for width in [nil, 100, 72] {
      stage.screen = Screen(isTerminal: true, width: width)
      let rows = stage.run("cst plan --color never").out
        .split(separator: "\n").map(String.init)
      let header = try #require(rows.first { $0.hasPrefix("GOAL ") })
      let title = try #require(header.range(of: "STATUS"))
      let start = wide.cells(of: String(header[..<title.lowerBound]))
      let statuses = rows.compactMap { row in
        row.firstRange(of: /[!▸✓] (last|behind|on track|completed)/)
          .map { wide.cells(of: String(row[..<$0.lowerBound])) }
      }
      #expect(statuses == Array(repeating: start, count: 5), "\(rows)")
      for row in rows where row.contains("2026-") {
        #expect(wide.cells(of: row) <= width ?? 200, "\(row)")
      }
    }
    for value in ["0", "3", "two", ""] {
      let outcome = stage.run(["settings", "set", "ambiguous-width", value])
      #expect(outcome.status == .usage, "\(value)")
    }
  }

  @Test func theEnvironmentForbidsColour() throws {
    var stage = try Stage.demo()
    stage.screen = .init(isTerminal: true, width: 100)
    #expect(stage.run("cst plan").out.contains("\u{1B}"))
    stage.environment["NO_COLOR"] = "1"
    #expect(!stage.run("cst plan").out.contains("\u{1B}"))
    #expect(stage.run("cst plan --color always").out.contains("\u{1B}"))
    stage.environment["NO_COLOR"] = ""
    #expect(stage.run("cst plan").out.contains("\u{1B}"))
    #expect(!stage.run("cst plan --color never").out.contains("\u{1B}"))
  }

  @Test func theWidthThatIsUsed() throws {
    var stage = try Stage.demo()
    func width() -> Int {
      stage.run("cst plan --color never").out.split(separator: "\n")
        .map(\.count).max() ?? 0
    }
    let whole = width()
    #expect(whole > 85)
    for columns in ["abc", "0", "-5", "", "1e3"] {
      stage.environment["COLUMNS"] = columns
      #expect(width() == whole, "\(columns)")
    }
    for columns in [40, 48, 60, 80] {
      stage.environment["COLUMNS"] = "\(columns)"
      #expect(width() <= columns, "\(columns)")
    }
    stage.environment["COLUMNS"] = nil
    stage.screen = .init(isTerminal: true, width: 70)
    #expect(width() <= 70)
  }
}
