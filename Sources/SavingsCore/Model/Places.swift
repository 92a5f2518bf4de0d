/// Where each record of a list stands in it.
///
/// Long lists name the same few records many times. The lowest bits of an id
/// lead to a slot with its place; those few that find theirs taken are searched
/// for by halves. The library's dictionary would take longer to come to be.
struct Places<Record> {
  private var ids: [Identifier<Record>] = []
  private var known = 0

  // The place behind each slot's own, nothing where it is free.
  private var slots: [Int32] = []
  private var others: [Other] = []

  private struct Other {
    let bits: UInt128
    let place: Int
  }

  init(_ ids: [Identifier<Record>] = []) { self.ids = ids }

  /// Takes the next record of the list; of two with one id, the first counts.
  mutating func append(_ id: Identifier<Record>) { ids.append(id) }

  func id(at place: Int) -> Identifier<Record> { ids[place] }

  mutating func place(of id: Identifier<Record>) -> Int? {
    if known < ids.count { fill() }
    return knownPlace(of: id)
  }

  /// The same, where all records of the list were asked for before.
  func knownPlace(of id: Identifier<Record>) -> Int? {
    guard known > 0 else { return nil }
    let place = Int(slots[slot(of: id)]) - 1
    guard place >= 0 else { return nil }
    if ids[place] == id { return place }
    return others.place(of: id.bits) { $0.bits }.map { others[$0].place }
  }

  private func slot(of id: Identifier<Record>) -> Int {
    Int(truncatingIfNeeded: id.bits) & (slots.count - 1)
  }

  /// Makes all records of the list ready to be asked for.
  mutating func fill() {
    known = ids.count
    var size = 64
    while size < 4 * known { size *= 2 }
    slots = Array(repeating: 0, count: size)
    var late: [Int] = []
    for place in ids.indices {
      let slot = slot(of: ids[place])
      if slots[slot] == 0 {
        slots[slot] = Int32(place + 1)
      } else if ids[Int(slots[slot]) - 1] != ids[place] {
        late.append(place)
      }
    }
    others = []
    guard late.count > 0 else { return }
    let order = placesInOrder(late.count) { [ids, late] in
      ids[late[$0]].bits < ids[late[$1]].bits
    }
    for place in order {
      others.append(Other(bits: ids[late[place]].bits, place: late[place]))
    }
  }
}
