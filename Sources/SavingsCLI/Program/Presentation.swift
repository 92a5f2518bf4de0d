internal import CommandGrammar
internal import SavingsCore

/// How answers are to be told: for people or programs, and with which look.
struct Presentation {
  /// Whether to answer with one JSON document.
  let isJSON: Bool

  /// Whether to leave out what only confirms a change.
  let isQuiet: Bool

  /// The form of lists that was asked for.
  var format: Look.Format? { choices.format }

  /// The path behind `--file`.
  var store: String? { choices.store }

  /// The palette that was asked for.
  var palette: Palette? { choices.palette }

  private let choices: LookChoices
  private let world: World

  init(_ matches: Matches, in world: World) throws {
    self.world = world
    isJSON = try matches.value(of: Options.json) != nil
    isQuiet = try matches.value(of: Options.quiet)
    var choices = LookChoices()
    choices.width = try matches.value(of: Options.width)
    choices.colouring = try matches.value(of: Options.color)
    choices.palette = try matches.value(of: Options.palette)
    choices.format = try matches.value(of: Options.format)
    choices.isASCII = try matches.value(of: Options.ascii)
    choices.isAccessible = try matches.value(of: Options.accessible)
    choices.isSpoken = try matches.value(of: Options.spoken)
    choices.store = try matches.value(of: Options.file)
    self.choices = choices
  }

  /// The same from arguments that may be wrong, as far as they can be read.
  init(peeking arguments: [String], in world: World) {
    func peek<Value>(_ parameter: Parameter<Value>) -> Value? {
      grammar.peek(parameter, in: arguments)
    }
    self.world = world
    isJSON = arguments.prefix { $0 != "--" }
      .contains { $0 == "--json" || $0.hasPrefix("--json=") }
    isQuiet = peek(Options.quiet) ?? false
    var choices = LookChoices()
    choices.width = peek(Options.width) ?? nil
    choices.isASCII = peek(Options.ascii) ?? false
    choices.isAccessible = peek(Options.accessible) ?? false
    choices.isSpoken = peek(Options.spoken) ?? false
    choices.store = peek(Options.file) ?? nil
    self.choices = choices
  }

  /// The look of answers about a household that prefers `settings`.
  func look(_ settings: Settings) -> Look {
    Look(choices, world.environment, world.output, settings)
  }

  /// The help about a subject, in the width there is.
  func help(of subject: Subject) -> String {
    let look = look(Settings())
    // Read aloud, a break would sound like an end.
    let width = look.isAccessible ? 10_000 : look.width ?? 80
    return grammar.help(
      of: subject, width: width, hasColumns: !look.isAccessible)
  }

  /// A failure, and nothing else.
  func outcome(of failure: Failure) -> Outcome {
    Outcome(
      err: isJSON
        ? failure.json(naming: store)
        : failure.text(look(failure.settings)),
      status: failure.status)
  }

  /// A page about the program: as it is, or inside of a document.
  func page<Told: Answer>(
    _ answer: Told, _ text: String,
    on today: @autoclosure () throws -> CalendarDate
  ) rethrows -> Outcome {
    guard isJSON else { return Outcome(out: text) }
    let document = envelope(Told.kind, answer.value, [], today: try today())
    return Outcome(out: document.json(Settings()))
  }

  /// The start page, which needs no data.
  func outcome(of page: Document, _ options: RunOptions) -> Outcome {
    self.page(
      StartAnswer(), page.text(look(Settings())), on: options.setup.today)
  }

