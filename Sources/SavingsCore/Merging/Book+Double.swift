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
      var rows = alike.filter { transactions[$0].externalID != nil }
      rows.removeAll { row in taken.contains { $0 == row } }
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
    var alike: [Int] = []
    let start = typed.date.adding(days: -15) ?? .first
    for place in transactions.firstPlace(onOrAfter: start)..<transactions.count
    {
      let other = transactions[place]
      if typed.date.days(until: other.date) > 15 { break }
      if other.asset == typed.asset, other.kind == typed.kind,
        other.amount == typed.amount
      {
        alike.add(place)
      }
    }
    return alike
  }

  /// The row that a transaction may be.
  private func nearest(of rows: [Int], to typed: Transaction) -> Int? {
    var nearest: Int?
    var least = 6
    for place in rows {
      let row = transactions[place]
      let distance = abs(row.date.days(until: typed.date))
      if distance < least,
        row.goal == typed.goal || row.goal == nil || typed.goal == nil
      {
        (nearest, least) = (place, distance)
      }
    }
    return nearest
  }
}
