internal import CommandGrammar
internal import SavingsCore

/// The whole program as a function.
///
/// It reads the arguments, runs the command they mean and renders its answer;
/// `main` prints what comes back, and the tests compare it.
package func perform(_ arguments: [String], in world: World) -> Outcome {
  if arguments.first == "__complete" {
    return completing(Array(arguments.dropFirst()), in: world)
  }
  // What this program is can be told without knowing what it can do.
  if arguments == ["version"] || arguments == ["--version"] {
    return Outcome(out: Version.text)
  }
  // Only those pages and messages need it that come without a command.
  lazy var fallback = Presentation(peeking: arguments, in: world)
  func today() throws -> CalendarDate {
    try RunOptions.today(peeking: arguments, in: world)
  }
  do {
    switch try grammar.parse(arguments) {
    case .run(let invocation):
      let options = try RunOptions(
        invocation.matches, typed: arguments, in: world)
      return try Run(invocation, options, in: world).outcome()
    case .help(let subject):
      let text = fallback.help(of: subject)
      return try fallback.page(HelpAnswer(text: text), text, on: today())
    case .manual:
      let text = Version.manual
      return try fallback.page(ManualAnswer(text: text), text, on: today())
    case .version:
      return try fallback.page(VersionAnswer(), Version.text, on: today())
    case .start(let matches):
      let options = try RunOptions(matches, typed: arguments, in: world)
      return options.presentation.outcome(of: startPage, options)
    }
  } catch {
    return fallback.outcome(of: Failure(error))
  }
}

/// One command on its way from its words to its answer.
private struct Run {
  let invocation: Invocation<Session, Reply>
  let options: RunOptions
  let world: World

  init(
    _ invocation: Invocation<Session, Reply>, _ options: RunOptions,
    in world: World
  ) {
    self.invocation = invocation
    self.options = options
    self.world = world
  }

  func outcome() throws -> Outcome {
    try options.checkFormat(of: invocation.command)
    if options.writes(invocation.command) { return try change() }
    let session = Session(
      options.setup, in: world, mayBegin: invocation.command.begins)
    let reply = try answer(session)
    return options.presentation.outcome(
      of: reply, options, session, command: invocation.command.name)
  }

  /// What the command answers, with what there is to know of any change.
  ///
  /// A failure speaks of amounts as the household does.
  private func answer(_ session: Session) throws -> Reply {
    do {
      var reply = try invocation.run(session)
      try options.checkFormat(of: reply, to: invocation.command)
      reply.warnings += reply.change?.warnings ?? []
      return reply
    } catch {
      var failure = Failure(error)
      failure.settings = session.settings
      throw failure
    }
  }

  /// Runs a change under the lock, and lets go of the lock to ask.
  ///
  /// What was confirmed is compared with what would be confirmed then, because
  /// somebody else may have changed the data in between.
  private func change() throws -> Outcome {
    var agreed: Confirmation?
    while true {
      do {
        return try changeUnderLock(agreed: agreed)
      } catch let open as Unconfirmed {
        guard agreed == nil else { throw open.failure(.changed) }
        agreed = try ask(open)
      }
    }
  }

  private func changeUnderLock(agreed: Confirmation?) throws -> Outcome {
    var answered: (Reply, Session)?
    let saved = try options.setup.store.change(
      creating: invocation.command.begins,
      accepting: options.accepts,
      note: { options.note(on: answered?.0.change) }
    ) { snapshot in
      let session = Session(options.setup, in: world, holding: snapshot)
      let reply = try answer(session)
      answered = (reply, session)
      guard let change = reply.change, !change.isEmpty else { return nil }
      if options.setup.isStrict, let warning = reply.warnings.first {
        throw Failure(strict: warning)
      }
      if let confirmation = reply.confirmation, !options.isConfirmed,
        confirmation != agreed
      {
        throw Unconfirmed(
          confirmation: confirmation, settings: session.settings)
      }
      return change.after
    }
    guard let (reply, session) = answered else {
      preconditionFailure("a change ends only after its command ran")
    }
    return options.presentation.outcome(
      of: reply, options, session, command: invocation.command.name,
      saved: saved)
  }

  private func ask(_ open: Unconfirmed) throws -> Confirmation {
    if let silence = options.silence { throw open.failure(.silenced(silence)) }
    guard let ask = world.ask else { throw open.failure(.nobodyThere) }
    let text = options.presentation.question(
      open.confirmation, open.settings)
    guard let answer = ask(text) else { throw open.failure(.noAnswer) }
    guard options.presentation.isYes(answer) else {
      throw Failure(
        "not_confirmed", .refused, "nothing was changed",
        tip: "to confirm it, answer \(options.presentation.yes)")
    }
    return open.confirmation
  }
}

/// A change that nobody has said yes to.
private struct Unconfirmed: Error {
  let confirmation: Confirmation
  let settings: Settings

  /// Why it stayed so.
  enum Reason {
    case changed, nobodyThere, noAnswer
    /// This option or variable forbids to ask.
    case silenced(String)
  }

  func failure(_ reason: Reason) -> Failure {
    let deed = confirmation.deed
    let message: Phrase =
      switch reason {
      case .changed: "the data changed while you were asked about \(deed)"
      case .nobodyThere:
        "\(deed) needs confirmation, and this is not a terminal"
      case .silenced(let name):
        "\(deed) needs confirmation, and \(name) forbids asking for it"
      case .noAnswer: "\(deed) needs confirmation, and nobody answered"
      }
    var failure = Failure(
      "needs_confirmation", .refused, message,
      details: confirmation.prospect("it").shortened(to: 4),
      tip: "add --yes to confirm, or --dry-run to look first")
    failure.settings = settings
    return failure
  }
}

extension [Phrase] {
  /// So many lines at most: an error is read at a glance.
  fileprivate func shortened(to limit: Int) -> [Phrase] {
    guard count > limit else { return self }
    return prefix(limit - 1) + ["  and \(count - limit + 1) more"]
  }
}
