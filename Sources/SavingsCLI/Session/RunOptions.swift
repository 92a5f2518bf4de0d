internal import CommandGrammar
internal import SavingsCore

/// What the options of every command come to in this world.
struct RunOptions {
  let setup: SessionSetup
  let presentation: Presentation

  /// Whether what would be asked is confirmed already.
  let isConfirmed: Bool

  /// Whether nothing may be asked.
  let isSilent: Bool

  private let isApplying: Bool

  init(_ matches: Matches, in world: World) throws {
    let (today, source) = try RunOptions.today(matches, in: world)
    let file = try matches.value(of: Common.file)
    setup = SessionSetup(
      today: today, todaySource: source,
      store: try StoreFile(named: file, environment: world.environment),
      storeSource: RunOptions.source(of: file, world.environment),
      isStrict: try matches.value(of: Common.strict),
      isDryRun: try matches.value(of: Common.dryRun))
    presentation = try Presentation(matches, in: world)
    isConfirmed = try matches.value(of: Common.yes)
    isApplying = try matches.value(of: Common.apply)
    let silence = world.environment["CST_NO_INPUT"] ?? ""
    isSilent =
      try matches.value(of: Common.noInput)
      || !["", "0", "false"].contains(silence)
  }

  /// Whether a command saves what it changes.
  func writes(_ command: Command<Session, Reply>) -> Bool {
    let previews = command.options.contains {
      $0.name == Common.apply.shape.name
    }
    return command.changes && !setup.isDryRun && (!previews || isApplying)
  }

  /// Whether a command may begin a store that somebody named.
  func creates(_ command: Command<Session, Reply>) -> Bool {
    ["goal add", "asset add", "rate set", "settings set"]
      .contains(command.name)
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

  /// The day of the option, else of `CST_TODAY`, else of the clock.
  private static func today(
    _ matches: Matches, in world: World
  ) throws -> (CalendarDate, String?) {
    if let typed = try matches.value(of: Common.today) {
      return (try typed.day(from: world.today), "--today")
    }
    guard let text = world.environment["CST_TODAY"], !text.isEmpty else {
      return (world.today, nil)
    }
    return (
      try TypedDate(text).day(from: world.today), "CST_TODAY"
    )
  }
}
