import CommandGrammar
import SavingsCLI
import Support
import Testing

/// Commands that do not look into the transactions of a store come to what
/// they come to where all of them are read.
@Suite struct ShallowChangesTests {
  private static let lines = [
    "plan skip laptop", "plan protect laptop", "plan flexible laptop",
    "plan set laptop 100USD", "plan set laptop 0", "plan reset",
    "plan reset laptop", "flex --adjust 0.5 --apply",
    "flex --adjust 0.3 --strategy urgent --apply",
    "flex --to 1000 --skip laptop --reallocate-skipped --apply",
    "budget --apply", "budget 2500EUR --apply",
  ]

  private static let closed = [
    "cst rate set BTC/EUR 80000 --date 2025-01-01",
    "cst rate set JPY/EUR 0.006 --date 2025-01-01", "cst month close 2026-02",
  ]

  @Test(
    arguments: lines,
    [[], closed, ["cst plan skip laptop", "cst undo"]])
  func isAsIfAllWereRead(_ line: String, _ before: [String]) throws {
    for options in ["", " --json", " --dry-run", " --dry-run --json"] {
      let (unread, read) = (try Stage.demo(), try Stage.demo())
      for stage in [unread, read] {
        for line in before { try stage.must(line) }
      }
      // Behind a mark of its order of bytes it is not read line by line.
      try read.write("\u{feff}" + read.text())
      let first = unread.run("cst \(line)\(options)")
      let second = read.run("cst \(line)\(options)")
      #expect(first.status == second.status, "\(first.err)")
      #expect(first.status == .success, "\(first.err)")
      #expect(Self.plain(first.out, unread) == Self.plain(second.out, read))
      #expect(Self.plain(first.err, unread) == Self.plain(second.err, read))
      if options.contains("dry") { continue }
      #expect(try Self.text(of: unread) == Self.text(of: read))
      let (found, other) = (unread.run("cst check"), read.run("cst check"))
      #expect(Self.plain(found.out, unread) == Self.plain(other.out, read))
    }
  }

  /// All of them are tried here.
  @Test func noneIsLeftOut() {
    let shallow = Set(grammar.commands.filter(\.isShallow).map(\.name))
    let tried = Set(
      Self.lines.map { line in
        line.split(separator: " ").prefix(line.hasPrefix("plan") ? 2 : 1)
          .joined(separator: " ")
      })
    #expect(shallow == tried)
  }

  /// What a store says, without the mark, which stays where nothing is changed.
  private static func text(of stage: Stage) throws -> String {
    String(try stage.text().trimmingPrefix("\u{feff}"))
  }

  /// A text without the home that it speaks of.
  private static func plain(_ text: String, _ stage: Stage) -> String {
    text.split(separator: stage.home.path).joined(separator: "~")
  }
}
