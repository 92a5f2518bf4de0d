extension JoinRun {
  /// One store of what was settled.
  func joined() throws(JoinProblem) -> Joined {
    var book = try whole()
    for entry in gone {
      let goal = book.household.goals.first { "goals/\($0.id)" == entry.key }
      let asset = book.household.assets.first { "assets/\($0.id)" == entry.key }
      if let goal { book = book.removing(goal) }
      if let asset { book = book.removing(asset) }
    }
    var warnings: [JoinWarning] = []
    book.tellApart(&warnings)
    let doubles = doubles(in: book)
    warnings += doubles.map { .looksDouble($0.one, $0.other) }
    warnings += try counting(as: { JoinProblem.content(.sums($0)) }) {
      () throws(MoneyProblem) in
      try reconciledOtherwise(
        in: book, beside: try otherBalances(in: book), without: doubles)
    }
    warnings += savedBeforeShares(in: book) + sharesOfEndedGoals(in: book)
    warnings += chainsOfBoth.compactMap { book.household.asset($0) }
      .map { .syncAgain($0) }
    if let contradiction = book.contradiction {
      throw .content(.contradiction(contradiction))
    }
    return joined(book, warnings)
  }

  private func doubles(in book: Book) -> [Doubles] {
    doubles().compactMap { pair in
      guard let here = book.transaction(at: pair.here.key),
        let there = book.transaction(at: pair.there.key)
      else { return nil }
      // Both sides name the same one, or following the two tips loses both.
      let isHere =
        here.weight == there.weight
        ? there.id.bits < here.id.bits : here.weight < there.weight
      return isHere ? (there, here) : (here, there)
    }
  }

  private func joined(_ book: Book, _ warnings: [JoinWarning]) -> Joined {
    let (here, there) = (snapshots[0], snapshots[1])
    let isHere = book == here.book
    let isThere = book == there.book
    let snapshot =
      answered.isEmpty && isHere
      ? here
      : answered.isEmpty && isThere && there.revision > here.revision
        ? there
        : Snapshot(revision: max(here.revision, there.revision) + 1, book)
    return Joined(
      snapshot: snapshot, isNew: !answered.isEmpty || !isHere,
      records: [
        isHere ? [] : records(from: here.book, to: book),
        isThere ? [] : records(from: there.book, to: book),
      ],
      payments: payments.compactMap { book.transaction(at: $0) },
      rates: rates.compactMap { key in
        book.household.rates.first {
          "rates/\($0.pair.base)/\($0.pair.quote)/\($0.date)" == key
        }
      }, answers: answered, warnings: warnings)
  }

  /// The book of what was settled, record by record.
  func settled() throws(JoinProblem) -> Book {
    let base = book(first)
    var household = base.household
    let touched = StorePart.allCases.filter { part in
      entries.contains { $0.part == part }
    }
    // What nobody touched need not be written and read.
    if !touched.contains(.rates) { household.rates = [] }
    var lines = StoreLines(of: Book(household, Transactions()))
    for part in touched where part != .transactions {
      lines[part] = self.lines(of: part)
    }
    lines[.transactions] = entries.compactMap { entry in
      entry.part == .transactions
        ? entry.outcome.map { $0.line(entry.part.kind.keys) } : nil
    }
    do {
      var book = try lines.book()
      if !touched.contains(.rates) {
        book.household.rates = base.household.rates
      }
      book.transactions = transactions(with: book.transactions)
      return book
    } catch {
      throw .content(error)
    }
  }

  /// The lines of a part: those of the first store in their order, and behind
  /// them what only the second has.
  private func lines(of part: StorePart) -> [[UInt8]] {
    let own = part.records(part.kind.lines(of: book(first))).map {
      entry(at: $0.key).map(\.outcome) ?? $0.text
    }
    let others = part.records(part.kind.lines(of: book(1 - first)))
      .compactMap { entry(at: $0.key) }.filter { $0.own[first] == nil }
      .map(\.outcome)
    let lines = (own + others).compactMap(\.self).flatMap {
      part.lines(of: $0)
    }
    guard part.isGathered else { return lines }
    let months = lines.map { RecordText($0)?.text("month") ?? "" }
    return placesInOrder(lines.count) { months[$0] < months[$1] }
      .map { lines[$0] }
  }

  /// The transactions of the first store with those that were settled: where
  /// they were, on another day before those that stood behind them, and new
  /// ones behind all.
  private func transactions(with settled: Transactions) -> Transactions {
    let known = settled.keyed(by: \.id)
    var all = book(first).transactions
    let count = all.count
    var taken: [Int] = []
    var put: [(place: Int, rank: Int, transaction: Transaction)] = []
    for entry in entries where entry.part == .transactions {
      let next = Transaction.ID(entry.id).flatMap { known[$0] }
      let place = entry.places[first]
      if let place, let next, all[place].date == next.date {
        all[place] = next
        continue
      }
      if let place { taken.add(place) }
      guard let next else { continue }
      let rank = place ?? count + (entry.places[1 - first] ?? 0)
      let start = all.firstPlace(onOrAfter: next.date)
      let end = all.firstPlace(after: next.date)
      put.add((rank < start ? start : end, rank, next))
    }
    let order = placesInOrder(put.count) {
      (put[$0].place, put[$0].transaction.date, put[$0].rank)
        < (put[$1].place, put[$1].transaction.date, put[$1].rank)
    }
    var rest = order[...]
    let gone = taken.ordered(by: <)
    var removals = gone[...]
    // From the end on, so that no place moves before its turn.
    while true {
      let behind = rest.last.map { put[$0].place } ?? -1
      if let place = removals.last, place >= behind {
        all.replace(place..<place + 1, with: [])
        removals = removals.dropLast()
      } else if behind >= 0 {
        let start = order.firstPlace { put[$0].place >= behind }
        let run = rest[start...]
        all.replace(behind..<behind, with: run.map { put[$0].transaction })
        rest = rest.dropLast(run.count)
      } else {
        return all
      }
    }
  }

  /// The wallets that have new rows of their chain from both.
  var chainsOfBoth: [Asset.ID] {
    let assets = (0...1).map { side in
      new(by: side).map(\.outcome).filter { $0?["externalId"] != nil }
        .compactMap { $0?.asset }
    }
    return assets[0].withoutRepetitions.filter { id in
      assets[1].contains(id) && book(first).household.asset(id)?.chain != nil
    }
  }
}

extension Transaction {
  /// What would go with it, the gravest first: the other side of a transfer,
  /// what the bank calls it, its goal, its words.
  fileprivate var weight: Int {
    (transfer == nil ? 0 : 8) + (externalID == nil ? 0 : 4)
      + (goal == nil ? 0 : 2) + (note ?? counterparty == nil ? 0 : 1)
  }
}

extension Book {
  /// The transaction of an entry's key, and its place.
  func transaction(at key: String) -> Transaction? {
    place(at: key).map { transactions[$0] }
  }

  func place(at key: String) -> Int? {
    Transaction.ID(key.behind("transactions/".utf8.count)).flatMap {
      transactions.place(of: $0)
    }
  }
}
