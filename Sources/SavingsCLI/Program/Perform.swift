package import CommandGrammar
internal import SavingsCore

/// The whole program as a function.
///
/// It reads the arguments, runs the command they mean by the grammar and
/// renders its answer; `main` prints what comes back, and the tests compare it.
package func perform(
  _ arguments: [String], in world: World,
  by declarations: @autoclosure () -> Grammar<Session, Reply>
) -> Outcome {
  // What this program is can be told without knowing what it can do.
  if arguments == ["version"] || arguments == ["--version"] {
    return Outcome(out: Version.text)
  }
  let grammar = declarations()
  if arguments.first == "__complete" {
    return completing(Array(arguments.dropFirst()), in: world, by: grammar)
  }
  do {
    // Bytes that are no text came as this character, and two names as one.
    if let odd = arguments.first(where: { $0.holds("\u{FFFD}") }) {
      throw Failure.badValue(
        "\(quoted: odd) has bytes that are no text", tip: "write it as UTF-8")
    }
    switch try grammar.parse(arguments) {
    case .run(let invocation):
      let request = try Request(
        invocation.matches, typed: arguments, in: world, by: grammar)
      return try Execution(invocation, request).outcome()
    case .start(let matches):
      let request = try Request(
        matches, typed: arguments, in: world, by: grammar)
      return try request.start()
    case let page:
      return try outcome(
        of: page, grammar.peek(arguments), in: world, by: grammar)
    }
  } catch {
    // What is forgiven cannot fail again.
    let look = try? Look(grammar.peek(arguments), in: world)
    let known = KnownValues(words: arguments, world: world, grammar: grammar)
    let usage = (error as? UsageProblem)?.exemplified(arguments, by: grammar) {
      kind, start in known.values(of: kind, start).map(\.0)
    }
    return (look ?? Look()).outcome(
      of: Failure.of(usage ?? error).advising(on: arguments, by: grammar))
  }
}

/// A page that comes without a command, as far as its options can be read.
private func outcome(
  of page: Call<Session, Reply>, _ matches: Matches, in world: World,
  by grammar: Grammar<Session, Reply>
) throws -> Outcome {
  let look = try Look(matches, in: world)
  func today() throws -> CalendarDate {
    try Request.today(matches, in: world, within: nil).0
  }
  switch page {
  case .help(let subject):
    // Read aloud, a break would sound like an end.
    let text = grammar.help(
      of: subject, width: look.isAccessible ? 10_000 : look.width ?? 80,
      hasColumns: !look.isAccessible)
    return try look.outcome("help", ["text": text.value], text, on: today)
  case .manual:
    let text = grammar.manual(date: Version.date, version: Version.number)
    return try look.outcome("manual", ["text": text.value], text, on: today)
  case .version, .start, .run:
    return try look.outcome(
      "version", ["version": Version.number.value], Version.text, on: today)
  }
}
