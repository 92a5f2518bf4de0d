/// A history of transactions, of which a changed copy shares all that did not
/// change.
///
/// It is made of runs. Replacing some cuts a run in two and puts a new one
/// between them, so that it copies nothing however long the history is; and
/// where two histories share their runs, what they have in common is seen at
/// one look.
public struct Transactions: Sendable {
  /// The transactions, for those who look at each where it is, because copying
  /// it would cost more than the look; no run is empty.
  private(set) var runs: [ArraySlice<Transaction>] = []

  /// The place behind each run.
  private var ends: [Int] = []

  /// More runs than this are put together into one, which copies them all.
  private static let most = 64

  /// A history of these transactions, in this order.
  package init(_ transactions: [Transaction] = []) { add(transactions[...]) }

  private mutating func add(_ run: ArraySlice<Transaction>) {
    guard !run.isEmpty else { return }
    runs.append(run)
    ends.append(count + run.count)
  }

  /// The run of a place, and where the place is in it.
  private func find(_ place: Int) -> (run: Int, index: Int) {
    let run = ends.firstPlace { $0 > place }
    return (run, runs[run].endIndex - (ends[run] - place))
  }

  /// How many there are.
  public var count: Int { ends.last ?? 0 }

  /// Whether there are none.
  public var isEmpty: Bool { runs.isEmpty }

  /// The one at a place, counted from 0.
  public package(set) subscript(place: Int) -> Transaction {
    get {
      let (run, index) = find(place)
      return runs[run][index]
    }
    set {
      let (run, index) = find(place)
      runs[run][index] = newValue
    }
  }

  /// The place of one, `nil` if it is not among them.
  func place(of id: Transaction.ID) -> Int? {
    var start = 0
    for run in runs {
      let transactions = run.span
      for place in transactions.indices where transactions[place].id == id {
        return start + place
      }
      start += run.count
    }
    return nil
  }

  /// Those at some places that follow each other.
  func slice(_ places: Range<Int>) -> [Transaction] {
    places.map { self[$0] }
  }

  /// Puts others in the place of some.
  package mutating func replace(
    _ places: Range<Int>, with others: [Transaction]
  ) {
    var next = Transactions()
    while next.count < places.lowerBound {
      next.add(run(from: next.count).prefix(places.lowerBound - next.count))
    }
    next.add(others[...])
    var place = places.upperBound
    while place < count {
      let run = run(from: place)
      next.add(run)
      place += run.count
    }
    self =
      next.runs.count > Transactions.most ? Transactions(Array(next)) : next
  }

  /// Those from a place on, up to the end of a run.
  private func run(from place: Int) -> ArraySlice<Transaction> {
    let (run, index) = find(place)
    return runs[run][index...]
  }

  /// Those before a place, from the beginning of a run on.
  private func run(upTo place: Int) -> ArraySlice<Transaction> {
    let (run, index) = find(place - 1)
    return runs[run][...index]
  }
}

extension Transactions: Sequence {
  /// As many as there are.
  public var underestimatedCount: Int { count }

  /// All of them, in order.
  public func makeIterator()
    -> FlattenSequence<[ArraySlice<Transaction>]>.Iterator
  {
    runs.joined().makeIterator()
  }
}

extension Transactions: Hashable {
  /// Whether two histories are the same.
  public static func == (a: Transactions, b: Transactions) -> Bool {
    a.count == b.count && a.commonStart(with: b, upTo: a.count) == a.count
  }

  /// Takes all of them into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for transaction in self { hasher.combine(transaction) }
  }

  /// How many at the beginning, and how many of the others at the end, are the
  /// same in another history.
  package func commonEnds(with other: Transactions) -> (head: Int, tail: Int) {
    let most = Swift.min(count, other.count)
    let head = commonStart(with: other, upTo: most)
    return (head, commonEnd(with: other, upTo: most - head))
  }

  private func commonStart(with other: Transactions, upTo most: Int) -> Int {
    var start = 0
    while start < most {
      let (here, there) = (run(from: start), other.run(from: start))
      let count = Swift.min(here.count, there.count, most - start)
      let (mine, others) = (here.prefix(count), there.prefix(count))
      // What is shared is the same at one look.
      guard mine == others else {
        return start + mine.sameAtStart(as: others)
      }
      start += count
    }
    return start
  }

  private func commonEnd(with other: Transactions, upTo most: Int) -> Int {
    var end = 0
    while end < most {
      let here = run(upTo: count - end)
      let there = other.run(upTo: other.count - end)
      let count = Swift.min(here.count, there.count, most - end)
      let (mine, others) = (here.suffix(count), there.suffix(count))
      guard mine == others else {
        return end + mine.sameAtEnd(as: others)
      }
      end += count
    }
    return end
  }
}

extension ArraySlice<Transaction> {
  /// How many at the beginning are the same in another slice of this length.
  fileprivate func sameAtStart(as other: ArraySlice) -> Int {
    let (here, there) = (span, other.span)
    return here.indices.first { here[$0] != there[$0] } ?? count
  }

  /// How many at the end are.
  fileprivate func sameAtEnd(as other: ArraySlice) -> Int {
    let (here, there) = (span, other.span)
    return here.indices.first {
      here[count - 1 - $0] != there[count - 1 - $0]
    } ?? count
  }
}
