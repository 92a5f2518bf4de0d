internal import SavingsCore

/// What a command may know: the day, and the data as far as it asks for it.
///
/// The data is read when a command asks for it and at most once, so a command
/// that needs none is not stopped by a damaged store.
package final class Session {
  let request: Request

  /// Whether a store that was named may be missing.
  var mayBegin: Bool
  let changes: Bool

  /// What was typed for what, where it was not said in full.
  private(set) var guesses: [String] = []

  private let isShallow: Bool

  /// Whether services may be asked: not while a lock is held.
  let mayAsk: Bool

  private var contents: Contents?
  private var known: Occasion?

  /// What the store holds, as far as it was read.
  private indirect enum Contents {
    case nothing
    case whole(Snapshot)
    case sums(Digest)
  }

  /// A session that reads what is in the store, or that may do without one.
  init(
    _ request: Request, mayBegin: Bool = false, changes: Bool = false,
    isShallow: Bool = false, mayAsk: Bool = true
  ) {
    self.request = request
    self.isShallow = isShallow
    self.mayAsk = mayAsk
    self.mayBegin = mayBegin
    self.changes = changes
  }

  /// A session on what is known already: what was read under the lock, or a
  /// copy, perhaps with its day.
  convenience init(
    _ request: Request, holding snapshot: Snapshot,
    on occasion: Occasion? = nil, changes: Bool = true
  ) {
    self.init(request, changes: changes, mayAsk: false)
    hold(snapshot, on: occasion)
  }

  /// Takes a copy for what the store holds.
  func hold(_ snapshot: Snapshot, on occasion: Occasion? = nil) {
    contents = .whole(snapshot)
    known = occasion?.today == today ? occasion : nil
  }

  /// Says beside this answer what another session took what was typed for.
  func adopt(_ others: [String]) {
    guesses += others.filter { !guesses.contains($0) }
  }

  /// Takes what was typed for the name of something, which is said.
  func take(_ text: String, for slug: String) {
    adopt(["note: \(text) is taken for \(slug)".shownSafely])
  }

  var today: CalendarDate { request.today }

  var store: StoreFile { request.store }

  /// All the records; none where a command begins a store that was named.
  ///
  /// A shallow command looks into no transaction.
  func book() throws -> Book {
    switch contents {
    case .whole(let snapshot): return snapshot.book
    case .nothing: return Book()
    case .sums, nil:
      do {
        let wanted = request.wanted(isShallow: isShallow)
        if let snapshot = try store.read(as: wanted) {
          hold(snapshot, on: request.occasion(snapshot.book, wanted))
          return snapshot.book
        }
      } catch {
        guard mayBegin, case .missing = error else { throw error }
      }
      contents = .nothing
      known = nil
      return Book()
    }
  }

  /// The household today, which is read without keeping any transaction where
  /// nobody asked for those before.
  func occasion() throws -> Occasion {
    if let known { return known }
    if contents == nil { contents = try readSums() }
    let occasion =
      switch contents {
      case .whole(let snapshot): Occasion(snapshot.book, on: today)
      case .sums(let digest):
        Occasion(digest.household, digest.flows, on: today)
      case .nothing, nil: Occasion(Book(), on: today)
      }
    known = occasion
    return occasion
  }

  /// The same, with what it takes to ask for some other days, too.
  func occasion(
    looking asked: @escaping (Household) -> LookedAt
  ) throws -> Occasion {
    if case .whole = contents { return try occasion() }
    contents = try readSums(asked)
    known = nil
    return try occasion()
  }

  private func readSums(
    _ asked: ((Household) -> LookedAt)? = nil
  ) throws -> Contents {
    var digest = try store.fold { household throws(MoneyProblem) in
      let asked = asked?(household) ?? LookedAt()
      return Digest.Wanted(
        Flows(household.frame(for: [today], asked)),
        ratesOn: household.rateDays(for: [today], asked))
    }
    // Who asks for many days asks often.
    if asked != nil { digest?.flows.addUp() }
    return digest.map { .sums($0) } ?? .nothing
  }

  func accounts() throws -> Accounts { try occasion().accounts() }

  @inline(never)
  func change(
    to next: Book, as kind: HistoryStep.Kind = .change
  ) throws -> Change {
    // The records come first, so that the day is not read twice.
    let book = try book()
    return Change(from: book, try occasion(), to: next, as: kind)
  }

  /// All the records with the number of changes that led to them.
  @inline(never)
  func snapshot() throws -> Snapshot {
    let book = try book()
    if case .whole(let snapshot) = contents { return snapshot }
    return Snapshot(revision: 0, book)
  }

  func plan() throws -> Plan { try occasion().plan() }

  /// Whether nothing was ever saved; a store of version 1 counts no changes.
  var isNew: Bool {
    contents != nil && revision == 0 && household == Household()
  }

  /// How many changes led to what was read.
  var revision: Int {
    switch contents {
    case .nothing, nil: 0
    case .whole(let snapshot): snapshot.revision
    case .sums(let digest): digest.revision
    }
  }

  /// What the household prefers, as far as it was read.
  @inline(never)
  var settings: Settings { household.settings }

  /// The household, as far as it was read.
  private var household: Household {
    switch contents {
    case .whole(let snapshot): snapshot.book.household
    case .sums(let digest): digest.household
    case .nothing, nil: Household()
    }
  }

  func newID<Record>() -> Identifier<Record> {
    if let numbers = request.numbers { return numbers.next() }
    var dice = Dice(roll: request.world.random)
    return Identifier(random: &dice)
  }
}

private struct Dice: RandomNumberGenerator {
  let roll: @Sendable () -> UInt64

  func next() -> UInt64 { roll() }
}
