internal import CommandGrammar
internal import SavingsCore

/// What a command line asks for in this world, whatever its command is.
final class Request {
  let world: World
  let grammar: Grammar<Session, Reply>
  let matches: Matches
  let look: Look
  var store: StoreFile
  let today: CalendarDate

  /// Who set the day, where it is not simply today.
  let todaySource: String?

  /// Who named the store.
  let storeSource: String

  /// Whether a warning is a reason to stop.
  let isStrict: Bool

  let isDryRun: Bool

  /// Whether what it changes is only shown; in a trial it is carried out.
  var onlyShows: Bool { isDryRun && !isTried }

  /// Whether it is carried out on a copy.
  private let isTried: Bool

  /// Whether what would be asked is confirmed already.
  let isConfirmed: Bool

  /// What forbids to ask anything, `nil` where nothing does.
  let silence: String?

  /// Whether a store that was edited by hand is taken as it is.
  let accepts: Bool

  /// The other store that a command brings in, and what both knew, where
  /// somebody named it.
  var other = Snapshot.empty
  var base: Snapshot?

  /// Whether all transactions pass by, because nothing new seems to come in.
  var letsPass = false

  /// What counts the new records of what is only shown or tried, so that the
  /// same question has the same answer.
  let numbers: RecordNumbers?

  /// What is in the file that a command was given, once it is read.
  var source: [UInt8]?

  /// What services said already, so that a change under the lock asks nobody.
  var answers: [(question: WebRequest, answer: WebAnswer)] = []

  /// The line, the program's name left out.
  let typed: [String]

  /// What a line asks for, or a line within that of `outer`, on its own day
  /// where it names one: that is only tried, and nothing is asked.
  init(
    _ matches: Matches, typed arguments: [String], in world: World,
    by grammar: Grammar<Session, Reply>,
    within outer: Request? = nil, counting numbers: RecordNumbers? = nil
  ) throws {
    let environment = world.environment
    self.matches = matches
    self.grammar = grammar
    self.world = world
    typed = arguments
    look = try outer?.look ?? Look(matches, in: world)
    accepts = try matches.value(of: Options.accept)
    (today, todaySource) = try Request.today(matches, in: world, within: outer)
    let file = try matches.value(of: Options.file)
    (store, storeSource) =
      try outer.map { (file: $0.store, source: $0.storeSource) }
      ?? StoreFile.placed(named: file, environment: environment)
    if outer == nil {
      store.holdsSignalsAfterwards = world.endsWithTheAnswer
      store.waiting = {
        world.tell("another cst is writing to this store; waiting for it")
      }
      store.nameAlone = try matches.value(of: Options.driver)
    }
    isStrict = try outer?.isStrict ?? matches.value(of: Options.strict)
    isTried = outer != nil
    isDryRun = try isTried || matches.value(of: Options.dryRun)
    self.numbers = numbers ?? (isDryRun ? RecordNumbers() : nil)
    isConfirmed = try outer != nil || matches.value(of: Options.yes)
    let own: String? =
      try matches.value(of: Options.noInput)
      ? "--no-input"
      : isSwitchedOn(["CST_NO_INPUT"], in: environment) ? "CST_NO_INPUT" : nil
    silence = outer?.silence ?? own
  }

  /// What of a store is wanted: the sums of the day beside its records.
  func wanted(isShallow: Bool) -> WantedOfStore {
    WantedOfStore(isShallow: isShallow || letsPass, mayChange: !letsPass) {
      [today] in $0.frame(for: [today])
    }
  }

  /// A book that was read with these sums, on the day.
  @inline(never)
  func occasion(_ book: Book, _ wanted: WantedOfStore) -> Occasion {
    Occasion(book, summedUp: wanted.flows, on: today)
  }

  /// The words of a command that goes on with this one, which only tries, too,
  /// where this one was to.
  func goingOn(_ words: [String]) -> [String] {
    onlyShows ? words + ["--dry-run"] : words
  }

  /// What the history is told of a change.
  func note(on change: Change?) -> HistoryNote {
    HistoryNote(
      secondsSince1970: world.secondsSince1970,
      command: ShellCommand(typed).line, kind: change?.kind ?? .change,
      origin: change?.origin ?? .stored, merged: change?.merged?.other)
  }
}
