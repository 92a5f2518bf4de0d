/// A history of transactions, of which a changed copy shares all that did not
/// change.
///
/// It is made of runs, a rope of one level. Replacing some cuts a run in two
/// and puts a new one between them, so that it copies nothing however long the
/// history is; and where two histories share their runs, what they have in
/// common is seen at one look.
///
/// One that nobody looks into need not be read: then it is known how many
/// there are, and that a copy has the same.
public struct Transactions: Sendable {
  private var known: [ArraySlice<Transaction>] = []

  /// The place behind each run.
  private var ends: [Int] = []

  /// Whether they were read, and not only counted.
  package var areRead: Bool { known.count == ends.count }

  /// More runs than this are put together into one, which copies them all.
  private static let most = 64

  /// A history of these transactions, in this order.
  package init(_ transactions: [Transaction] = []) { add(transactions[...]) }

  /// So many that stay as they are in their store.
  init(unread count: Int) { ends = [count] }

  private mutating func add(_ run: ArraySlice<Transaction>) {
    guard !run.isEmpty else { return }
    known.append(run)
    ends.append(count + run.count)
  }

  /// The transactions, for those who look at each where it is, because copying
  /// it would cost more than the look; no run is empty.
  ///
  /// - Precondition: They were read.
  var runs: [ArraySlice<Transaction>] {
    @inline(never)
    get {
      precondition(areRead, "nobody may look into a history that was not read")
      return known
    }
  }

  /// The run of a place, and where the place is in it.
  private func find(_ place: Int) -> (run: Int, index: Int) {
    let run = ends.firstPlace { $0 > place }
    return (run, runs[run].endIndex - (ends[run] - place))
  }

  public var count: Int { ends.last ?? 0 }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// The one at a place, counted from 0.
  public package(set) subscript(place: Int) -> Transaction {
    @inline(never)
    get {
      let (run, index) = find(place)
      return runs[run][index]
    }
    set {
      let (run, index) = find(place)
      known[run][index] = newValue
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

  /// The place of the first one of a day, or of a later one.
  func firstPlace(onOrAfter day: CalendarDate) -> Int {
    (0..<count).firstPlace { self[$0].date >= day }
  }

  /// The place of the first one of a later day.
  func firstPlace(after day: CalendarDate) -> Int {
    (0..<count).firstPlace { self[$0].date > day }
  }

  /// Those at some places that follow each other.
  func slice(_ places: Range<Int>) -> [Transaction] { places.map { self[$0] } }

  /// Puts others in the place of some.
  package mutating func replace(
    _ places: Range<Int>, with others: [Transaction]
  ) {
    var next = Transactions()
    while next.count < places.lowerBound {
      let most = places.lowerBound - next.count
      next.add(run(at: .start, behind: next.count).prefix(most))
    }
    next.add(others[...])
    var place = places.upperBound
    while place < count {
      let run = run(at: .start, behind: place)
      next.add(run)
      place += run.count
    }
    self =
      next.runs.count > Transactions.most ? Transactions(Array(next)) : next
  }
}

extension Transactions: Sequence {
  public var underestimatedCount: Int { count }

  /// All of them, in order.
  public func makeIterator() -> Iterator { Iterator(runs: runs) }

  /// Goes through all of them.
  public struct Iterator: IteratorProtocol {
    fileprivate var runs: [ArraySlice<Transaction>]
    private var run = 0
    private var passed = 0

    fileprivate init(runs: [ArraySlice<Transaction>]) { self.runs = runs }

    /// The next one.
    @inline(never)  // Whatever goes through them would have all of it inside.
    public mutating func next() -> Transaction? {
      guard run < runs.count else { return nil }
      let next = runs[run][runs[run].startIndex + passed]
      passed += 1
      if passed == runs[run].count {
        run += 1
        passed = 0
      }
      return next
    }
  }
}

extension Transactions: Equatable {
  /// Whether two histories are the same.
  public static func == (a: Transactions, b: Transactions) -> Bool {
    a.count == b.count && a.commonEnds(with: b).head == a.count
  }

  /// How many at the beginning, and how many of the others at the end, are the
  /// same in another history.
  package func commonEnds(with other: Transactions) -> (head: Int, tail: Int) {
    if !areRead, !other.areRead {
      // Only copies of one history are ever held against each other.
      precondition(count == other.count, "two histories that were not read")
      return (count, 0)
    }
    let most = Swift.min(count, other.count)
    let head = common(at: .start, with: other, upTo: most)
    return (head, common(at: .end, with: other, upTo: most - head))
  }

  /// How many from one end on are the same in another history.
  private func common(
    at end: End, with other: Transactions, upTo most: Int
  ) -> Int {
    var done = 0
    while done < most {
      let here = run(at: end, behind: done)
      let there = other.run(at: end, behind: done)
      let count = Swift.min(here.count, there.count, most - done)
      let same = here.cut(to: count, at: end)
        .same(as: there.cut(to: count, at: end), at: end)
      done += same
      guard same == count else { break }
    }
    return done
  }

  /// An end of a history.
  fileprivate enum End { case start, end }

  /// What follows behind so many from an end on, up to the end of a run.
  private func run(at end: End, behind count: Int) -> ArraySlice<Transaction> {
    switch end {
    case .start:
      let (run, index) = find(count)
      return runs[run][index...]
    case .end:
      let (run, index) = find(self.count - count - 1)
      return runs[run][...index]
    }
  }
}

extension ArraySlice<Transaction> {
  /// So many at an end.
  fileprivate func cut(to count: Int, at end: Transactions.End) -> ArraySlice {
    end == .start ? prefix(count) : suffix(count)
  }

  /// How many from an end on are the same in another slice of this length.
  fileprivate func same(as other: ArraySlice, at end: Transactions.End) -> Int {
    let (here, there) = (span, other.span)
    // What is shared is the same at one look.
    if here.isIdentical(to: there) { return count }
    for step in here.indices {
      let place = end == .start ? step : count - 1 - step
      // Field by field: as a whole each would be copied to be compared.
      guard here[place].id == there[place].id,
        here[place].amount == there[place].amount,
        here[place].asset == there[place].asset,
        here[place].date == there[place].date,
        here[place].goal == there[place].goal,
        here[place].kind == there[place].kind,
        !here[place].hasWords && !there[place].hasWords
          || here[place] == there[place]
      else { return step }
    }
    return count
  }
}
