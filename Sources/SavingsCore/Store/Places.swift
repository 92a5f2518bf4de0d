/// Where each record of a list stands in it.
///
/// Long lists tend to name the same record many times in a row, so the last
/// answer is kept at hand.
struct Places<Record> {
  private var places: [Identifier<Record>: Int] = [:]
  private var last: (id: Identifier<Record>, place: Int)?

  /// The places of known ids.
  init(_ ids: [Identifier<Record>] = []) {
    for (place, id) in ids.enumerated() { append(id, at: place) }
  }

  /// Takes the next record of the list; of two with one id, the first counts.
  mutating func append(_ id: Identifier<Record>, at place: Int) {
    if places[id] == nil { places[id] = place }
  }

  /// Where the record of an id stands.
  mutating func place(of id: Identifier<Record>) -> Int? {
    if let last, last.id == id { return last.place }
    guard let place = places[id] else { return nil }
    last = (id, place)
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
