/// Where each record of a list stands in it.
///
/// Long lists name the same few records many times, so the latest answers are
/// kept at hand.
struct Places<Record> {
  private var places: [Identifier<Record>: Int] = [:]
  private var ids: [Identifier<Record>] = []
  private var recent: [Answer] = []

  private struct Answer {
    var bits: UInt128 = 0
    var place = -1
  }

  /// The places of known ids.
  init(_ ids: [Identifier<Record>] = []) {
    for (place, id) in ids.enumerated() { append(id, at: place) }
  }

  /// Takes the next record of the list; of two with one id, the first counts.
  mutating func append(_ id: Identifier<Record>, at place: Int) {
    if places[id] == nil { places[id] = place }
    ids.append(id)
  }

  /// The id of a record of the list.
  func id(at place: Int) -> Identifier<Record> { ids[place] }

  /// Where the record of an id stands.
  mutating func place(of id: Identifier<Record>) -> Int? {
    if recent.isEmpty { recent = Array(repeating: Answer(), count: 256) }
    let slot = Int(truncatingIfNeeded: id.bits) & 255
    let answer = recent[slot]
    if answer.bits == id.bits, answer.place >= 0 { return answer.place }
    guard let place = places[id] else { return nil }
    recent[slot] = Answer(bits: id.bits, place: place)
    return place
  }
}

extension Array {
  /// The same elements by date; those of one day stay as they were.
  func inOrder(of date: (Element) -> CalendarDate) -> [Element] {
    let isInOrder = zip(self, dropFirst()).allSatisfy {
      date($0) <= date($1)
    }
    return isInOrder ? self : sorted { date($0) < date($1) }
  }
}
