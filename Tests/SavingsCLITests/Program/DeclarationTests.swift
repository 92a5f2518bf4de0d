import CommandGrammar
import SavingsCLI
import Support
import Testing

/// What every command declares.
@Suite struct DeclarationTests {
  @Test func theDeclarationsAreSound() {
    #expect(
      grammar.lint(
        manyPlaces: ["rate set", "plan set", "settings set"],
        // `flex --to 1600EUR`, and `tx transfer --from giro --to savings`.
        manyMeanings: ["to"]) == [])
  }

  /// Why a noun has no such verb, and the verb that it has instead.
  private let instead: [String: [String: (verb: String, reason: String)]] = [
    "tx": ["add": ("deposit", "its kinds have a verb each")],
    "alloc": [
      "add": ("set", "there is one share for each pair"),
      "edit": ("set", "there is one share for each pair"),
      "show": ("list", "a share is a line"),
      "delete": ("clear", "the share becomes nothing from that day on"),
    ],
    "month": [
      "add": ("close", "nobody makes months, but keeps what one came to"),
      "edit": ("close", "a closing takes over what the records say"),
      "delete": ("reopen", "a month is never gone"),
    ],
    "rate": [
      "add": ("set", "there is one rate for each pair and day"),
      "edit": ("set", "there is one rate for each pair and day"),
      "show": ("list", "a rate is a line"),
    ],
    "settings": [
      "add": ("set", "the settings are known"),
      "edit": ("set", "a setting has one value"),
      "show": ("list", "a setting is a line"),
      "delete": ("unset", "a setting is never gone"),
    ],
  ]

  @Test func everyNounHasTheUsualVerbsOrAReason() {
    #expect(grammar.nouns.count > 5)
    for (noun, _) in grammar.nouns where !["plan", "chart"].contains(noun) {
      let verbs = grammar.words(after: [noun])
      for verb in ["add", "list", "show", "edit", "delete"] {
        let other = instead[noun]?[verb]
        #expect(verbs.contains(verb) == (other == nil), "\(noun) \(verb)")
        if let other { #expect(verbs.contains(other.verb)) }
      }
    }
  }

  @Test func everyShortOptionIsOneOfSix() {
    let shorts = grammar.commands.flatMap(grammar.options(of:))
      .compactMap(\.short)
    #expect(Set(shorts).isSubset(of: Set("hVnqyo")))
    #expect(Set(shorts).count >= 5)
  }

  @Test func noOptionTakesASecret() {
    let names = grammar.commands.flatMap(grammar.options(of:)).map(\.name)
    #expect(names.count > 100)
    // The contract of a token is no secret.
    for name in names where name != "token" {
      for secret in ["password", "token", "secret", "key"] {
        #expect(!name.contains(secret))
      }
    }
  }

  @Test func everyCommandCanBeReadAsJSON() {
    for command in grammar.commands {
      let options = grammar.options(of: command)
      #expect(options.contains { $0.name == "json" }, "\(command.name)")
      #expect(options.contains { $0.name == "dry-run" } == command.changes)
    }
  }
}
