/// Where each record of a list stands in it.
///
/// Long lists name the same few records many times, so where the latest answers
/// stand is kept at hand. A sorted list holds them all, for a binary search:
/// for the few that a household has, the library's dictionary would take longer
/// to come to be.
struct Places<Record> {
  private var ids: [Identifier<Record>] = []
  private var sorted: [Answer] = []
  private var recent: [Int] = []

  private struct Answer {
    let bits: UInt128
    let place: Int
  }

  /// The places of known ids.
  init(_ ids: [Identifier<Record>] = []) { self.ids = ids }

  /// Takes the next record of the list; of two with one id, the first counts.
  mutating func append(_ id: Identifier<Record>) { ids.append(id) }

  /// The id of a record of the list.
  func id(at place: Int) -> Identifier<Record> { ids[place] }

  /// Where the record of an id stands.
  mutating func place(of id: Identifier<Record>) -> Int? {
    guard !ids.isEmpty else { return nil }
    if sorted.count < ids.count { sort() }
    let slot = Int(truncatingIfNeeded: id.bits) & 255
    let guess = recent[slot]
    if sorted[guess].bits == id.bits { return sorted[guess].place }
    let found = sorted.firstPlace { $0.bits >= id.bits }
    guard found < sorted.count, sorted[found].bits == id.bits else {
      return nil
    }
    recent[slot] = found
    return sorted[found].place
  }

  private mutating func sort() {
    recent = Array(repeating: 0, count: 256)
    sorted = placesInOrder(ids.count) { [ids] in
      ids[$0].bits < ids[$1].bits
    }.map { Answer(bits: ids[$0].bits, place: $0) }
  }
}
