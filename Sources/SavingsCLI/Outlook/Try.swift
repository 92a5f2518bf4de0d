internal import CommandGrammar
internal import SavingsCore

let trying = Command(
  "try", "See what changes would do, on a copy",
  positional("step", .step, "A change, quoted, or - for lines to read")
    .atLeastOnce,
  option("ask", .question, "What to ask then, quoted").optional,
  examples: [
    "cst try 'save 100EUR --goal new-car --asset savings'",
    "cst try 'goal cancel new-car' 'rate set BTC/EUR 57400' --ask budget",
  ],
  details: """
    The steps are carried out one after the other on a copy in memory, by the
    very code of the commands, and then the question is answered. Nothing is
    asked, saved or logged.

    A step is the words of one command that changes something. Blanks part
    them, quotes group, a backslash takes the next character as it is, and
    nothing is expanded. The step - reads more steps from standard input, one
    a line; empty lines and lines that begin with # do not count.

    Steps and the question take --today to happen on another day. Options of
    the answer, such as --json, stand outside of them.
    """,
  related: ["help what-if", "plan", "budget"], lists: true
) { (session: Session, typed, asked) in
  let grammar = session.request.grammar
  let lines = try session.steps(typed).enumerated().map { place, text in
    try naming(step: place, by: grammar) {
      try TriedLine(text, isStep: true, by: grammar)
    }
  }
  let question = try naming(by: grammar) {
    try TriedLine(asked ?? "plan", isStep: false, by: grammar)
  }
  if lines.first?.invocation.command.begins == true { session.mayBegin = true }
  let trial = try Trial(session)
  for (place, line) in lines.enumerated() {
    let steps = lines[..<place].map(\.line)
    try naming(step: place, by: grammar, after: steps) { try trial.take(line) }
  }
  // Before the steps there may be nothing to ask about.
  let before =
    session.request.look.isJSON
    ? try? trial.ask(question, of: trial.original, on: trial.before) : nil
  let after = try naming(by: grammar, after: lines.map(\.line)) {
    try trial.ask(question, of: trial.copy, on: trial.after)
  }
  session.adopt(after.session.guesses)
  let answer = TrialAnswer(
    trial: trial, question: question.line, before: before, after: after)
  let reply = try Reply(answer, status: after.reply.status) {
    if after.reply.isBare {
      after.reply.document
    } else {
      "Tried on a copy; nothing was changed."
      ""
      if asked == nil { try trial.document() } else { after.reply.document }
    }
  }
  for step in trial.steps { reply.warn(step.reply.warnings) }
  reply.warn(after.reply.warnings)
  return reply.told(
    as: after.reply.text, isBare: after.reply.isBare,
    onDayOf: after.session.request)
}

extension Notation {
  /// The words of a command as one argument.
  fileprivate static var step: Notation<String> {
    Notation<String>("command", like: "'save 100EUR --goal new-car'") { $0 }
  }

  fileprivate static var question: Notation<String> {
    Notation<String>("command", like: "'budget 1500EUR'") { $0 }
  }
}

/// Does something for a step or for the question, and says of which step it
/// was where it cannot; what there is to do is to be tried as well.
private func naming<Value>(
  step place: Int? = nil, by grammar: Grammar<Session, Reply>,
  after steps: [String] = [], _ work: () throws -> Value
) throws -> Value {
  do {
    return try work()
  } catch {
    throw Failure.of(error).behind(place.map { "step \($0 + 1): " } ?? "")
      .tried(by: grammar, after: steps)
  }
}

extension Session {
  /// The steps that were typed, with those from standard input in the place of
  /// the `-` that asks for them.
  fileprivate func steps(_ typed: [String]) throws(Failure) -> [String] {
    var steps: [String] = []
    for text in typed { steps += text == "-" ? try stepsOfInput() : [text] }
    guard !steps.isEmpty else {
      throw .badValue(
        "standard input has no STEP",
        tip: "write one a line: save 100EUR --goal new-car")
    }
    return steps
  }

  private func stepsOfInput() throws(Failure) -> [String] {
    guard let bytes = request.world.input() else {
      throw Failure(
        "no_input", .failed, "standard input cannot be read",
        tip: "name the steps: \(run: "cst try 'save 100EUR --goal new-car'")")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(
        "standard input is not text in UTF-8",
        tip: "write one step a line: save 100EUR --goal new-car")
    }
    return text.words(between: "\r\n").filter { line in
      line.words(between: " \t").first?.hasPrefix("#") == false
    }
  }
}
