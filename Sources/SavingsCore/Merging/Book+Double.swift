extension Book {
  /// For each of some transactions that were typed the place of the row that
  /// may be the same, which a bank told before: the nearest of its account,
  /// kind and sum, at most five days apart and for no other goal, each once.
  ///
  /// What was typed earlier comes first, as it was told then. A row that comes
  /// in behind what was typed is known to be the same; here nobody can know it,
  /// because a second payment may be meant.
  public func rows(like new: [Transaction]) -> [Int?] {
    var taken: [Int] = []
    return new.map { typed in
      guard typed.externalID == nil else { return nil }
      let alike = places(near: typed)
      var rows = alike.filter {
        transactions[$0].externalID != nil && !taken.contains($0)
      }
      for place in alike {
        let other = transactions[place]
        guard other.externalID == nil,
          !new.contains(where: { $0.id == other.id }),
          let row = nearest(of: rows, to: other)
        else { continue }
        rows.removeAll { $0 == row }
      }
      let row = nearest(of: rows, to: typed)
      if let row { taken.add(row) }
      return row
    }
  }

  /// Where the same sum moved in the same account, in the days in which a row
  /// may be one that is near, or another one may be near to such a row and has
  /// one of its own.
  private func places(near typed: Transaction) -> [Int] {
    let start = typed.date.adding(days: -15) ?? .first
    let end = typed.date.adding(days: 15) ?? .last
    let first = transactions.firstPlace(onOrAfter: start)
    return (first..<transactions.firstPlace(after: end)).filter { place in
      let other = transactions[place]
      return other.asset == typed.asset && other.kind == typed.kind
        && other.amount == typed.amount
    }
  }

  /// The row that a transaction may be.
  private func nearest(of rows: [Int], to typed: Transaction) -> Int? {
    func distance(_ row: Int) -> Int {
      abs(transactions[row].date.days(until: typed.date))
    }
    let fitting = rows.filter { row in
      let goal = transactions[row].goal
      return distance(row) <= 5
        && (goal == typed.goal || goal == nil || typed.goal == nil)
    }
    return fitting.min { distance($0) < distance($1) }
  }
}
