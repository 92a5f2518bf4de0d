extension RawStatement {
  /// Reads SWIFT's MT940.
  static func mt940(
    _ source: StatementText
  ) throws(StatementProblem) -> RawStatement {
    var reader = MT940Reader(source.bytes)
    reader.readAll()
    guard reader.hasStatement else { throw .notReadable(.noStatement) }
    return reader.raw
  }
}

/// What of a MT940 file is read so far.
private struct MT940Reader: ~Copyable {
  private(set) var raw: RawStatement
  private(set) var hasStatement = false
  private let end: Int

  private var account = 0
  private var row: RawRow?
  private var cells: [Cell] = []

  private static let roles: [ColumnRole] = [
    .date, .amount, .sign, .payee, .note, .id,
  ]

  init(_ bytes: [UInt8]) {
    raw = RawStatement(.mt940, bytes, roles: MT940Reader.roles)
    raw.decimal = .comma
    for role in MT940Reader.roles { raw.tags[role.rawValue] = ":61:" }
    raw.tags[ColumnRole.payee.rawValue] = ":86:"
    raw.tags[ColumnRole.note.rawValue] = ":86:"
    end = bytes.count
  }

  /// Reads field by field; a field goes on until the next one begins.
  mutating func readAll() {
    var lines = StatementLines()
    var field: (tag: String, start: Int, parts: [Range<Int>])?
    while lines.place < end {
      guard let (line, start, tag, isEnd) = nextLine(&lines) else { break }
      if let tag {
        if let field { take(field.tag, field.start, field.parts) }
        let value = start + tag.utf8.count + 2
        field = (tag, line.lowerBound, [value..<line.upperBound])
      } else if isEnd {
        if let field { take(field.tag, field.start, field.parts) }
        field = nil
      } else {
        field?.parts.add(line)
      }
    }
    if let field { take(field.tag, field.start, field.parts) }
    finishRow()
  }

  /// A line, where a field begins in it, the number of that, and whether the
  /// message ends.
  private func nextLine(
    _ lines: inout StatementLines
  ) -> (line: Range<Int>, start: Int, tag: String?, isEnd: Bool)? {
    let bytes = raw.text.span.extracting(0..<end)
    guard let line = lines.next(in: bytes) else { return nil }
    let start = bytes.fieldStart(in: line)
    let isEnd = bytes.extracting(line).begins("-") && line.count <= 2
    return (line, start, bytes.fieldTag(start..<line.upperBound), isEnd)
  }

  private mutating func take(
    _ tag: String, _ start: Int, _ parts: [Range<Int>]
  ) {
    guard let first = parts.first else { return }
    switch tag {
    case "25", "25P":
      finishRow()
      hasStatement = true
      let name = raw.string(Cell(raw.text.span.trimmed(first)))
      account = raw.account(name)
    case "60F", "62F":
      finishRow()
      let isOpening = tag == "60F"
      needAccount()
      let balance = balance(first, start)
      if isOpening {
        raw.accounts[account].openings.add(balance)
      } else {
        raw.accounts[account].closings.add(balance)
      }
    case "61":
      finishRow()
      needAccount()
      readRow(first, start)
    case "86" where row != nil: readDetails(parts)
    case "60M", "62M", "64", "65": finishRow()
    default: break
    }
  }

  private mutating func needAccount() {
    hasStatement = true
    if raw.accounts.isEmpty { account = raw.account(nil) }
  }

  @inline(never)
  private mutating func finishRow() {
    guard let finished = row else { return }
    row = nil
    raw.rows.add(finished)
    raw.cells += cells
  }

  /// Reads a balance: `C260301EUR1234,56`.
  private mutating func balance(
    _ range: Range<Int>, _ start: Int
  ) -> RawBalance {
    var balance = RawBalance(place: start)
    balance.amount = Cell(range)
    let place = range.lowerBound
    guard range.count > 10 else { return balance }
    balance.isNegative = raw.text[place] | 0x20 == UInt8(ascii: "d")
    let code = raw.string(Cell(place + 7..<place + 10))
    let known = raw.accounts[account].currency
    raw.accounts[account].currency = known ?? code
    balance.day = dayCell(place + 1, year: nil)
    balance.amount = raw.text.span.sum(place + 10..<range.upperBound)
    return balance
  }

