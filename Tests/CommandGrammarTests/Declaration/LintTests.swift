import CommandGrammar
import Support
import Testing

/// The rules every declaration keeps, and that breaking one is told.
@Suite struct LintTests {
  @Test func theSampleIsSound() {
    #expect(sample.lint(manyPlaces: ["plan set"]) == [])
    #expect(sample.lint() == ["plan set: more than one kind of positional"])
    #expect(sample.words(after: ["goal"]) == ["add", "list", "show", "delete"])
  }

  @Test(
    arguments: [
      (
        grammar(Command("go", "no phrase", examples: ["x go"]) { _ in "" }),
        ["go: not a phrase: no phrase"]
      ),
      (
        grammar(Command("go", "Go.", examples: ["x go"]) { _ in "" }),
        ["go: not a phrase: Go."]
      ),
      (grammar(Command("go", "Go") { _ in "" }), ["go: no example"]),
      (
        grammar(Command("go", "Go", examples: ["x stay"]) { _ in "" }),
        [#"go: the example x stay: there is no command "stay""#]
      ),
      (
        grammar(Command("go", "Go", examples: ["x version"]) { _ in "" }),
        ["go: the example x version runs version"]
      ),
      (
        grammar(Command("go", "Go", examples: ["y go"]) { _ in "" }),
        ["go: the example y go is another program"]
      ),
      (
        grammar(
          Command(
            "go", "Go", examples: ["x go" + String(repeating: " ", count: 80)]
          ) { _ in "" }),
        [
          "go: the example x go" + String(repeating: " ", count: 80)
            + " is too long"
        ]
      ),
      (
        grammar(
          Command("go", "Go", examples: ["x go"], related: ["stay"]) { _ in "" }
        ),
        [#"go: related: there is no help on "stay""#]
      ),
      (
        grammar(
          Command("go", "Go", flag("Far_off", "Far"), examples: ["x go"]) {
            _, _ in ""
          }),
        ["--Far_off: not lower case with hyphens"]
      ),
      (
        grammar(
          Command(
            "go", "Go", flag("far", "Far", short: "f"), examples: ["x go"]
          ) { _, _ in "" }),
        ["--far: -f is not a short option here"]
      ),
      (
        grammar(
          Command(
            "go", "Go", flag("far", "Far", short: "n"),
            flag("near", "Near", short: "n"), examples: ["x go"]
          ) { _, _, _ in "" }),
        ["-n: stands for several options"]
      ),
      (
        grammar(
          Command("go", "Go", flag("far", "Far"), examples: ["x go"]) { _, _ in
            ""
          },
          Command(
            "stay", "Stay", option("far", .count, "Far").optional,
            examples: ["x stay"]
          ) { _, _ in "" }),
        ["--far: means several things"]
      ),
      (
        grammar(
          Command(
            "go", "Go", option("far", .wrong, "Far").optional,
            examples: ["x go"]
          ) { _, _ in "" }),
        ["--far: its example is refused"]
      ),
      (
        grammar(
          Command(
            "go", "Go", flag("far", "Far"), flag("far", "Far"),
            examples: ["x go"]
          ) { _, _, _ in "" }),
        ["go: a parameter is declared twice"]
      ),
      (
        grammar(
          Command(
            "go", "Go", positional("n", .count, "How far").repeated,
            positional("n", .count, "How far").optional, examples: ["x go"]
          ) { _, _, _ in "" }),
        ["go: a parameter is declared twice", "go: a place cannot be reached"]
      ),
      (
        grammar(
          Command(
            "go", "Go", flag("far", "Far"), examples: ["x go --far"],
            oneOf: [["far", "near"]]
          ) { _, _ in "" }),
        ["go: one of options it does not leave open"]
      ),
      (
        grammar(
          Command(
            "go", "Go", flag("far", "Far"), examples: ["x go --far"],
            changes: true, onlyWith: "near"
          ) { _, _ in "" }),
        ["go: only with a flag it does not take"]
      ),
      (
        grammar(
          Command("go", "Go", examples: ["x go"]) { _ in "" },
          Command("go", "Go", examples: ["x go"]) { _ in "" }),
        ["go: declared twice"]
      ),
      (
        grammar(Command("go on", "Go", examples: ["x go on"]) { _ in "" }),
        ["go: a noun without a summary"]
      ),
      (
        Grammar("x", "X", areas: ["A": ["go", "help", "help"]], commands: []),
        ["go: an area names no command", "help: in two areas"]
      ),
      (
        Grammar("x", "X", aliases: ["help": "version"], commands: []),
        ["help: an alias hides a command"]
      ),
    ] as [(Grammar<Int, String>, [String])])
  func finds(in grammar: Grammar<Int, String>, _ faults: [String]) {
    #expect(grammar.lint() == faults)
  }

  private static func grammar(
    _ commands: Command<Int, String>...
  ) -> Grammar<Int, String> {
    Grammar("x", "X", commands: commands)
  }
}

extension Notation {
  fileprivate static var wrong: Notation<Int> {
    Notation<Int>("n", like: "1") { (text) throws(Misreading) -> Int in
      throw Misreading("\"\(text)\" is wrong")
    }
  }
}