  /// The answer to a question, or to a change that was saved or only tried.
  func outcome(
    of reply: Reply, _ options: RunOptions, _ session: Session,
    command: String, saved: Snapshot? = nil
  ) -> Outcome {
    var outcome = Outcome(status: reply.status, isSaved: saved != nil)
    let warnings = reply.warnings
    if options.setup.isStrict, !warnings.isEmpty { outcome.status = .warned }
    let settings = reply.change?.after.household.settings ?? session.settings
    let account = reply.change.map { change in
      ChangeAccount(
        change, command: command, isDryRun: options.setup.isDryRun,
        revision: saved?.revision)
    }
    if isJSON {
      outcome.out = envelope(
        reply.kind, reply.data.with(account),
        warnings,
        today: options.setup.today
      ).json(settings)
      return outcome
    }
    if reply.isBare {
      outcome.out = reply.document.text(look(settings))
      return outcome
    }
    outcome.err = warnings.map { $0.text(look(settings)) }.joined()
    // What only confirms is left out, and what also answers stays.
    if saved != nil, isQuiet, reply.kind == ChangeAccount.kind {
      return outcome
    }
    let document =
      ((account.map { $0.document(around: reply) } ?? reply.document)
      + (isQuiet
        ? Document() : wayBack(reply.change, isSaved: saved != nil)))
      .withTipsLast
    outcome.out = (document + daySet(options, after: document))
      .text(look(settings))
    return outcome
  }

  /// A question with its reasons, ending where the answer is typed.
  func question(
    _ confirmation: Confirmation, _ settings: Settings
  ) -> String {
    let look = look(settings)
    let answers =
      look.isAccessible
      ? "Type 1 for yes or 2 for no, and then Enter. Enter alone is no: "
      : "[y/N] "
    return confirmation.reasons.flatMap { $0.lines(look) }
      .map { $0 + "\n" }.joined()
      + confirmation.question.text(look) + " " + answers
  }

  /// Whether what was typed at a question is a yes.
  func isYes(_ answer: String) -> Bool {
    let yes = isAccessible ? ["1", "y", "yes"] : ["y", "yes"]
    return yes.contains(answer.lowercased())
  }

  /// What to type for a yes.
  var yes: String { isAccessible ? "1" : "y" }

  private var isAccessible: Bool { look(Settings()).isAccessible }

  /// How to take a change back that was saved.
  private func wayBack(_ change: Change?, isSaved: Bool) -> Document {
    Document {
      if isSaved, let change, change.origin != .unknown {
        switch change.kind {
        case .undo: "Redo with: \(run: "cst redo")" as Phrase
        case .change, .redo: "Undo with: \(run: "cst undo")" as Phrase
        }
      }
    }
  }

  private func daySet(
    _ options: RunOptions, after document: Document
  ) -> Document {
    Document {
      if let source = options.setup.todaySource {
        if document.endsInColumns { "" }
        "Today is set to \(options.setup.today) by \(source)." as Phrase
      }
    }
  }

  private func envelope(
    _ kind: String, _ data: Value, _ warnings: [Warning], today: CalendarDate
  ) -> Value {
    [
      "schemaVersion": 1, "kind": kind.value, "today": today.value,
      "data": data,
      "warnings": warnings.map { ToldWarning(warning: $0, store: store) }.value,
    ]
  }
}

extension Document {
  /// The same with what to do next behind all else.
  fileprivate var withTipsLast: Document {
    Document(blocks.filter { !$0.isTip } + blocks.filter(\.isTip))
  }

  /// Whether a sentence below would look like another row.
  fileprivate var endsInColumns: Bool {
    // What to do next is said to a terminal only.
    switch blocks.last(where: { !$0.isTip }) {
    case .table(let table): !table.isEmpty
    case .facts, .tips: true
    case .sentence, .line, .whenRead, .tip, .blank, nil: false
    }
  }
}

extension Document.Block {
  fileprivate var isTip: Bool {
    if case .tip = self { true } else { false }
  }
}

extension Value {
  /// An answer with the account of its change: the account alone where there
  /// is nothing else to say.
  fileprivate func with(_ account: ChangeAccount?) -> Value {
    guard let account else { return self }
    guard case .record(let pairs, let onOneLine) = self else {
      return account.value
    }
    return .record(
      pairs.filter { $0.key != "changed" } + [("changed", account.value)],
      onOneLine: onOneLine)
  }
}
