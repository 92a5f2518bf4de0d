package import SavingsCore

/// What a command may know: the day, and the data as far as it asks for it.
///
/// The data is read when a command asks for it and at most once, so a command
/// that needs none is not stopped by a damaged store.
package final class Session {
  /// The choices of the command line.
  let setup: SessionSetup

  /// The home folder, where there is one.
  let home: String?

  private let mayBegin: Bool
  private let random: @Sendable () -> UInt64
  private var found: Found?
  private var known: Occasion?

  private enum Found {
    case nothing
    case whole(Snapshot)
    case sums(Digest)
  }

  /// A session that reads what is in the store, or that may do without one.
  init(_ setup: SessionSetup, in world: World, mayBegin: Bool = false) {
    self.setup = setup
    self.mayBegin = mayBegin
    home = world.environment["HOME"]
    random = world.random
  }

  /// A session on what was read under the lock.
  convenience init(
    _ setup: SessionSetup, in world: World, holding snapshot: Snapshot
  ) {
    self.init(setup, in: world)
    found = .whole(snapshot)
  }

  /// The day.
  package var today: CalendarDate { setup.today }

  /// Where the data is kept.
  var store: StoreFile { setup.store }

  /// All the records; none where a command begins a store that was named.
  package func book() throws -> Book {
    switch found {
    case .whole(let snapshot): return snapshot.book
    case .nothing: return Book()
    case .sums, nil:
      found = try readAll()
      known = nil
      return try book()
    }
  }

  private func readAll() throws -> Found {
    let snapshot: Snapshot?
    do {
      snapshot = try store.read()
    } catch {
      guard mayBegin, case .missing = error else { throw error }
      return .nothing
    }
    return snapshot.map { .whole($0) } ?? .nothing
  }

  /// The household today, which is read without keeping any transaction where
  /// nobody asked for those before.
  package func occasion() throws -> Occasion {
    if let known { return known }
    if found == nil { found = try readSums() }
    let occasion =
      switch found {
      case .whole(let snapshot): Occasion(snapshot.book, on: today)
      case .sums(let digest):
        Occasion(digest.household, digest.flows, on: today)
      case .nothing, nil: Occasion(Book(), on: today)
      }
    known = occasion
    return occasion
  }

  private func readSums() throws -> Found {
    let day = today
    let digest = try store.fold { household throws(MoneyProblem) in
      Digest.Wanted(
        Flows(assets: household.assets.count, upTo: household.days(for: [day])),
        ratesOn: household.rateDays(for: [day]))
    }
    return digest.map { .sums($0) } ?? .nothing
  }

  /// What every asset holds today.
  package func accounts() throws -> Accounts { try occasion().accounts() }

  /// The step from what there is to another book.
  func change(
    to next: Book, as kind: HistoryStep.Kind = .change
  ) throws -> Change {
    // The records come first, so that the day is not read twice.
    let book = try book()
    return Change(from: book, try occasion(), to: next, as: kind)
  }

  /// All the records with the number of changes that led to them.
  func snapshot() throws -> Snapshot {
    let book = try book()
    if case .whole(let snapshot) = found { return snapshot }
    return Snapshot(revision: 0, book)
  }

  /// The month's plan.
  package func plan() throws -> Plan { try occasion().plan() }

  /// Whether no change was ever saved.
  var isNew: Bool {
    switch found {
    case .nothing: true
    case .whole(let snapshot): snapshot.revision == 0
    case .sums(let digest): digest.revision == 0
    case nil: false
    }
  }

  /// What the household prefers, as far as it was read.
  var settings: Settings {
    switch found {
    case .whole(let snapshot): snapshot.book.household.settings
    case .sums(let digest): digest.household.settings
    case .nothing, nil: Settings()
    }
  }

  /// An identity that nothing has yet.
  func newID<Record>() -> Identifier<Record> {
    var dice = Dice(roll: random)
    return Identifier(random: &dice)
  }
}

private struct Dice: RandomNumberGenerator {
  let roll: @Sendable () -> UInt64

  func next() -> UInt64 { roll() }
}

/// The choices of a command line that a session stands on.
struct SessionSetup {
  /// The day.
  let today: CalendarDate

  /// Who set the day, where it is not simply today.
  let todaySource: String?

  /// Where the data is kept.
  let store: StoreFile

  /// Who named that place.
  let storeSource: String

  /// The path behind `--file`, for commands to type.
  let named: String?

  /// The palette that was asked for, where one was.
  let palette: Palette?

  /// Whether a warning is a reason to stop.
  let isStrict: Bool

  /// Whether nothing is saved, whatever changes.
  let isDryRun: Bool
}
