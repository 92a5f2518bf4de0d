/// Brings two stores that grew from one together: what one side changed is
/// taken, what both changed differently is decided by an answer.
///
/// Both sides come to the same bytes, whichever of them does it.
public final class Joiner {
  private let here: Snapshot
  private let there: Snapshot
  private let past: Past
  private let answers: [JoinAnswer]

  /// The store and the other one, what both knew, and what was answered.
  public init(
    _ here: Snapshot, _ there: Snapshot, since past: Past,
    answers: [JoinAnswer] = []
  ) {
    self.here = here
    self.there = there
    self.past = past
    self.answers = answers
  }

  /// One store of both, or all that has to be answered.
  ///
  /// What cannot be as it would come together is one conflict in the place of
  /// several, so it is tried until there is none: with all that is open taken
  /// from here, and with all of it from there; first as if nothing was
  /// answered, so that a conflict keeps the name under which it was listed.
  public func outcome() throws(JoinProblem) -> JoinOutcome {
    if let joined = try joinedByAncestry() { return .joined(joined) }
    let pairs = Divergence(here.book, there.book).pairs
    var wholes: [String] = []
    var isUsed = answers.map { $0.name == "all" }
    var answers: [JoinAnswer] = []
    while true {
      var runs: [JoinRun] = []
      for side in Side.allCases {
        let run = JoinRun(
          here, there, of: pairs, since: past, answers: answers,
          assuming: side.rawValue, wholes)
        try run.settle()
        runs.add(run)
        if run.conflicts.isEmpty, run.unfit.isEmpty { break }
      }
      for run in runs {
        for place in run.isUsed.indices where run.isUsed[place] {
          isUsed[place] = true
        }
      }
      let unfit = runs.flatMap(\.unfit).withoutRepetitions.filter {
        !wholes.contains($0)
      }
      if !unfit.isEmpty {
        wholes += unfit
        continue
      }
      if answers.count < self.answers.count {
        // What was listed may be settled by the answer to another one.
        for conflict in runs.flatMap(\.conflicts) {
          for place in isUsed.indices
          where self.answers[place].fits(conflict.name) {
            isUsed[place] = true
          }
        }
        answers = self.answers
        continue
      }
      var open: [JoinConflict] = []
      for conflict in runs.flatMap(\.conflicts)
      where !open.contains(where: { $0.name == conflict.name }) {
        open.add(conflict)
      }
      if let place = isUsed.firstIndex(of: false) {
        throw .noSuchConflict(
          answers[place].name,
          open.map(\.name) + runs[0].answered.map(\.name))
      }
      if !open.isEmpty { return .open(open) }
      return .joined(try runs[0].joined())
    }
  }

  /// What comes of it where one store came from the other.
  private func joinedByAncestry() throws(JoinProblem) -> Joined? {
    let isIn = past.states == [there.state]
    guard isIn || past.states == [here.state] && there.revision > here.revision
    else { return nil }
    if let answer = answers.first(where: { $0.name != "all" }) {
      throw .noSuchConflict(answer.name, [])
    }
    return Joined(
      snapshot: isIn ? here : there, isNew: !isIn,
      records: isIn
        ? [[], records(from: there.book, to: here.book)]
        : [records(from: here.book, to: there.book), []],
      payments: [], rates: [], answers: [], warnings: [])
  }
}

/// What comes, goes and changes between two books; nothing where somebody who
/// does not ask for it let the transactions pass by.
func records(from before: Book, to after: Book) -> [JoinedRecord] {
  guard before.transactions.areRead, after.transactions.areRead else {
    return []
  }
  return Divergence(before, after).pairs.map {
    JoinedRecord(part: $0.part, before: $0.sides[0], after: $0.sides[1])
  }
}

/// One try of bringing two stores together, with all that is open taken from
/// one side.
final class JoinRun {
  let snapshots: [Snapshot]
  let past: Past
  let answers: [JoinAnswer]

  /// The place of the store that stands first.
  let first: Int

  /// The side that what is open is taken from.
  private let assumed: Int

  /// The names of what is one conflict as a whole.
  let wholes: [String]

  let entries: [JoinEntry]
  private let places: [String: Int]

  /// The ids of transactions, in their own order.
  private(set) lazy var ids = entries.filter { $0.part == .transactions }
    .map(\.id).ordered { $0 < $1 }

  private(set) var conflicts: [JoinConflict] = []
  private(set) var answered: [JoinAnswer] = []
  private(set) var isUsed: [Bool]

  /// What cannot be as it would come together.
  var unfit: [String] = []

  /// The goals and assets that go.
  var gone: [JoinEntry] = []

  /// The payments that are one, as they stay, and the rates that were decided.
  var payments: [String] = []
  var rates: [String] = []

  /// The new openings that gave way to what the other side has, or changed for
  /// it, each with the side whose balance of its day may be another now.
  var settledOpenings: [(entry: JoinEntry, side: Int)] = []

  init(
    _ here: Snapshot, _ there: Snapshot, of pairs: [Divergence.Pair],
    since past: Past, answers: [JoinAnswer], assuming side: Int,
    _ wholes: [String]
  ) {
    snapshots = [here, there]
    self.past = past
    self.answers = answers
    assumed = side
    self.wholes = wholes
    first = here.state.comesFirst(beside: there.state) ? 0 : 1
    isUsed = answers.map { _ in false }
    let alike = JoinRun.openings(
      alikeIn: snapshots.map(\.book), besides: pairs, since: past)
    entries = (pairs + alike).map { JoinEntry($0, since: past) }
    var places = [String: Int]()
    for place in entries.indices { places[entries[place].key] = place }
    self.places = places
  }

  func book(_ side: Int) -> Book { snapshots[side].book }

  /// The record of a key, if the two do not have it alike.
  @inline(never)
  func entry(at key: String) -> JoinEntry? { places[key].map { entries[$0] } }

  /// Settles what becomes of every record.
  func settle() throws(JoinProblem) {
    putBack()
    joinPayments()
    findOpenings()
    for entry in entries where !entry.isSettled { settle(entry) }
    finishPayments()
    settleOpenings()
    settleShares()
    try checkCurrencies()
  }

  /// The side that a conflict is decided for: that of the longest answer that
  /// fits, else the one that what is open is taken from.
  func decide(
    _ name: String, _ part: StorePart, key: String? = nil,
    among versions: [RecordText?], of records: [RecordText?]? = nil
  ) -> Int {
    var best: JoinAnswer?
    for (place, answer) in answers.enumerated() where answer.fits(name) {
      isUsed[place] = true
      if answer.length >= best?.length ?? 0 { best = answer }
    }
    if let best {
      if !answered.contains(where: { $0.name == name }) {
        answered.add(JoinAnswer(name, best.side))
      }
      return best.side.rawValue
    }
    if !conflicts.contains(where: { $0.name == name }) {
      conflicts.add(
        JoinConflict(
          name: name, part: part, key: key, versions: versions,
          records: records ?? versions))
    }
    return assumed
  }
}
