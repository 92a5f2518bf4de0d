internal import CommandGrammar
internal import SavingsCore

/// One command on its way from its words to its answer.
final class Execution {
  private let invocation: Invocation<Session, Reply>
  private let request: Request

  /// What the household prefers that is to say yes.
  private var settings = Settings()

  init(_ invocation: Invocation<Session, Reply>, _ request: Request) {
    self.invocation = invocation
    self.request = request
  }

  private var command: Command<Session, Reply> { invocation.command }

  func outcome() throws -> Outcome {
    if !command.lists { try refuseFormat() }
    if command.shapes.contains(where: { $0 === Options.source.shape }) {
      _ = try request.bytes(of: request.matches.value(of: Options.source))
    }
    if command.shapes.contains(where: { $0 === Options.other.shape }) {
      try request.readOthers(mayPass: !request.look.isJSON)
    }
    do { return try run() } catch is Unasked {
      // The transactions that were to pass by have to be read.
      try request.readOthers()
      return try run()
    }
  }

  private func run() throws -> Outcome {
    if command.changes(invocation.matches), !request.isDryRun {
      return try change()
    }
    let session = Session(
      request, mayBegin: command.begins,
      changes: command.changes(invocation.matches),
      isShallow: command.isShallow)
    let reply = try answer(session)
    return request.outcome(of: reply, session, command: command.name)
  }

  /// What the command answers, with what there is to know of any change.
  ///
  /// A failure speaks of amounts as the household does.
  private func answer(_ session: Session) throws -> Reply {
    do {
      let reply = try invocation.run(session)
      // A command that lists may have nothing to list this time.
      if reply.isBare
        || request.look.isForPrograms && !reply.document.hasRecords
      {
        try refuseFormat()
      }
      try reply.warnOfChange(
        request, tellingGaps: request.isDryRun || request.look.isJSON)
      return reply
    } catch let open as Unasked {
      throw open
    } catch {
      throw Failure.of(error).speaking(as: session.settings)
    }
  }

  /// Runs a change under the lock, and lets go of the lock to ask.
  ///
  /// What was confirmed is compared with what would be confirmed then, because
  /// somebody else may have changed the data in between.
  private func change() throws -> Outcome {
    var agreed: Confirmation?
    if command.asks, let outcome = try rehearse() { return outcome }
    while true {
      do {
        return try changeUnderLock(agreed: agreed)
      } catch is Unasked where !request.letsPass {
        // Somebody changed the data meanwhile, and more is to be asked.
        if let outcome = try rehearse() { return outcome }
      } catch let open as Confirmation {
        guard agreed == nil else {
          throw unconfirmed(
            open, "the data changed while you were asked about \(open.action)")
        }
        agreed = try ask(open)
      }
    }
  }

  /// Asks services what a change depends on, because nobody may hold the lock
  /// while others think; the outcome where nothing is to be changed.
  private func rehearse() throws -> Outcome? {
    let session = Session(request, mayBegin: command.begins, changes: true)
    let reply = try answer(session)
    guard reply.change?.isEmpty ?? true else { return nil }
    return request.outcome(of: reply, session, command: command.name)
  }

  private func changeUnderLock(agreed: Confirmation?) throws -> Outcome {
    var answered: (Reply, Session)?
    let wanted = request.wanted(isShallow: command.isShallow)
    let saved = try request.store.change(
      creating: command.begins, accepting: request.accepts,
      as: wanted,
      note: { self.request.note(on: answered?.0.change) }
    ) { [self] snapshot -> Snapshot? in
      let session = Session(
        request, holding: snapshot,
        on: request.occasion(snapshot.book, wanted))
      let reply = try answer(session)
      answered = (reply, session)
      guard let change = reply.change, !change.isEmpty else { return nil }
      if request.isStrict, let warning = reply.warnings.first {
        throw Failure(warning)
      }
      if let confirmation = reply.confirmation, !request.isConfirmed,
        confirmation != agreed
      {
        settings = session.settings
        throw confirmation
      }
      return change.next(after: snapshot)
    }
    guard let (reply, session) = answered else {
      preconditionFailure("a change ends only after its command ran")
    }
    return request.outcome(
      of: reply, session, command: command.name, saved: saved)
  }

  private func ask(_ open: Confirmation) throws -> Confirmation {
    func missing(_ reason: Phrase) -> Failure {
      unconfirmed(open, "\(open.action) needs confirmation, and \(reason)")
    }
    if let silence = request.silence {
      throw missing("\(silence) forbids asking for it")
    }
    guard let ask = request.world.ask else {
      throw missing("this is not a terminal")
    }
    let look = request.look.of(settings)
    guard let answer = ask(look.question(open)) else {
      throw missing("nobody answered")
    }
    guard look.isYes(answer) else {
      throw Failure(
        "not_confirmed", .refused, "nothing was changed",
        tip: "to confirm it, answer \(look.yes)")
    }
    return open
  }

  /// That nobody has said yes to a change, and why.
  private func unconfirmed(_ open: Confirmation, _ message: Phrase) -> Failure {
    Failure(
      "needs_confirmation", .refused, message,
      details: open.effects(of: "it").shortened(to: 4),
      tip: "add --yes to confirm, or --dry-run to look first"
    ).speaking(as: settings)
  }

  /// Refuses a form of lists where the answer is none; trying a change lists
  /// what it does to the plan.
  private func refuseFormat() throws(Failure) {
    let isTried = request.isDryRun && command.changes(invocation.matches)
    guard let format = request.look.format, !isTried else { return }
    throw .needless(format, of: "cst \(command.name)")
  }
}

extension Failure {
  /// That an answer has no forms, because it is no list.
  static func needless(_ format: Look.Format, of line: String) -> Failure {
    Failure(
      "needless_option", .usage,
      "this answer of \(quoted: line) is no list, so there is none to write "
        + "as \(format.rawValue)",
      subject: "--format", tip: "leave it out, or write --json for a program")
  }
}

extension [Phrase] {
  /// So many lines at most: an error is read at a glance.
  fileprivate func shortened(to limit: Int) -> [Phrase] {
    guard count > limit else { return self }
    return Array(prefix(limit - 1)) + ["  and \(count - limit + 1) more"]
  }
}
