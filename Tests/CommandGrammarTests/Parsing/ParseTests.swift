import CommandGrammar
import Testing

/// What a command line is understood to say.
@Suite struct ParseTests {
  @Test(
    arguments: [
      ("goal add Boat --target 5EUR", "goal add: 7 Boat 5EUR flexible - []"),
      ("goal add --target 5EUR Boat", "goal add: 7 Boat 5EUR flexible - []"),
      ("--target 5EUR goal add Boat", "goal add: 7 Boat 5EUR flexible - []"),
      ("goal --target 5EUR add Boat", "goal add: 7 Boat 5EUR flexible - []"),
      ("--json goal list", "goal list: deadline false"),
      ("goal --json list", "goal list: deadline false"),
      ("goal list --json=1 --all", "goal list: deadline true"),
      ("goal list --sort name", "goal list: name false"),
      (
        "goal add B --target 1 --flex protected --note= --link a --link b",
        "goal add: 7 B 1 protected  [\"a\", \"b\"]"
      ),
      ("goal add '' --target 1", "goal add: 7  1 flexible - []"),
      ("plan", "plan: [] false"),
      ("plan --goal a --goal=b --brief", "plan: [\"a\", \"b\"] true"),
      ("plan set new-car 50EUR", "plan set: new-car 50EUR"),
      ("flex --adjust -0.5", "flex: -0.5"),
      ("undo", "undo: 1"),
      ("undo 3", "undo: 3"),
      ("goal show -- -odd-name", "goal show: -odd-name"),
      ("goal show --json -- --json", "goal show: --json"),
      ("goal show -- --", "goal show: --"),
      ("transaction ls", "tx list: -"),
      ("goal rm x", "goal delete: x"),
      ("goal show ls", "goal show: ls"),  // only words of the command
      ("tx list -o -", "tx list: -"),
      ("tx list -o f.csv", "tx list: f.csv"),
      ("tx list -of.csv", "tx list: f.csv"),
      ("tx list -o=f.csv", "tx list: f.csv"),
      ("tx list --output=f=g", "tx list: f=g"),
      ("undo -ny", "undo: 1"),
      ("undo -n -y 2", "undo: 2"),
      ("", "start"), ("--json", "start"), ("--width 60", "start"),
      ("version", "version"), ("--version", "version"), ("-V", "version"),
      ("plan --nope -V", "version"), ("-V -h", "help everything"),
      ("help --man", "manual"),
    ])
  func understands(_ line: String, as meaning: String) throws {
    #expect(try answer(line) == meaning)
  }

  /// Numbers below zero are values, never options.
  @Test(
    arguments: ["-1", "-0.5", "-1.5EUR", "-.5", "-9EUR", "-2345678", "-,5"],
    ["tx deposit #", "goal add x --target #", "goal add x --target=#"])
  func belowZero(_ number: String, isAValueIn line: String) throws {
    let typed = line.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: number)
    #expect(try answer(typed).contains(" \(number) "))
  }

  /// `--opt value` and `--opt=value` are equal, wherever they stand.
  @Test func attachedOrNotAnOptionIsTheSame() throws {
    var seen = 0
    for command in sample.commands {
      guard let example = command.examples.first else { continue }
      let words = Array(shellWords(example).dropFirst())
      for shape in sample.options(of: command) where shape.kind == .option {
        let short = shape.short.map { "-\($0)" }
        var bare = words
        if let given = words.firstIndex(where: {
          $0 == shape.title || $0 == short
        }) {
          bare.removeSubrange(given...(given + 1))
        }
        if !command.oneOf.isEmpty && shape.title == "--to" {
          bare = command.words
        }
        for place in sample.seams(in: bare) {
          let apart = bare.inserting([shape.title, shape.example], at: place)
          let attached = bare.inserting(
            ["\(shape.title)=\(shape.example)"], at: place)
          try #require(try reply(apart) == reply(attached))
          seen += 1
        }
      }
    }
    #expect(seen > 40)
  }

  /// Options work before, between and after the words.
  @Test func aFlagMayStandAnywhere() throws {
    for command in sample.commands {
      guard let example = command.examples.first else { continue }
      let words = Array(shellWords(example).dropFirst())
      let expected = try reply(words)
      for place in sample.seams(in: words) {
        try #require(
          try reply(words.inserting(["--json"], at: place)) == expected)
      }
    }
  }

  @Test func theOptionsOfEveryCommandAreRead() throws {
    let call = try sample.parse(["undo", "--json", "--width", "60", "-n"])
    guard case .run(let invocation) = call else {
      Issue.record("undo does not run")
      return
    }
    #expect(try invocation.matches.value(of: json) == 1)
    #expect(try invocation.matches.value(of: width) == 60)
    #expect(try invocation.matches.value(of: dryRun))
    #expect(try !invocation.matches.value(of: yes))
  }

  @Test func theStartPageKnowsItsOptions() throws {
    guard case .start(let matches) = try sample.parse(["--width=60"]) else {
      Issue.record("no command is not the start page")
      return
    }
    #expect(try matches.value(of: width) == 60)
    #expect(try matches.value(of: json) == nil)
  }

  @Test func peekingNeverFails() throws {
    let wrong = sample.peek(
      ["gaol", "--json", "--nope", "--width", "abc", "--dry-run"])
    #expect(wrong.areForgiving)
    #expect(try wrong.value(of: json) == 1)
    #expect(try wrong.value(of: width) == nil)
    #expect(wrong.holds(width.shape.title))
    #expect(try wrong.value(of: dryRun))
    #expect(try !wrong.value(of: yes))
    let narrow = sample.peek(["gaol", "--width=60"])
    #expect(try narrow.value(of: width) == 60)
    #expect(try sample.peek(["--width"]).value(of: width) == nil)
    #expect(try sample.peek(["--", "--json"]).value(of: json) == nil)
  }

  private func reply(_ words: [String]) throws -> String {
    switch try sample.parse(words) {
    case .run(let invocation): try invocation.run(7)
    case let call: "\(call)"
    }
  }
}

extension Array {
  fileprivate func inserting(_ items: [Element], at index: Int) -> [Element] {
    Array(self[..<index]) + items + Array(self[index...])
  }
}

extension Grammar {
  /// The places where an option may stand without taking another's value.
  fileprivate func seams(in words: [String]) -> [Int] {
    (0...words.count).filter { $0 == 0 || !takesNext(words[$0 - 1]) }
  }

  private func takesNext(_ word: String) -> Bool {
    word == "-o"
      || commands.contains { command in
        options(of: command).contains { $0.title == word && $0.kind == .option }
      }
  }
}
