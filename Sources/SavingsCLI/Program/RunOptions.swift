internal import CommandGrammar
internal import SavingsCore

/// What the options of every command come to in this world.
struct RunOptions {
  let setup: SessionSetup
  let presentation: Presentation

  /// Whether what would be asked is confirmed already.
  let isConfirmed: Bool

  /// What forbids to ask anything, `nil` where nothing does.
  let silence: String?

  /// Whether a store that was edited by hand is taken as it is.
  let accepts: Bool

  private let matches: Matches
  private let typed: [String]
  private let seconds: Int

  init(
    _ matches: Matches, typed arguments: [String], in world: World
  ) throws {
    self.matches = matches
    typed = arguments
    seconds = world.secondsSince1970
    accepts = try matches.value(of: Options.accept)
    let (today, source) = try RunOptions.today(matches, in: world)
    let file = try matches.value(of: Options.file)
    presentation = try Presentation(matches, in: world)
    var store = try StoreFile(named: file, environment: world.environment)
    store.holdsSignalsAfterwards = world.endsWithTheAnswer
    setup = SessionSetup(
      today: today, todaySource: source,
      store: store,
      storeSource: RunOptions.source(of: file, world.environment),
      named: presentation.store, palette: presentation.palette,
      isStrict: try matches.value(of: Options.strict),
      isDryRun: try matches.value(of: Options.dryRun))
    isConfirmed = try matches.value(of: Options.yes)
    silence =
      try matches.value(of: Options.noInput)
      ? "--no-input"
      : isSwitchedOn(["CST_NO_INPUT"], in: world.environment)
        ? "CST_NO_INPUT" : nil
  }

  /// Whether a command saves what it changes.
  func writes(_ command: Command<Session, Reply>) -> Bool {
    command.changes(matches) && !setup.isDryRun
  }

  /// Refuses a form of lists where the answer is none; trying a change lists
  /// what it does to the plan.
  func checkFormat(
    of command: Command<Session, Reply>
  ) throws(Failure) {
    guard !setup.isDryRun, !command.lists else { return }
    try checkNoFormat(of: command)
  }

  /// Refuses a form for programs where a command that lists has nothing to
  /// list this time.
  func checkFormat(
    of reply: Reply, to command: Command<Session, Reply>
  ) throws(Failure) {
    guard let format = presentation.format, !setup.isDryRun else { return }
    let isForPrograms = format == .tsv || format == .csv
    if reply.isBare || isForPrograms && !reply.document.hasRecords {
      try checkNoFormat(of: command)
    }
  }

  /// Refuses any form of lists, because this answer is none.
  func checkNoFormat(
    of command: Command<Session, Reply>
  ) throws(Failure) {
    guard let format = presentation.format else { return }
    throw Failure(
      "needless_option", .usage,
      "this answer of \"cst \(command.name)\" is no list, so there is none "
        + "to write as \(format.rawValue)",
      subject: "--format", tip: "leave it out, or write --json for a program")
  }

  /// What the history is told of a change.
  func note(on change: Change?) -> HistoryNote {
    HistoryNote(
      time: utc(seconds),
      command: typed.map(shellQuoted).joined(separator: " "),
      kind: change?.kind ?? .change, origin: change?.origin ?? .stored)
  }

  /// Who named the store.
  private static func source(
    of file: String?, _ environment: [String: String]
  ) -> String {
    if file != nil { return "--file" }
    let variables = ["CST_FILE", "XDG_DATA_HOME"]
    return variables.first { name in
      environment[name].map {
        name == "CST_FILE" ? $0 != "" : $0.hasPrefix("/")
      }
        ?? false
    } ?? "default"
  }
}

/// A time of the clock as ISO 8601 writes it: `2026-11-20T08:15:00Z`.
///
/// A clock that stands before 1970 is taken to stand there.
private func utc(_ seconds: Int) -> String {
  let seconds = max(seconds, 0)
  let day = seconds / 86_400
  let second = seconds % 86_400
  let date =
    CalendarDate(year: 1970, month: 1, day: 1)?.adding(days: day)
    ?? .first
  let parts = [second / 3600, second / 60 % 60, second % 60].map { part in
    part < 10 ? "0\(part)" : "\(part)"
  }
  return "\(date)T\(parts.joined(separator: ":"))Z"
}
