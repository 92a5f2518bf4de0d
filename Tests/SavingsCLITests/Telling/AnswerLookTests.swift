import SavingsCLI
import Support
import Testing

/// The look of real answers, whatever is asked.
struct AnswerLookTests {
  private let lines = [
    "plan", "flex --adjust 0.5", "flex --adjust 0.5 --compare", "budget",
    "budget 1500EUR --schedule", "explain new-car", "goal list",
    "goal show new-car", "asset list", "asset show savings", "tx list",
    "alloc list", "rate list", "settings list", "check", "help",
    "goal delete new-car --dry-run", "goal show nobody",
  ]

  private func stage() throws -> Stage {
    var stage = try Stage.demo()
    stage.screen = Screen(isTerminal: true, width: 100)
    stage.environment["TERM"] = "xterm-256color"
    return stage
  }

  private let paint = /\u{1B}\[[0-9;]*m/

  @Test(arguments: ["fixed", "ansi", "mono"])
  func colourIsAllThatColourChanges(_ palette: String) throws {
    let stage = try stage()
    var painted = 0
    for line in lines {
      let line = "cst \(line) --palette \(palette)"
      let plain = stage.run("\(line) --color never").out
      let coloured = stage.run(line).out
      #expect(coloured.replacing(paint, with: "") == plain, "\(line)")
      painted += coloured == plain ? 0 : 1
    }
    #expect(painted > 3)
  }

  @Test func lettersKeepTheColourOfTheTerminal() throws {
    let stage = try stage()
    for line in lines + ["chart goals", "chart saved", "chart days"] {
      for palette in ["fixed", "ansi"] {
        let text = stage.run("cst \(line) --palette \(palette)").out
        for match in text.matches(of: /\u{1B}\[([0-9;]+)m([^\u{1B}]*)/) {
          guard !["0", "1"].contains(match.1) else { continue }
          #expect(
            !match.2.contains { $0.isLetter || $0.isNumber }, "\(match.0)")
          #expect(!["2", "90", "37", "97"].contains(match.1))
        }
      }
    }
  }

  /// A terminal that draws the blocks of a bar two cells wide moves nothing
  /// that stands behind them.
  @Test(arguments: [72, 100, 200])
  func barsStandLast(_ width: Int) throws {
    let stage = try stage()
    var bars = 0
    for line in lines {
      let text = stage.run("cst \(line) --color never --width \(width)").out
      for row in text.split(separator: "\n")
      where row.contains(/[\u{2580}-\u{259F}]/) {
        bars += 1
        let isLast = row.wholeMatch(
          of: /[^\u{2580}-\u{259F}]*[\u{2580}-\u{259F}]+/)
        #expect(isLast != nil, "cst \(line): \(row)")
      }
    }
    #expect(bars > 0 || width < 100)
  }

  @Test func nothingMoves() throws {
    let stage = try stage()
    for line in lines {
      let outcome = stage.run("cst \(line)")
      let rest = (outcome.out + outcome.err).replacing(paint, with: "")
      #expect(!rest.contains { $0 == "\u{1B}" || $0 == "\r" }, "\(line)")
    }
  }

  @Test func readAloudThereIsNothingToSee() throws {
    var stage = try stage()
    stage.environment["ACCESSIBLE"] = "1"
    for line in lines where line != "help" {
      let text = stage.run("cst \(line) --color always").out
      #expect(!text.contains("\u{1B}"), "\(line)")
      for row in text.split(separator: "\n") {
        #expect(!row.contains(/[█░▁-▇✓✗▸]/), "\(row)")
        let words = row.drop { $0 == " " }
        #expect(!words.contains("  "), "\(row)")
      }
    }
  }

  @Test func withoutUTF8OnlyNamesAreOtherwise() throws {
    var stage = try stage()
    stage.environment["LC_ALL"] = "C"
    for line in lines {
      let text = stage.run("cst \(line) --color never").out
      #expect(
        text.replacing("日本旅行", with: "").utf8.allSatisfy { $0 < 0x80 },
        "\(line)")
    }
  }

  @Test(arguments: [30, 48, 60, 80, 120])
  func noTableIsWiderThanTheScreen(_ width: Int) throws {
    let stage = try stage()
    for line in ["plan", "goal list", "flex --adjust 0.5", "asset list"] {
      let text = stage.run("cst \(line) --width \(width) --color never").out
      let look = Look()
      for row in text.split(separator: "\n") where !row.hasPrefix("  cst ") {
        #expect(look.cells(of: String(row)) <= width, "\(line): \(row)")
      }
    }
  }

  @Test(arguments: [48, 60, 80])
  func aGoalFitsTheScreen(_ width: Int) throws {
    let stage = try stage()
    stage.run("cst goal edit new-car --note \"Blue, and not too large\"")
    for slug in ["new-car", "日本旅行", "emergency-fund", "laptop"] {
      let text = try stage.must(
        "cst goal show \(slug) --width \(width) --color never")
      #expect(text.contains("5b0c6c1e-"))
      for row in text.split(separator: "\n") {
        #expect(Look().cells(of: String(row)) <= width, "\(row)")
      }
    }
  }

  /// What is asked for stays longest where there is little room.
  @Test(
    arguments: [
      ("flex --adjust 0.5", ["NEW", "CHANGE", "EFFECT"], ["PLANNED"]),
      (
        "flex --adjust 0.5 --strategy urgent", ["NEW", "CHANGE", "EFFECT"],
        ["PLANNED"]
      ),
      ("goal list", ["SLUG", "TARGET"], ["REQUIRED", "LEFT"]),
      ("plan", ["REQUIRED", "LEFT", "STATUS"], ["PLANNED"]),
    ] as [(String, [String], [String])])
  func whatMattersStays(_ line: String, _ here: [String], _ gone: [String])
    throws
  {
    let text = try stage().must("cst \(line) --width 80 --color never")
    let header = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("GOAL ") })
    let titles = header.split(separator: " ").map(String.init)
    #expect(titles.filter(here.contains) == here)
    #expect(!titles.contains(where: gone.contains), "\(header)")
  }
}
