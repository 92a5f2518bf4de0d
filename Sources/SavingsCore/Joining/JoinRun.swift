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
