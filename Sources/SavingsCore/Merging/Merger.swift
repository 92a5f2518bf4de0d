/// What is known while rows are brought into an asset.
final class Merger {
  let before: Book
  let statement: StatementRows
  let names: RowNames
  var result: Merging
  var fates: [Fate]

  /// What becomes of a row.
  enum Fate: Equatable {
    case new, known
    /// It is the transaction at this place of the book.
    case typed(Int)
  }

  /// The places of the transactions of the asset.
  let own: [Int]

  /// The days and sums of what the asset has and the rows do not.
  private var others = NameTable(roomFor: 0)

  /// The places of what the asset has and the rows do not.
  private(set) var strangers: [Int] = []

  init(_ book: Book, _ asset: Asset, _ statement: StatementRows) {
    before = book
    self.statement = statement
    names = RowNames(of: statement)
    result = Merging(book: book, asset: asset)
    fates = statement.rows.map { _ in .new }
    var own: [Int] = []
    var place = 0
    for run in book.transactions.runs {
      let transactions = run.span
      for index in transactions.indices {
        if transactions[index].asset == asset.id { own.add(place) }
        place += 1
      }
    }
    self.own = own
  }

  /// Finds the rows whose names the asset has.
  func findKnown() {
    var table = NameTable(roomFor: own.count)
    var named: [Int] = []
    for place in own {
      guard let name = before.transactions[place].externalID else { continue }
      table.add(name.utf8.span)
      named.add(place)
    }
    guard table.count > 0 else { return }
    for row in fates.indices where names.has(row, in: &table) {
      fates[row] = .known
      result.known += 1
    }
    for place in 0..<table.count where !table.isSeen[place] {
      strangers.add(named[place])
      // Its day and sum, with the blank behind them.
      var blanks = 0
      let head = table.name(place).prefix { byte in
        if blanks == 2 { return false }
        if byte == 0x20 { blanks += 1 }
        return true
      }
      if blanks == 2 { others.add(Array(head).span) }
    }
  }

  /// Finds the rows that were typed before: of the same sum, at most five days
  /// apart, nearest first.
  func findTyped() {
    var typed: [Int] = []
    var keys: [(Amount, CalendarDate)] = []
    for place in own {
      let transaction = before.transactions[place]
      guard transaction.externalID == nil, transaction.kind != .opening,
        transaction.kind != .adjustment
      else { continue }
      typed.add(place)
      keys.add((transaction.amount, transaction.date))
    }
    guard !typed.isEmpty, fates.contains(.new) else {
      strangers += typed
      return
    }
    // By sum, then by day; those that are alike stay in the order of the book.
    let order = placesInOrder(typed.count) { keys[$0] < keys[$1] }
    var isTaken = [Bool](repeating: false, count: typed.count)
    for distance in 0...5 {
      for (row, told) in statement.rows.enumerated() where fates[row] == .new {
        var found: Int?
        for days in [-distance, distance] {
          guard let day = told.day.adding(days: days) else { continue }
          var step = order.firstPlace { keys[$0] >= (told.amount, day) }
          while step < order.count, keys[order[step]] == (told.amount, day) {
            if !isTaken[order[step]] {
              found = min(found ?? Int.max, order[step])
              break
            }
            step += 1
          }
        }
        guard let found else { continue }
        isTaken[found] = true
        fates[row] = .typed(typed[found])
      }
    }
    for place in typed.indices where !isTaken[place] {
      strangers.add(typed[place])
    }
    for (row, fate) in fates.enumerated() {
      guard case .typed(let place) = fate else { continue }
      var transaction = before.transactions[place]
      result.matched.add(transaction)
      let told = statement.rows[row]
      transaction.externalID = names.text(row)
      transaction.counterparty =
        transaction.counterparty ?? statement.text(told.payee)
      transaction.note = transaction.note ?? statement.text(told.note)
      result.book.transactions[place] = transaction
    }
  }

  func addNew(
    _ newID: () -> Transaction.ID
  ) throws(BookProblem) {
    let words = GoalWords(before.household.goals)
    for (row, told) in statement.rows.enumerated() where fates[row] == .new {
      let payee = statement.text(told.payee)
      let note = statement.text(told.note)
      let found =
        told.kind == .interest ? .nobody : words.goal(for: payee, note)
      let goal: Goal.ID? = if case .goal(let id) = found { id } else { nil }
      let transaction = Transaction(
        id: newID(), asset: result.asset.id, date: told.day,
        amount: told.amount, kind: told.kind, goal: goal, note: note,
        counterparty: payee, externalID: names.text(row))
      result.added.add(transaction)
      if found == .several { result.unclear.add(transaction) }
      if others.count > 0, names.hasHead(row, in: &others) {
        result.doubles.add(transaction)
      }
    }
    result.book.add(result.added)
  }

  /// Brings the shares of the goals that deposits are for, oldest first.
  func bringShares() throws(BookProblem) {
    for transaction in result.added {
      guard let id = transaction.goal else { continue }
      let rows = result.book.household.rows(of: transaction.asset, for: id)
      if let brought = try result.book.bringShare(for: transaction) {
        result.shares.add(brought)
      } else if transaction.kind == .withdrawal,
        rows.allSatisfy(\.share.isNothing)
      {
        result.withoutShare.add(transaction)
      }
      if try result.book.laterEarmark(than: transaction) != nil {
        result.beforeEarmarks.add(transaction)
      }
    }
  }
}

extension Book {
  /// Puts transactions, which are in order, behind those of their days.
  mutating func add(_ added: [Transaction]) {
    guard added.count > 64 else {
      insert(added)
      return
    }
    var all: [Transaction] = []
    all.reserveCapacity(transactions.count + added.count)
    var next = 0
    for transaction in transactions {
      while next < added.count, added[next].date < transaction.date {
        all.add(added[next])
        next += 1
      }
      all.add(transaction)
    }
    all += added[next...]
    transactions = Transactions(all)
  }
}
