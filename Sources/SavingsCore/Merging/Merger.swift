/// What is known while rows are brought into an asset.
final class Merger {
  let before: Book
  let statement: StatementRows
  let names: RowNames
  let result: Merging
  var fates: [Fate]

  /// What becomes of a row.
  enum Fate: Equatable {
    case new, known
    /// It is the transaction at this place of the book.
    case typed(Int)
  }

  /// A transaction that no bank has named, and what finds it.
  private final class Typed {
    let place: Int
    let amount: Amount
    let day: CalendarDate

    /// Whether a row is it.
    var isTaken = false

    init(_ place: Int, _ amount: Amount, _ day: CalendarDate) {
      self.place = place
      self.amount = amount
      self.day = day
    }
  }

  /// The places of the transactions of the asset.
  let own: [Int]

  /// The days and sums of what the asset has and the rows do not.
  private var heads = NameTable(roomFor: 0)

  /// The places of what the asset has and the rows do not.
  private(set) var strangers: [Int] = []

  /// What people have on other days than the bank, once rows are found.
  private(set) lazy var others = findOthers()

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
      if blanks == 2 { heads.add(Array(head).span) }
    }
  }

  /// Finds the rows that were typed before: of the same sum, at most five days
  /// apart, nearest first.
  func findTyped() {
    var typed: [Typed] = []
    for place in own {
      let transaction = before.transactions[place]
      guard transaction.externalID == nil, transaction.kind != .opening,
        transaction.kind != .adjustment
      else { continue }
      typed.add(Typed(place, transaction.amount, transaction.date))
    }
    // By sum, then by day; those that are alike stay in the order of the book.
    let order =
      fates.contains(.new)
      ? typed.ordered { ($0.amount, $0.day) < ($1.amount, $1.day) } : []
    for distance in 0...5 where !order.isEmpty {
      for (row, told) in statement.rows.enumerated() where fates[row] == .new {
        var found: Typed?
        for days in [-distance, distance] {
          guard let day = told.day.adding(days: days) else { continue }
          let start = order.firstPlace {
            ($0.amount, $0.day) >= (told.amount, day)
          }
          let free = order[start...].first {
            !$0.isTaken || ($0.amount, $0.day) != (told.amount, day)
          }
          guard let free, (free.amount, free.day) == (told.amount, day),
            free.place < found?.place ?? Int.max
          else { continue }
          found = free
        }
        guard let found else { continue }
        found.isTaken = true
        fates[row] = .typed(found.place)
      }
    }
    for other in typed where !other.isTaken { strangers.add(other.place) }
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

  func addNew(_ newID: () -> Transaction.ID) throws(BookProblem) {
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
      if heads.count > 0, names.hasHead(row, in: &heads) {
        result.doubles.add(transaction)
      }
    }
    result.book.add(result.added)
  }

  /// Brings the shares of the goals that deposits are for, oldest first.
  func bringShares() throws(BookProblem) {
    for transaction in result.added where transaction.goal != nil {
      if let brought = try result.book.bringShare(for: transaction) {
        result.shares.add(brought)
      }
    }
    // What came later on the same day has brought a share by now.
    for transaction in result.added {
      guard let id = transaction.goal else { continue }
      let rows = result.book.household.rows(of: transaction.asset, for: id)
      if try result.book.laterEarmark(than: transaction) != nil {
        result.beforeEarmarks.add(transaction)
      } else if transaction.kind == .withdrawal,
        rows.allSatisfy(\.share.isNothing)
          || rows.row(on: transaction.date) == nil
      {
        result.withoutShare.add(transaction)
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
    for transaction in added[next...] { all.add(transaction) }
    transactions = Transactions(all)
  }
}
