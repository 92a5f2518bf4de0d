extension StatementProof {
  /// The rows that count, oldest first, with what is stated beside them.
  func rows() throws(StatementProblem) -> StatementRows {
    let order = readings.orders[0]
    var rows = StatementRows()
    let sums = try counting(try proved(), as: tooLarge)
    rows.leftOut = leftOut
    rows.dates = readings.order
    rows.decimal = raw.decimal == nil ? readings.mark : nil
    let days = counted.map { raw.day(raw.cell($0, .date)).day(order) ?? .first }
    // The first row is of the newest day, and not all are.
    var isReversed = !isOneDay(days) && days.allSatisfy { $0 <= days[0] }
    let balances = balances
    if !balances.isEmpty {
      var gap = firstGap(sums, balances, isReversed)
      var isEither = false
      if isOneDay(days) {
        let other = firstGap(sums, balances, !isReversed)
        isEither = gap == nil && other == nil && days.count > 1
        if gap != nil, other == nil {
          isReversed.toggle()
          gap = nil
        }
      }
      if gap != nil { try passSigned(sums, balances, days, isReversed) }
      let (first, last) =
        isReversed ? (counted.count - 1, 0) : (0, counted.count - 1)
      if let gap {
        rows.hasGap = true
        rows.gapLine = line(counted[gap])
      } else if !isEither, let day = days.max() {
        rows.before = try? balances[first] - sums[first]
        rows.last = (balances[last], day)
      }
    }
    for step in counted.indices {
      let place = isReversed ? counted.count - 1 - step : step
      raw.add(counted[place], days[place], sums[place], to: &rows)
    }
    rows.order()
    try counting(try state(&rows), as: tooLarge)
    return rows
  }

  /// What a role of a row comes to, `nil` where nothing stands there.
  private func amount(_ role: ColumnRole, _ row: Int) -> Amount? {
    let cell = raw.cell(row, role)
    return cell.isEmpty ? nil : raw.sum(cell, known.currency).amount(mark)
  }

  /// The balance of each row that counts; none where one has none.
  private var balances: [Amount] {
    let balances =
      raw.has(.balance) ? counted.compactMap { amount(.balance, $0) } : []
    return balances.count == counted.count ? balances : []
  }

  /// What moved: a fee is taken off whatever its sign, unless balances follow
  /// only where one with a minus was paid back, or where the sum is without it.
  private func proved() throws(MoneyProblem) -> [Amount] {
    let read = (counted, leftOut)
    for fee in Fee.allCases {
      let sums = try moved(fee)
      if !raw.has(.fee) || follow(sums) { return sums }
      (counted, leftOut) = read
    }
    return try moved(.gone)
  }

  /// What a fee is beside the sum of its row.
  private enum Fee: CaseIterable {
    /// What went beside it.
    case gone
    /// What went, or came back where it has a minus.
    case signed
    /// A part of it.
    case included
  }

  private func follow(_ sums: [Amount]) -> Bool {
    let balances = balances
    return balances.isEmpty || firstGap(sums, balances, false) == nil
      || firstGap(sums, balances, true) == nil
  }

  /// What moved in the rows that count; one of which the fee takes all does
  /// not.
  private func moved(_ fee: Fee) throws(MoneyProblem) -> [Amount] {
    let read = counted
    var sums: [Amount] = []
    sums.reserveCapacity(read.count)
    counted.removeAll(keepingCapacity: true)
    for row in read {
      let sum = try sum(of: row, fee)
      if sum.isZero {
        leave(row, .noAmount)
      } else {
        counted.append(row)
        sums.append(sum)
      }
    }
    return sums
  }

  /// What moved: the sum with its direction, less the fee.
  private func sum(of row: Int, _ fee: Fee) throws(MoneyProblem) -> Amount {
    var sum = Amount.zero
    if let whole = amount(.amount, row) {
      sum = whole
      if raw.has(.sign) {
        let word = Wording.folded(raw.string(raw.cell(row, .sign)))
        if StateWord.isIncoming(word) == false { sum = -sum }
      }
    } else {
      let out = amount(.outgoing, row) ?? .zero
      let isMagnitude = raw.has(.incoming)
      sum =
        try (amount(.incoming, row) ?? .zero)
        - (isMagnitude ? out.magnitude : out)
    }
    guard fee != .included, let told = amount(.fee, row) else { return sum }
    return try sum - (fee == .gone ? told.magnitude : told)
  }

  func isOneDay(_ days: [CalendarDate]) -> Bool {
    days.allSatisfy { $0 == days[0] }
  }

  /// That a sum is too large to be counted, told at the first row.
  private func tooLarge(_: MoneyProblem) -> StatementProblem {
    let first = raw.rows.indices.first { raw.rows[$0].isOf(account) }
    let place = StatementPlace(
      line: first.map(line) ?? 1, column: nil, text: "")
    let flaw = StatementFlaw(place: place, reason: .tooLarge)
    return .badRows([flaw], of: count)
  }
}

extension RawStatement {
  /// Adds a row with what it says in words.
  fileprivate func add(
    _ row: Int, _ day: CalendarDate, _ sum: Amount, to rows: inout StatementRows
  ) {
    let text = text.span
    rows.add(
      day, sum, isInterest: self.rows[row].isInterest,
      payee: text.extracting(said(row, .payee, isGone: sum.isNegative)),
      note: text.extracting(said(row, .note, isGone: sum.isNegative)),
      id: text.extracting(cell(row, .id).range))
  }

  /// What a row says in words, without the mark that keeps a spreadsheet from
  /// reading a formula.
  ///
  /// Of two payees the second got what is gone.
  private func said(
    _ row: Int, _ role: ColumnRole, isGone: Bool
  ) -> Range<Int> {
    var range = cell(row, role).range
    if role == .payee, isGone || range.isEmpty, let gonePayee {
      let other = cells[row * columns.count + gonePayee]
      if !other.isEmpty { range = other.range }
    }
    guard form == .csv, range.count > 1,
      text[range.lowerBound] == UInt8(ascii: "'"),
      [0x3d, 0x2b, 0x2d, 0x40].contains(text[range.lowerBound + 1])
    else { return range }
    return range.dropFirst()
  }
}
