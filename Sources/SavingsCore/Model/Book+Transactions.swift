extension Book {
  /// The transaction of an id.
  func transaction(_ id: Transaction.ID) -> Transaction? {
    transactions.place(of: id).map { transactions[$0] }
  }

  /// The book with one more transaction, behind those of its day.
  public func adding(_ transaction: Transaction) throws(BookProblem) -> Book {
    guard transactions.place(of: transaction.id) == nil else {
      throw .idTaken(transaction.id.description)
    }
    try check(transaction)
    var next = self
    next.insert([transaction])
    return next
  }

  /// The book with a transaction as it is given, in the place of what it was.
  ///
  /// On another day it stands behind those of that day. The other side of a
  /// transfer follows; the two stay the sides of one.
  public func replacing(
    _ transaction: Transaction
  ) throws(BookProblem) -> Book {
    guard let place = transactions.place(of: transaction.id) else {
      throw .dangling(.transaction, transaction.id.description)
    }
    let old = transactions[place]
    var side = transaction
    side.transfer = old.transfer
    if side.isTransfer { side.kind = old.kind }
    var next = self
    try next.put(side)
    if let other = try otherSide(of: old, following: side) {
      try next.put(other)
    }
    return next
  }

  /// The book without a transaction, and without the other side of a transfer.
  public func removing(_ transaction: Transaction) -> Book {
    var next = self
    for id in [transaction.id, transaction.transfer].compactMap(\.self) {
      if let place = next.transactions.place(of: id) {
        next.transactions.replace(place..<place + 1, with: [])
      }
    }
    return next
  }

  /// Puts a transaction in the place of what it was.
  private mutating func put(_ transaction: Transaction) throws(BookProblem) {
    guard let place = transactions.place(of: transaction.id),
      transactions[place] != transaction
    else { return }
    try check(transaction, insteadOf: transactions[place])
    if transactions[place].date == transaction.date {
      transactions.replace(place..<place + 1, with: [transaction])
    } else {
      transactions.replace(place..<place + 1, with: [])
      insert([transaction])
    }
  }

  /// Puts transactions behind those of their days.
  mutating func insert(_ added: [Transaction]) {
    var rest = added[...]
    while let date = rest.first?.date {
      let run = rest.prefix { $0.date == date }
      rest = rest.dropFirst(run.count)
      let place = transactions.firstPlace(after: date)
      transactions.replace(place..<place, with: Array(run))
    }
  }

  /// Passes a transaction that keeps the promises beside all the others.
  func check(
    _ transaction: Transaction, insteadOf old: Transaction? = nil
  ) throws(BookProblem) {
    guard let asset = household.asset(transaction.asset) else {
      throw .dangling(.asset, transaction.asset.description)
    }
    if let goal = transaction.goal, household.goal(goal) == nil {
      throw .dangling(.goal, goal.description)
    }
    guard transaction.kind.accepts(transaction.amount) else {
      throw .wrongSign(transaction.kind, transaction.amount, asset.currency)
    }
    guard transaction.goal == nil || transaction.kind.canNameGoal else {
      throw .kindCannotNameGoal(transaction.kind)
    }
    try transaction.texts.check(beside: old?.texts)
    guard let externalID = transaction.externalID else { return }
    let isTaken = transactions.contains {
      $0.externalID == externalID && $0.asset == transaction.asset
        && $0.id != transaction.id
    }
    guard !isTaken else { throw .externalIDTaken(externalID) }
  }

  /// What an asset held by the end of a day, and the transaction that makes it
  /// what the bank says; none where the two agree.
  public func reconciling(
    _ asset: Asset.ID, to amount: Amount, on day: CalendarDate,
    by id: @autoclosure () -> Transaction.ID
  ) throws(MoneyProblem) -> (held: Amount, adjustment: Transaction?) {
    let held = try balance(of: asset, on: day)
    let difference = try amount - held
    guard !difference.isZero else { return (held, nil) }
    return (
      held,
      Transaction(
        id: id(), asset: asset, date: day, amount: difference,
        kind: .adjustment)
    )
  }

  /// The first adjustment of an asset that is of a day after one: what is
  /// entered for that day may be in it.
  package func adjustment(
    of asset: Asset.ID, after day: CalendarDate
  ) -> Transaction? {
    transactions.first {
      $0.asset == asset && $0.kind == .adjustment && $0.date > day
    }
  }
}
