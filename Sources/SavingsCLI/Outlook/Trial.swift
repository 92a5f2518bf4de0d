internal import CommandGrammar
internal import SavingsCore

/// What some steps come to on a copy of the store.
final class Trial {
  /// A step that was carried out.
  final class Step {
    let line: String
    let today: CalendarDate
    let reply: Reply

    init(line: String, today: CalendarDate, reply: Reply) {
      self.line = line
      self.today = today
      self.reply = reply
    }

    var changes: [RecordChange] {
      reply.change.map {
        ChangeAccount($0, command: line, isDryRun: true, revision: nil).entries
      } ?? []
    }
  }

  private let session: Session
  private let numbers: RecordNumbers

  /// What there is.
  let original: Snapshot

  /// What there would be.
  private(set) var copy: Snapshot

  /// The same on the day, each.
  let before: Occasion
  private(set) var after: Occasion

  private(set) var steps: [Step] = []

  init(_ session: Session) throws {
    self.session = session
    numbers = session.request.numbers ?? RecordNumbers()
    original = try session.snapshot()
    copy = original
    before = try session.occasion()
    after = before
  }

  func take(_ line: TriedLine) throws {
    let (session, reply) = try ask(line, of: copy, on: after)
    steps.add(Step(line: line.line, today: session.today, reply: reply))
    guard let change = reply.change, !change.isEmpty else { return }
    copy = Snapshot(revision: copy.revision + 1, change.after)
    after =
      change.new.today == after.today
      ? change.new.byItself() : Occasion(copy.book, on: after.today)
    self.session.hold(copy, on: after)
  }

  /// What a line answers of a copy, and the session in which it does.
  func ask(
    _ line: TriedLine, of copy: Snapshot, on occasion: Occasion
  ) throws -> TrialAnswer.Told {
    let outer = session.request
    let inner = Session(
      try Request(
        line.invocation.matches, typed: line.words,
        in: outer.world, by: outer.grammar, within: outer, counting: numbers),
      holding: copy, on: occasion,
      changes: line.invocation.command.changes(line.invocation.matches))
    do {
      let reply = try line.invocation.run(inner)
      try reply.warnOfChange(inner.request, tellingGaps: false)
      return (inner, reply)
    } catch {
      throw Failure.of(error).speaking(as: inner.settings)
    }
  }
}
