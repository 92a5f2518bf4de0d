import SavingsCLI
import Support
import Testing

/// What is told to be pasted is whole, and harms no terminal.
@Suite struct PastingTests {
  @Test func aCommandWithALongPathIsNeverBroken() throws {
    var stage = try Stage()
    stage.screen = Screen(isTerminal: true, width: 60)
    let name = "the savings of the whole family, since 2011.json"
    let path = "\(stage.home.path)/\(name)"
    let set = stage.run(["settings", "set", "payday", "3", "--file", path])
    #expect(set.out.contains("Undo with: cst --file '\(path)' undo\n"))
    let failed = stage.run(["goal", "show", "boat", "--file", path])
    #expect(failed.err.contains("cst --file '\(path)' goal list\n"))
  }

  @Test(arguments: [
    "q\u{1b}]0;pwned\u{7}a.json", "x\ny.json", "\u{202e}z.json",
  ])
  func aPathCannotSpeakToTheTerminal(_ name: String) throws {
    let stage = try Stage()
    let path = "\(stage.home.path)/\(name)"
    for line in [
      ["settings", "set", "payday", "3"], ["goal", "show", "boat"], ["plan"],
      ["check"], ["goal", "add", "Boat", "--target", "5EUR"],
    ] {
      let outcome = stage.run(line + ["--file", path])
      for scalar in (outcome.out + outcome.err).unicodeScalars {
        try #require(
          scalar == "\n" || scalar.value >= 32 && scalar.value != 0x202e,
          "\(line): \(outcome)")
      }
      let broken = (outcome.out + outcome.err).split(separator: "\n")
      #expect(!broken.contains { $0.hasPrefix("y.json") }, "\(line)")
    }
  }
}
