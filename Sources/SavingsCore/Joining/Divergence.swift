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

  /// Whether the two have any transaction in common.
  private(set) var sharesTransactions = false

  /// What differs between two books.
  init(_ first: Book, _ second: Book) {
    for part in StorePart.allCases where part != .transactions {
      let lists = [first, second].map { part.kind.lines(of: $0) }
      if part.isGathered {
        if lists[0] != lists[1] { gather(part, lists) }
      } else {
        compare(part, lists)
      }
    }
    compare(first.transactions, second.transactions)
    pairs = pairs.filter { $0.sides[0] != $0.sides[1] }
  }

  /// Takes what the two have between what is alike at both ends.
  private mutating func compare(_ part: StorePart, _ lists: [[[UInt8]]]) {
    let (first, second) = (lists[0], lists[1])
    let most = min(first.count, second.count)
    var (head, tail) = (0, 0)
    while head < most, first[head] == second[head] { head += 1 }
    while head + tail < most,
      first[first.count - 1 - tail] == second[second.count - 1 - tail]
    {
      tail += 1
    }
    for side in 0...1 {
      for line in lists[side][head..<lists[side].count - tail] {
        add(part, line, side, nil)
      }
    }
  }

  private mutating func gather(_ part: StorePart, _ lists: [[[UInt8]]]) {
    for (side, lines) in lists.enumerated() {
      for (key, text) in part.records(lines) {
        put(part, key, text, side, nil)
      }
    }
  }

  private mutating func add(
    _ part: StorePart, _ line: [UInt8], _ side: Int, _ place: Int?
  ) {
    guard let text = RecordText(line) else { return }
    put(part, part.key(of: text), text, side, place)
  }

  private mutating func put(
    _ part: StorePart, _ key: String, _ text: RecordText, _ side: Int,
    _ place: Int?
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
    sharesTransactions = head + tail > 0
    let lists = [first, second].map { all in
      (head..<all.count - tail).map { all[$0] }
    }
    var next = [0, 0]
    let ends = lists.map(\.count)
    while next[0] < ends[0] || next[1] < ends[1] {
      if next[0] < ends[0], next[1] < ends[1],
        lists[0][next[0]] == lists[1][next[1]]
      {
        sharesTransactions = true
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
          add(
            .transactions, lists[side][next[side]].line, side,
            head + next[side])
          next[side] += 1
        }
      }
    }
    sharesTransactions =
      sharesTransactions
      || pairs.contains { $0.places[0] != nil && $0.places[1] != nil }
  }
}
