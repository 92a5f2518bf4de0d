import CommandGrammar
import Testing

/// What a shell can offer at the cursor.
@Suite struct CompletionTests {
  @Test(
    arguments: [
      ("", "plan goal tx undo flex help version"), ("g", "goal"),
      ("zz", ""), ("goal", "goal"),  // the cursor still touches the word
      ("goal ", "add list show delete"), ("goal s", "show"),
      ("transaction ", "deposit list"), ("gaol ", ""),
      ("plan ", "set"), ("plan s", "set"),
      ("goal show ", "boat new-car"), ("goal show n", "new-car"),
      ("goal show x ", "--json --width --help --version"),  // nothing else left
      ("goal show -- ", "boat new-car"), ("goal show -- -", ""),
      ("goal show x -- ", ""), ("-- ", ""),
      ("goal list ", "--sort --all --json --width --help --version"),
      ("goal list --s", "--sort"),
      ("goal list -", "--sort --all --json --width --help --version"),
      ("goal list --all --a", ""),  // given already
      ("plan --goal a --g", "--goal"),  // may be repeated
      ("undo --", "--dry-run --yes --json --width --help --version"),
      ("undo -n --d", ""),
      ("--j", "--json"), ("--json pl", "plan"), ("goal --json li", "list"),
      ("--width 60 goal l", "list"),
      ("goal list --sort ", "deadline name progress required status"),
      ("goal list --sort n", "name"),
      ("goal list --sort=n", "--sort=name"), ("goal list --all=", ""),
      ("goal list --sort --a", "--all"),
      ("tx deposit 5EUR --goal ", "boat new-car"),
      ("tx deposit 5EUR --goal=b", "--goal=boat"),
      ("--goal ", "boat new-car"),  // before the command is known
      ("tx list -o ", ""), ("goal add ", ""), ("plan set boat ", ""),
      ("help ", "plan goal tx undo flex help version amounts options"),
      ("help goal ", "add list show delete"), ("help am", "amounts"),
      ("help plan s", "set"),
      ("__", ""),
    ])
  func offers(at line: String, _ expected: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
      .map(String.init)
    let offered = sample.completions(for: words, values: goals)
    #expect(offered.map(\.text).joined(separator: " ") == expected)
  }

  @Test(
    arguments: [
      ("tx list --output ", .file), ("tx list -o ", .file),
      ("tx list --output=", .file), ("goal show ", .dynamic("goal")),
      ("goal list --sort ", .choices), ("goal add ", .nothing),
      ("goal ", .nothing), ("goal list -", .nothing),
    ] as [(String, Completion)])
  func leaves(at line: String, _ expected: Completion) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    #expect(sample.completion(for: words.map(String.init)) == expected)
  }

  @Test func candidatesAreDescribed() {
    let texts =
      sample.completions(for: ["g"], values: goals)
      + sample.completions(for: ["goal", "a"], values: goals)
      + sample.completions(for: ["goal", "list", "--al"], values: goals)
      + sample.completions(for: ["goal", "show", "b"], values: goals)
    #expect(
      texts == [
        Candidate("goal", "What you save for"),
        Candidate("add", "Start saving for something"),
        Candidate("--all", "Closed goals too"),
        Candidate("boat", "Boat, 5,000 EUR"),
      ])
  }

  @Test func nothingTypedAtAllIsTheFirstWord() {
    #expect(
      sample.completions(for: [], values: goals)
        == sample.completions(for: [""], values: goals))
  }

  private func goals(_ kind: String, _ typed: String) -> [(String, String)] {
    guard kind == "goal" else { return [] }
    return [("boat", "Boat, 5,000 EUR"), ("new-car", "New car")]
      .filter { $0.0.hasPrefix(typed) }
  }
}
