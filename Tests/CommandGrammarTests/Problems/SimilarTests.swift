import CommandGrammar
import Testing

/// What may be a slip of the hand, and how a shell reads a line.
@Suite struct SimilarTests {
  @Test(
    arguments: [
      ("gaol", ["goal", "tx"], ["goal"]),  // two letters swapped
      ("targt", ["target", "start"], ["target"]),  // one left out, not two
      ("lists", ["list"], ["list"]),  // one too many
      ("shaw", ["show"], ["show"]),  // one changed
      ("GOAL", ["goal"], ["goal"]),
      ("emergncy", ["emergency-fund", "new-car"], ["emergency-fund"]),
      ("js", ["json", "today"], ["json"]),  // only begun
      ("car", ["laptop", "new-car"], ["new-car"]),  // a part of it
      ("ACCOUNT", ["Savings account", "jar"], ["Savings account"]),
      ("cars", ["my-cars-2", "cart"], ["cart", "my-cars-2"]),  // parts last
      ("ar", ["new-car"], []),  // too short to tell
      ("j", ["json"], []),
      ("tx", ["to"], ["to"]),
      ("go", ["tx"], []), ("x", ["y"], []), ("", ["a"], []), ("a", [""], []),
      ("frobnicate", ["goal", "asset", "plan"], []),
      ("cat", ["car", "cut", "cats", "cap", "can"], ["car", "cut", "cats"]),
      ("nane", ["name-of-it", "name"], ["name", "name-of-it"]),
    ] as [(String, [String], [String])])
  func likens(_ text: String, among candidates: [String], to near: [String]) {
    #expect(similar(to: text, among: candidates) == near)
  }

  @Test(
    arguments: [
      ("plain-1.5EUR", "plain-1.5EUR"), ("New car", "'New car'"), ("", "''"),
      ("it's", #"'it'\''s'"#), ("a'\u{301};b", "'a'\\''\u{301};b'"),
      ("日本", "日本"), ("$HOME", "'$HOME'"),
    ])
  func quotes(_ text: String, as word: String) {
    #expect(shellQuoted(text) == word)
  }

  @Test(
    arguments: [
      (#"a "b c" 'd "e"' f"#, ["a", "b c", #"d "e""#, "f"]),
      (#"--note="" x"#, ["--note=", "x"]), ("  ", []), ("''", [""]),
    ] as [(String, [String])])
  func divides(_ line: String, into words: [String]) {
    #expect(shellWords(line) == words)
  }

  /// A slip is compared character by character, so very long texts are none.
  @Test func aTextOfManyPagesIsNoSlip() {
    let name = String(repeating: "a", count: 200)
    #expect(similar(to: name + "a", among: [name]).isEmpty)
    #expect(similar(to: name.dropLast() + "b", among: [name]) == [name])
    let endless = String(repeating: "a", count: 1_000_000)
    #expect(similar(to: name, among: [endless]).isEmpty)
    #expect(similar(to: endless, among: [endless + "b"]).isEmpty)
  }
}
