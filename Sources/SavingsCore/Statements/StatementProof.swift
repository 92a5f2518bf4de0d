/// What is found out about days and sums by looking at all rows of an account.
final class StatementProof {
  let raw: RawStatement
  let account: Int
  let known: RawStatement.Known

  /// The account, with the balances that are of what is counted.
  private(set) var own: RawAccount
  var flaws: [StatementFlaw] = []
  private(set) var count = 0

  var readings: Readings

  /// The rows that count, and those that do not.
  var counted: [Int] = []
  var leftOut: [StatementRows.LeftOut] = []

  /// Whether anything says that a sum is below 0.
  var hasMinus = false
  private var lineMark = (place: 0, line: 1)
  var outgoing = (plus: false, minus: false)

  init(_ raw: RawStatement, _ account: Int, _ known: RawStatement.Known) {
    self.raw = raw
    self.account = account
    self.known = known
    readings = Readings(known.dates, raw.decimal ?? known.decimal)
    own = raw.accounts[account]
    own.openings = owned(own.openings)
    own.closings = owned(own.closings)
  }

  @inline(never)
  private func owned(_ balances: [RawBalance]) -> [RawBalance] {
    balances.filter { isOwn($0.currency) }
  }

  /// Whether no row names a currency by its code: a sign may be of several.
  private lazy var hasSigns = raw.rows.indices.allSatisfy { row in
    raw.text[raw.cell(row, .currency).range].allSatisfy { !$0.isLetter }
  }

  /// Whether what names a currency, if anything does, names what is counted.
  private func isOwn(_ code: Cell) -> Bool {
    let own = known.currency.code
    return code.isEmpty || raw.reads(code, own)
      || raw.reads(code, "\"\(own)\"")
      || hasSigns && WrittenSum.isSign(raw.string(code), of: own)
  }

  /// Looks at every row, and at the balances that are stated beside them.
  func readAll() {
    for row in raw.rows.indices where raw.rows[row].isOf(account) { read(row) }
    // What a line above a table seems to tell may be something else.
    own.closings.removeAll { raw.form == .csv && !isBalance($0) }
    let text = raw.text
    for balance in own.openings + own.closings {
      let sum = raw.sum(balance.amount, known.currency)
      let day = raw.day(balance.day)
      if day.isSome, readings.narrow(sum, nil) { continue }
      // Without any day what stands there is no balance.
      let isDay = day.isSome || balance.day.isEmpty
      flaws.add(
        StatementFlaw(
          place: StatementPlace(
            line: text.span.line(of: balance.place), column: nil,
            text: raw.string(isDay ? balance.amount : balance.day)),
          reason: isDay ? .notABalance : .notADay))
    }
  }

  /// Whether what stands above a table is a balance, as the rows are read: its
  /// day may prove the order of theirs, and nothing of it is guessed.
  private func isBalance(_ balance: RawBalance) -> Bool {
    let sum = raw.sum(balance.amount, known.currency)
    let isOfOne = !leftOut.contains { $0.reason == .otherCurrency }
    return isOfOne && readings.isClear(sum)
      && readings.keep(raw.day(balance.day)) && readings.narrow(sum, nil)
  }

  private func read(_ row: Int) {
    let date = raw.cell(row, .date)
    let flaw = raw.rows[row].flaw
    if flaw.leaves(dated: raw.hasDigit(date)) {
      leave(row, .noDate)
      return
    }
    count += 1
    if let flaw {
      blame(row, nil, flaw)
      return
    }
    guard isBooked(row), movesSomething(row) else { return }
    guard isOwn(raw.cell(row, .currency)) else {
      leave(row, .otherCurrency)
      return
    }
    let day = raw.day(date)
    // The sum comes first, because without one nothing counts.
    guard let isSum = readSums(of: row) else { return }
    guard isSum else {
      leave(row, .noAmount)
      return
    }
    guard day.isSome else {
      blame(row, .date, .notADay)
      return
    }
    if !readings.narrow(day, row) { blame(row, .date, .otherDay) }
    if !raw.cell(row, .balance).isEmpty { _ = read(.balance, of: row) }
    counted.add(row)
  }

  /// Settles on one order and one mark, or tells where two differ.
  func decide() throws(StatementProblem) {
    if let heading = raw.directionColumn, !hasMinus, !counted.isEmpty {
      throw raw.unclear(.direction(heading))
    }
    try readings.check { row, role in place(row, role) }
  }

  var mark: DecimalMark { readings.marks[0] }

  /// The line of a row, counted on from the one before.
  func line(_ row: Int) -> Int {
    let place = Int(raw.rows[row].place)
    let known = place < lineMark.place ? (place: 0, line: 1) : lineMark
    let text = raw.text
    let line = text.span.line(of: place, from: known.place, known.line)
    lineMark = (place, line)
    return line
  }

  /// Where a row says something.
  private func place(_ row: Int, _ role: ColumnRole?) -> StatementPlace {
    StatementPlace(
      line: line(row),
      column: raw.columns.first { $0.role == role }?.heading,
      text: role.map { raw.string(raw.cell(row, $0)) } ?? "")
  }

  @inline(never)
  func blame(
    _ row: Int, _ role: ColumnRole?, _ reason: StatementFlaw.Reason
  ) {
    flaws.add(StatementFlaw(place: place(row, role), reason: reason))
  }

  @inline(never)
  func leave(_ row: Int, _ reason: StatementRows.LeftOut.Reason) {
    leftOut.add(reason) { line(row) }
  }
}
