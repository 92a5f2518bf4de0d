import CommandGrammar
import SavingsCLI
import Support
import Testing

/// How options are typed.
@Suite struct OptionTests {
  @Test func aValueMayBeAttachedOrFollow() throws {
    let stage = try Stage.demo()
    let samples = Samples.options.filter { $0.option.kind == .option }
    #expect(samples.count > 60)
    let goal = ["--goal", "new-car"]
    for (sample, option) in samples where option.name != "file" {
      // What it lacks would be shown in the line as it was typed.
      let line = sample + (sample == ["save", "250EUR"] ? goal : [])
      let apart = line + ["--\(option.name)", option.example]
      let joined = line + ["--\(option.name)=\(option.example)"]
      try #require(dry(apart, on: stage) == dry(joined, on: stage), "\(joined)")
    }
  }

  @Test func optionsStandAnywhereBeforeTheDashes() throws {
    for example in Samples.examples {
      let before = try Stage.demo()
      let after = try Stage.demo()
      let first = before.run(["--json"] + example).told(on: before)
      let last = after.run(example + ["--json"]).told(on: after)
      try #require(first == last, "\(example)")
    }
  }

  @Test func whatFollowsTheDashesIsNoOption() throws {
    let stage = try Stage.demo()
    let outcome = stage.run("cst goal show -- --json")
    #expect(outcome.status == .notFound)
    #expect(outcome.err.contains("no goal matches \"--json\""))
    stage.run(
      "cst goal add --target 5EUR --deadline +1y --slug odd -- -odd-name")
    #expect(stage.run("cst goal show -- -odd-name").status == .success)
  }

  @Test func aNegativeNumberIsAValue() throws {
    let stage = try Stage.demo()
    let outcome = stage.run("cst tx deposit -5 --asset savings")
    #expect(outcome.err.contains("a deposit cannot be -5"))
    let flex = stage.run("cst flex --adjust -1")
    #expect(flex.status == .usage)
    #expect(!flex.err.contains("option"))
  }

  @Test func anOptionIsGivenOnce() throws {
    let stage = try Stage.demo()
    let samples = Samples.options.filter {
      $0.option.kind == .option && !$0.option.isRepeated
    }
    #expect(samples.count > 60)
    for (line, option) in samples {
      let twice = ["--\(option.name)", option.example]
      let outcome = stage.run(line + twice + twice)
      try #require(outcome.status == .usage, "\(line + twice)")
      try #require(
        outcome.err.contains("\"--\(option.name)\" was given more than once"))
    }
  }

  @Test func anUnknownOptionIsAMistakeWithATip() throws {
    let stage = try Stage.demo()
    for (line, option) in Samples.options where option.name.count > 4 {
      let slip = String(option.name.dropLast())
      // What is an option elsewhere is told to be that.
      if Samples.options.contains(where: { $0.option.name == slip }) {
        continue
      }
      let value = option.kind == .option ? ["--\(slip)", "x"] : ["--\(slip)"]
      let outcome = stage.run(line + value)
      try #require(outcome.status == .usage, "\(line + value)")
      try #require(
        outcome.err.contains("\"--\(option.name)\""),
        "\(line + value): \(outcome.err)")
    }
  }

  @Test func anOptionOfAnotherCommandNamesItsOwner() throws {
    let stage = try Stage.demo()
    for (line, owner) in [
      ("cst goal list --target 1", "\"goal add\""),
      ("cst plan --balance 5", "\"asset add\""),
      ("cst rate list --counterparty me", "\"tx deposit\""),
      ("cst settings list --deadline +1y", "\"goal add\""),
    ] {
      let outcome = stage.run(line)
      #expect(outcome.status == .usage)
      #expect(outcome.err.contains("  tip: \(owner)"), "\(outcome.err)")
    }
  }

  @Test func aChoiceIsExactAndListed() throws {
    let stage = try Stage.demo()
    let samples = Samples.options.filter { !$0.option.choices.isEmpty }
    #expect(samples.count > 10)
    for (line, option) in samples {
      for wrong in ["xyzzy", option.choices[0].uppercased()] {
        let outcome = stage.run(line + ["--\(option.name)", wrong])
        try #require(outcome.status == .usage, "\(line) \(wrong)")
        for choice in option.choices {
          try #require(outcome.err.contains(choice), "\(outcome.err)")
        }
      }
      let help =
        stage.run(line + ["--help"]).out + stage.run("cst help options").out
      for choice in option.choices { try #require(help.contains(choice)) }
    }
  }

  private func dry(_ line: [String], on stage: Stage) -> Outcome {
    stage.run(line.contains("-n") ? line : line + dryRun(line))
  }

  private func dryRun(_ line: [String]) -> [String] {
    let command = grammar.commands.first { command in
      line.starts(with: command.words) && command.changes
        && !line.contains("--dry-run")
    }
    return command == nil ? [] : ["-n"]
  }
}
