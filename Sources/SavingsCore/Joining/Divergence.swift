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
  private var places: [String: Int] = [:]

  init(_ first: Book, _ second: Book) {
    for part in StorePart.allCases where part != .transactions {
      compare(part, [first, second].map { part.kind.lines(of: $0) })
    }
    compare(first.transactions, second.transactions)
    pairs = pairs.filter { $0.sides[0] != $0.sides[1] }
  }

  /// Takes what the two have between what is alike at both ends; what is
  /// gathered of several lines is taken whole, unless all are alike.
  private mutating func compare(_ part: StorePart, _ lists: [[[UInt8]]]) {
    let (first, second) = (lists[0], lists[1])
    if first == second { return }
    let most = part.isGathered ? 0 : min(first.count, second.count)
    var (head, tail) = (0, 0)
    while head < most, first[head] == second[head] { head += 1 }
    while head + tail < most,
      first[first.count - 1 - tail] == second[second.count - 1 - tail]
    {
      tail += 1
    }
    for (side, lines) in lists.enumerated() {
      let own = Array(lines[head..<lines.count - tail])
      for (key, text) in part.records(own) { put(part, key, text, side) }
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

  /// Goes through both histories day by day, because they are long and mostly
  /// the same.
  private mutating func compare(_ first: Transactions, _ second: Transactions) {
    let (head, tail) = first.commonEnds(with: second)
    let lists = [first, second].map { all in
      (head..<all.count - tail).map { all[$0] }
    }
    var next = [0, 0]
    let ends = lists.map(\.count)
    while next[0] < ends[0] || next[1] < ends[1] {
      if next[0] < ends[0], next[1] < ends[1],
        lists[0][next[0]] == lists[1][next[1]]
      {
        next[0] += 1
        next[1] += 1
        continue
      }
      let day = [0, 1].compactMap { side in
        next[side] < ends[side] ? lists[side][next[side]].date : nil
      }
      .min()
      for side in 0...1 {
        while next[side] < ends[side], lists[side][next[side]].date == day {
          if let text = RecordText(lists[side][next[side]].line) {
            put(
              .transactions, StorePart.transactions.key(of: text), text, side,
              at: head + next[side])
          }
          next[side] += 1
        }
      }
    }
  }
}
