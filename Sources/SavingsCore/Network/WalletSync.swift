/// How an asset came to hold what its chain says.
public final class WalletSync: Sendable {
  /// What was entered.
  public enum Entered: String, CaseIterable, Sendable {
    case nothing, opening, adjustment, transactions
  }

  public let state: Wallet.State
  public let held: Amount

  /// How much more the chain says.
  public let difference: Amount

  public let entered: Entered
  public let transactions: [Transaction]

  fileprivate init(
    _ state: Wallet.State, held: Amount, _ difference: Amount,
    _ entered: Entered, _ transactions: [Transaction]
  ) {
    self.state = state
    self.held = held
    self.difference = difference
    self.entered = entered
    self.transactions = transactions
  }
}

extension Wallet {
  /// What has to be entered so that the asset holds what the chain says.
  ///
  /// - `since`: the day from which on what moved is entered, for an asset of
  ///   which nothing is known.
  public func sync(
    with book: Book, on today: CalendarDate, since: CalendarDate?,
    id: () -> Transaction.ID, _ ask: Asking
  ) throws -> WalletSync {
    let own = book.transactions.filter { $0.asset == asset.id }
    let isNew = own.isEmpty
    let names = own.compactMap(\.externalID)
    let isEsplora = known?.family == .esplora
    if since != nil {
      guard isEsplora else { throw WalletProblem.noHistory(asset) }
      guard isNew else { throw WalletProblem.hasTransactions(asset) }
    }
    let marks = names.compactMap(mark)
    let last = marks.map(\.block).max() ?? -1
    let entered = marks.map(\.id)
    var round = 0
    while true {
      let state = try state(round: round, ask)
      let held = try book.balance(of: asset.id, on: today)
      let difference = try state.balance - held
      func entering(
        _ kind: WalletSync.Entered, _ transactions: [Transaction]
      ) -> WalletSync {
        WalletSync(state, held: held, difference, kind, transactions)
      }
      if difference.isZero { return entering(.nothing, []) }
      if isEsplora, since != nil || last >= 0 {
        var moves = try moves(round: round, above: last, since: since, ask)
        if since != nil, moves == nil {
          throw WalletProblem.tooMuchHistory(asset)
        }
        moves?.removeAll { $0.units == 0 || entered.contains($0.id) }
        let sum = moves.flatMap(sum)
        let isWhole = since == nil && sum == difference
        // Where it does not fit, a block may have come between the questions.
        if !isWhole, round == 0,
          try self.state(round: 10, ask).balance != state.balance
        {
          round = 1
          continue
        }
        if let moves, let sum, isWhole || since != nil {
          var all: [Transaction] = []
          let rest = try difference - sum
          if let since, !rest.isZero {
            all.add(
              entry(.opening, rest, since, name(state, today, names), id()))
          }
          for move in moves.ordered(by: {
            ($0.block, $1.id) < ($1.block, $0.id)
          }) {
            guard let amount = amount(move.units) else { continue }
            all.add(
              entry(
                amount.isPositive ? .deposit : .withdrawal, amount,
                min(move.day, today), "\(chain):\(move.block):\(move.id)",
                id()))
          }
          return entering(.transactions, all)
        }
      }
      let name = name(state, today, names)
      return entering(
        isNew ? .opening : .adjustment,
        [entry(isNew ? .opening : .adjustment, difference, today, name, id())])
    }
  }

  private func amount(_ units: Int128) -> Amount? {
    WalletAnswers(about: self).amount(units)
  }

  /// What moved in all, `nil` where that is too large.
  @inline(never)
  private func sum(_ moves: [ChainMove]) -> Amount? {
    var sum: Int128 = 0
    for move in moves {
      let (next, isTooLarge) = sum.addingReportingOverflow(move.units)
      if isTooLarge { return nil }
      sum = next
    }
    return amount(sum)
  }

  @inline(never)
  private func entry(
    _ kind: Transaction.Kind, _ amount: Amount, _ day: CalendarDate,
    _ name: String, _ id: Transaction.ID
  ) -> Transaction {
    Transaction(
      id: id, asset: asset.id, date: day, amount: amount, kind: kind,
      externalID: name)
  }

  /// A name of the state that nothing has yet.
  @inline(never)
  private func name(
    _ state: State, _ today: CalendarDate, _ names: [String]
  ) -> String {
    let block = state.block.map { "\($0)" } ?? today.description
    let first = "\(chain):\(block)"
    var name = first
    var count = 1
    while names.contains(name) {
      count += 1
      name = "\(first)~\(count)"
    }
    return name
  }

  /// The block in the name of a transaction, and what the chain calls it:
  /// `bitcoin:890123`, `bitcoin:890123~2` and `bitcoin:890200:TXID`.
  @inline(never)
  private func mark(_ name: String) -> (block: Int, id: String)? {
    let parts = name.parts(at: ":")
    guard parts[0] == chain, parts.count > 1,
      let block = Int(digits: parts[1].parts(at: "~")[0][...])
    else { return nil }
    return (block, parts.count > 2 ? parts[2] : "")
  }
}