  /// Writes a day of six digits, or of four with the year, with all its digits
  /// behind the text.
  private mutating func dayCell(_ place: Int, year: Int?) -> Cell {
    let length = year == nil ? 6 : 4
    guard place + length <= end else { return .none }
    var digits = Array(raw.text[place..<place + length])
    guard digits.allSatisfy(\.isDigit) else { return Cell(place..<place + 1) }
    if let year {
      digits = Array(String(year).utf8) + digits
    } else {
      let isPast = digits[0] >= UInt8(ascii: "8")
      digits = Array((isPast ? "19" : "20").utf8) + digits
    }
    raw.text += digits
    return Cell(raw.text.count - digits.count..<raw.text.count)
  }

  /// Reads what moved: `2603020302DR12,50NTRFNONREF//4711`.
  private mutating func readRow(_ range: Range<Int>, _ start: Int) {
    var new = RawRow(place: UInt32(start), account: Int32(account))
    cells = MT940Reader.roles.map { _ in .none }
    defer { row = new }
    let line = raw.text.span.trimmed(range)
    var place = line.lowerBound
    let value = dayCell(place, year: nil)
    cells[0] = value
    place += 6
    if place + 4 <= line.upperBound,
      raw.text[place..<place + 4].allSatisfy(\.isDigit)
    {
      cells[0] = entryDay(place, value)
      place += 4
    }
    // C and RD are in, D and RC are out.
    var isReversed = false
    if place < line.upperBound, raw.text[place] == UInt8(ascii: "R") {
      isReversed = true
      place += 1
    }
    let sign = place
    let isIn = place < line.upperBound && raw.text[place] == UInt8(ascii: "C")
    let isKnown =
      isIn || place < line.upperBound && raw.text[place] == UInt8(ascii: "D")
    place += 1
    cells[2] =
      isReversed && isKnown
      ? add(isIn ? "D" : "C")
      : Cell(min(sign, line.upperBound)..<min(place, line.upperBound))
    if place < line.upperBound, raw.text[place].isLetter { place += 1 }
    let amount = min(place, line.upperBound)
    while place < line.upperBound,
      raw.text[place].isDigit || raw.text[place] == 0x2c
    {
      place += 1
    }
    let stop = max(amount, min(place, line.upperBound))
    cells[1] = raw.text.span.sum(amount..<stop)
    guard place + 4 <= line.upperBound, raw.text[place].isLetter else {
      new.flaw = .brokenOff
      return
    }
    new.isInterest = raw.reads(Cell(place..<place + 4), "NINT")
    let id = id(place + 4..<line.upperBound)
    cells[5] = id
  }

  /// What the bank calls a row, else what the owner does.
  private func id(_ reference: Range<Int>) -> Cell {
    let slashes = raw.text.span.extracting(reference).place(of: "//")
    guard let slashes else { return own(reference) }
    let start = reference.lowerBound + slashes
    return start + 2 < reference.upperBound
      ? Cell(start + 2..<reference.upperBound)
      : own(reference.lowerBound..<start)
  }

  /// The reference of the owner of the account, unless there is none.
  private func own(_ range: Range<Int>) -> Cell {
    raw.text.span.extracting(range).reads("NONREF") ? .none : Cell(range)
  }

  private mutating func add(_ text: String) -> Cell {
    raw.text += Array(text.utf8)
    return Cell(raw.text.count - text.utf8.count..<raw.text.count)
  }

  /// The day of entry, of the year that is nearest to the day of value.
  private mutating func entryDay(_ place: Int, _ value: Cell) -> Cell {
    guard let day = raw.day(value).day(.ymd) else {
      return Cell(place..<place + 4)
    }
    var best: (cell: Cell, distance: Int)?
    for year in day.year - 1...day.year + 1 {
      let cell = dayCell(place, year: year)
      guard let other = raw.day(cell).day(.ymd) else { continue }
      let distance = abs(day.days(until: other))
      if distance < best?.distance ?? Int.max { best = (cell, distance) }
    }
    return best?.cell ?? Cell(place..<place + 4)
  }

  /// What `:86:` says: numbered fields, names between strokes, or prose.
  private mutating func readDetails(_ parts: [Range<Int>]) {
    var joined: [UInt8] = []
    var prose: [UInt8] = []
    for part in parts {
      joined += raw.text[part]
      if !prose.isEmpty { prose.append(0x20) }
      prose += raw.text[part]
    }
    let told = joined.span.details
    guard told.isSome else {
      cells[4] = add(String(decoding: prose, as: UTF8.self))
      return
    }
    cells[3] = add(told.payee)
    cells[4] = add(told.note)
  }
}
