/// The records that two books do not have alike, by their keys.
struct Divergence {
  /// A record of which the two have two versions, or one has none.
  struct Pair {
    let part: StorePart
    let key: String

    /// What each of the two has.
    var sides: [RecordText?]

    /// Where it stands among the transactions of each.
    var places: [Int?] = [nil, nil]
  }

  private(set) var pairs: [Pair] = []
  private var places = [String: Int]()

  init(_ first: Book, _ second: Book) {
    for part in StorePart.allCases {
      let found = part.kind.differences(of: first, and: second)
      guard part.isGathered, !found.isEmpty else {
        put(found, of: part)
        continue
      }
      // What is gathered of several lines is taken whole.
      for (side, book) in [first, second].enumerated() {
        for (key, text) in part.records(part.kind.lines(of: book)) {
          put(part, key, text, side)
        }
      }
    }
    pairs = pairs.filter { $0.sides[0] != $0.sides[1] }
  }

  /// Takes records one by one; transactions day by day, with their places.
  private mutating func put(_ found: [DifferentRecord], of part: StorePart) {
    let areDated = part == .transactions
    let days = found.map { areDated ? $0.text["date"] ?? "" : "" }
    for place in placesInOrder(found.count, by: { days[$0] < days[$1] }) {
      let (side, own, text) = found[place]
      put(part, part.key(of: text), text, side, at: areDated ? own : nil)
    }
  }

  private mutating func put(
    _ part: StorePart, _ key: String, _ text: RecordText, _ side: Int,
    at place: Int? = nil
  ) {
    let index = places[key] ?? pairs.count
    if index == pairs.count {
      places[key] = index
      pairs.add(Pair(part: part, key: key, sides: [nil, nil]))
    }
    pairs[index].sides[side] = text
    pairs[index].places[side] = place
  }
}

/// A record that one of two books has in another way than the other: on which
/// side, and where in its list.
private typealias DifferentRecord = (side: Int, place: Int, text: RecordText)

extension Stored {
  /// The records that are not alike, those of the first book before those of
  /// the second.
  fileprivate static func differences(
    of first: Book, and second: Book
  ) -> [DifferentRecord] {
    let patch = patch(from: first, to: second)
    return [patch.removed, patch.inserted].enumerated().flatMap {
      side, entries in
      entries.compactMap { entry in
        RecordText(entry.record.line).map { (side, entry.place, $0) }
      }
    }
  }
}
