internal import Platform

/// The last transactions of a store, and the records that they speak of.
public struct LatestTransactions: Sendable {
  /// Everything but the transactions.
  public let household: Household

  /// The transactions without their notes, the newest first.
  public let transactions: [Transaction]
}

extension StoreFile {
  /// Reads the last transactions whose ids begin like this, `nil` if there is
  /// no store yet.
  ///
  /// The others are passed over without anything being kept of them, because
  /// somebody is waiting with a finger on the key.
  public func latest(
    _ count: Int, beginning start: String = ""
  ) throws(StoreProblem) -> LatestTransactions? {
    guard let first = FirstBits(start) else {
      return LatestTransactions(household: Household(), transactions: [])
    }
    let found = try openFolder()?.streaming { source, _ throws(SystemFailure) in
      try StoreStream.read(from: source) { _ throws(MoneyProblem) in
        (LatestLines(count: count, first: first), nil)
      }
    }
    if let (reader, lines, _) = found?.found {
      return LatestTransactions(lines, reader)
    }
    guard let book = try read()?.book else { return nil }
    var latest: [Transaction] = []
    var place = book.transactions.count
    while place > 0, latest.count < count {
      place -= 1
      let transaction = book.transactions[place]
      if first.begin(transaction.id) { latest.append(transaction.bare) }
    }
    return LatestTransactions(household: book.household, transactions: latest)
  }
}

extension StoreFile {
  /// Reads everything but the transactions, `nil` if there is no store yet.
  public func household() throws(StoreProblem) -> Household? {
    try latest(0)?.household
  }
}

extension LatestTransactions {
  fileprivate init(_ lines: LatestLines, _ reader: StoreReader) {
    household = reader.book.household
    var latest: [Transaction] = []
    var place = lines.kept.count
    while place > 0, latest.count < lines.count {
      place -= 1
      let line = lines.kept[place]
      latest.append(
        Transaction(
          id: line.id, asset: reader.records.assets.id(at: line.asset),
          date: line.date,
          amount: line.amount, kind: line.kind,
          goal: line.goal.map { reader.records.goals.id(at: $0) }))
    }
    transactions = latest
  }
}

extension Transaction {
  /// The same without what somebody wrote about it.
  fileprivate var bare: Transaction {
    Transaction(
      id: id, asset: asset, date: date, amount: amount, kind: kind, goal: goal)
  }
}

/// The last lines that were met, and perhaps as many before them.
private struct LatestLines: TransactionSink {
  let count: Int
  let first: FirstBits
  var kept: [TransactionLine] = []

  mutating func take(
    _ line: TransactionLine, _: RecordReader, in _: Span<UInt8>,
    at _: Int
  ) {
    guard count > 0, first.begin(line.id) else { return }
    if kept.count == 2 * count { kept.removeFirst(count) }
    kept.append(line)
  }
}

/// How an id begins, in numbers that are quickly compared.
private struct FirstBits {
  private let bits: UInt128
  private let unknown: Int

  /// `nil` for what no id begins like.
  init?(_ start: String) {
    let pattern = "00000000-0000-0000-0000-000000000000"
    guard start.utf8.count <= pattern.utf8.count,
      let id = Identifier<Transaction>(
        start.lowercased() + pattern.dropFirst(start.count))
    else { return nil }
    let digits = start.utf8.count { $0 != UInt8(ascii: "-") }
    bits = id.bits
    unknown = 4 * (32 - digits)
  }

  func begin(_ id: Transaction.ID) -> Bool {
    (id.bits ^ bits) >> UInt128(unknown) == 0
  }
}
