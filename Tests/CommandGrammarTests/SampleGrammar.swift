import CommandGrammar

/// How far a goal gives way, as the sample commands spell it.
enum Flex: String, CaseIterable, Sendable { case flexible, protected }

/// A sort order whose choices are too many for a usage line.
enum Order: String, CaseIterable, Sendable {
  case deadline, name, progress, required, status
}

let json = flag(
  "json", orValue: .schema, bare: 1, "Answer with one JSON document")
let width = option("width", .count, "Fit the answer to a width").optional
let dryRun = flag("dry-run", "Show what would change", short: "n")
let yes = flag("yes", "Do not ask", short: "y")

extension Notation {
  static var schema: Notation<Int> {
    Notation<Int>("n", like: "1") { (text) throws(Misreading) -> Int in
      guard text == "1" else {
        throw Misreading("there is no JSON version \"\(text)\"")
      }
      return 1
    }
  }

  static var amount: Notation<String> {
    Notation<String>("amount", like: "12000EUR") {
      (text) throws(Misreading) -> String in
      guard text.contains(where: \.isNumber) else {
        throw Misreading("\"\(text)\" is not a clear amount")
      }
      return text
    }
  }

  static var goal: Notation<String> {
    Notation<String>("goal", like: "new-car", completes: .dynamic("goal")) {
      $0
    }
  }

  static var path: Notation<String> {
    Notation<String>("path", like: "plan.csv", completes: .file) { $0 }
  }

  static var flex: Notation<Flex> { Notation<Flex>(oneOf: Flex.self, "flex") }

  static var order: Notation<Order> {
    Notation<Order>(oneOf: Order.self, "order")
  }
}

private let goalAdd = Command<Int, String>(
  "goal add", "Start saving for something",
  positional("name", .text, "What it is"),
  option("target", .amount, "How much it takes"),
  option("flex", .flex, "How far it gives way").or(.flexible, "flexible"),
  option("note", .text, "A few words about it").optional,
  option("link", .text, "A page about it").repeated,
  examples: [
    #"cst goal add "Emergency fund" --target 10000EUR --flex protected"#,
    "cst goal add Boat --target 5000EUR",
  ],
  details: """
    The name can be changed later. The target is exact: nothing is rounded.
    """,
  related: ["goal list", "help amounts"], changes: true
) { context, name, target, flex, note, links in
  "\(context) \(name) \(target) \(flex) \(note ?? "-") \(links)"
}

private let goalList = Command<Int, String>(
  "goal list", "List the goals",
  option("sort", .order, "What comes first").or(.deadline, "deadline"),
  flag("all", "Closed goals too"),
  examples: ["cst goal list --all"]
) { _, order, isAll in "\(order) \(isAll)" }

private let goalShow = Command<Int, String>(
  "goal show", "Show one goal",
  positional("goal", .goal, "Which goal"), examples: ["cst goal show new-car"]
) { _, goal in goal }

private let goalDelete = Command<Int, String>(
  "goal delete", "Delete a goal",
  positional("goal", .goal, "Which goal"),
  examples: ["cst goal delete new-car"], changes: true
) { _, goal in goal }

private let txDeposit = Command<Int, String>(
  "tx deposit", "Put money into an asset",
  positional("amount", .amount, "How much"),
  option("goal", .goal, "For which goal").optional,
  examples: ["cst tx deposit 50EUR --goal new-car"], changes: true
) { _, amount, goal in "\(amount) \(goal ?? "-")" }

private let txList = Command<Int, String>(
  "tx list", "List what was moved",
  option("output", .path, "Write to a file", short: "o").optional,
  examples: ["cst tx list -o plan.csv"]
) { _, path in path ?? "-" }

private let plan = Command<Int, String>(
  "plan", "Show what this month requires",
  option("goal", .goal, "Only these goals").repeated,
  flag("brief", "One line"), examples: ["cst plan --brief"]
) { _, goals, isBrief in "\(goals) \(isBrief)" }

private let planSet = Command<Int, String>(
  "plan set", "Set an amount for this month",
  positional("goal", .goal, "Which goal"),
  positional("amount", .amount, "How much"),
  examples: ["cst plan set new-car 50EUR"], changes: true
) { _, goal, amount in "\(goal) \(amount)" }

private let undo = Command<Int, String>(
  "undo", "Take back the last changes",
  positional("n", .count, "How many").or(1, "1"),
  examples: ["cst undo 2"], changes: true
) { _, count in "\(count)" }

private let flex = Command<Int, String>(
  "flex", "Try another amount this month",
  option("adjust", .text, "A share of the plan").optional,
  option("to", .amount, "An amount").optional,
  flag("compare", "All strategies"),
  examples: ["cst flex --adjust 0.5"], oneOf: [["adjust", "to"]]
) { _, share, amount, _ in share ?? amount ?? "-" }

/// A small program about savings, to say every kind of thing to.
let sample = Grammar(
  "cst", "Plan what to save each month",
  everywhere: [json.shape, width.shape], onChanges: [dryRun.shape, yes.shape],
  nouns: ["goal": "What you save for", "tx": "Money moved"],
  areas: [
    "The month": ["plan", "flex", "undo"], "Goals and money": ["goal", "tx"],
  ],
  aliases: ["transaction": "tx", "ls": "list", "rm": "delete"],
  synonyms: [
    "remove": ["delete"], "create": ["add", "deposit"], "view": ["show"],
  ],
  topics: [
    Topic(
      "amounts", "How to write amounts",
      [
        "Write 12000EUR. The mark is a point.", ".5 is refused.",
        .list([("12000EUR", "With its currency"), ("No", "A word")]),
      ]),
    Topic("undo", "Taking changes back", ["Every change can be undone."]),
  ],
  commands: [
    plan, planSet, goalAdd, goalList, goalShow, goalDelete, txDeposit, txList,
    undo, flex,
  ])

/// What the sample program answers to a command line, or the problem with it.
func answer(_ line: String) throws -> String {
  switch try sample.parse(shellWords(line)) {
  case .start: "start"
  case .help(let subject): "help \(subject)"
  case .manual: "manual"
  case .version: "version"
  case .run(let invocation):
    "\(invocation.command.name): \(try invocation.run(7))"
  }
}

/// The problem with a command line, if it has one.
func problem(_ line: String) -> UsageProblem? {
  do throws(UsageProblem) {
    _ = try sample.parse(shellWords(line))
    return nil
  } catch { return error }
}

extension Notation
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the values of a type.
  convenience init(oneOf type: Value.Type, _ placeholder: String) {
    self.init(placeholder, oneOf: Value.allCases.map(\.rawValue)) {
      Value(rawValue: $0)
    }
  }
}
