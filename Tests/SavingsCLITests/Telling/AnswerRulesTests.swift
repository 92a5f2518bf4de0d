import SavingsCLI
import Support
import Testing

/// What every answer for people keeps to.
@Suite struct AnswerRulesTests {
  private let lists = [
    "plan", "goal list", "goal list --all", "asset list", "tx list",
    "alloc list", "rate list", "settings list", "log", "budget",
    "budget --schedule", "flex --adjust 0.5", "flex --adjust 0.5 --compare",
    "goal show new-car", "asset show savings",
    "goal edit new-car --target 26000EUR -n",
  ]

  private func stage(width: Int?) throws -> Stage {
    var stage = try Stage.demo()
    stage.run("cst goal edit new-car --note 'For the two of us, one day'")
    stage.screen = Screen(isTerminal: true, width: width)
    return stage
  }

  /// Whatever was saved says so, and how to take it back, before anything else
  /// that can be done.
  @Test func everyChangeSaysHowToTakeItBack() throws {
    var told = 0
    for line in Samples.changes {
      var stage = try Stage.demo()
      stage.screen = Screen(isTerminal: true, width: 100)
      let outcome = stage.run(line)
      guard outcome.isSaved else { continue }
      told += 1
      let lines = outcome.out.split(separator: "\n")
        .filter { !$0.hasPrefix("Next: ") }
      let way =
        line.first == "undo" ? "Redo with: cst redo" : "Undo with: cst undo"
      #expect(lines.count > 1, "\(line)")
      #expect(lines.last.map(String.init) == way, "\(line): \(lines)")
    }
    #expect(told > 20)
    let stage = try Stage.demo()
    stage.run("cst settings set payday 3")
    #expect(stage.run("cst undo").out.hasSuffix("\nRedo with: cst redo\n"))
    #expect(stage.run("cst redo").out.hasSuffix("\nUndo with: cst undo\n"))
  }

  /// Where something was cut, it was a name: never an amount, a day or an id.
  @Test func onlyNamesAreCut() throws {
    let names = [
      "Emergency fund", "Wedding gift", "日本旅行", "New car", "Laptop",
      "Savings account", "Bitcoin wallet", "Yen cash", "Dollar account",
    ]
    var cuts = 0
    for width in 60...110 {
      let stage = try stage(width: width)
      for line in lists {
        let out = stage.run("cst \(line) --color never --format table").out
        for row in out.split(separator: "\n") {
          // Columns are parted by two spaces, and names hold single ones.
          for piece in String(row).split(separator: "  ")
          where piece.contains("...") {
            let cell = piece.drop { $0 == " " }
            let kept = cell.dropLast(3)
            let isName = names.contains { $0.hasPrefix(kept) }
            try #require(
              cell.hasSuffix("...") && !kept.isEmpty && isName,
              "cst \(line) in \(width): \(row)")
            cuts += 1
          }
        }
      }
    }
    #expect(cuts > 10)
  }

  /// Into a pipe nothing is cut, however narrow it is said to be.
  @Test(arguments: [30, 48, 60, 80])
  func nothingIsCutInAPipe(_ width: Int) throws {
    var stage = try stage(width: nil)
    stage.screen = Screen(isTerminal: false)
    stage.environment["COLUMNS"] = "\(width)"
    for line in lists {
      #expect(!stage.run("cst \(line)").out.contains("..."), "\(line)")
    }
  }

  /// A header is one line of words in upper case, and nothing is drawn around
  /// a table.
  @Test(arguments: [80, 120])
  func tablesHaveAHeaderAndNoBorders(_ width: Int) throws {
    let stage = try stage(width: width)
    var headers = 0
    for line in lists {
      let out = stage.run("cst \(line) --format table --color never").out
      for row in out.split(separator: "\n") {
        #expect(!row.contains(/[|+─-╿]{2}|\+-|^[-=]{2}/), "\(row)")
        guard row.wholeMatch(of: /[A-Z-]+(?: {1,}[A-Z-]+)+/) != nil else {
          continue
        }
        headers += 1
      }
    }
    #expect(headers >= lists.count - 2, "\(headers)")
  }
}
