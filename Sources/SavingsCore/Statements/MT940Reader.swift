/// Reads SWIFT's MT940.
struct MT940Reader: ~Copyable {
  private var raw: RawStatement
  private let end: Int
  private var account = 0
  private var currency = Cell.none
  private var isInRow = false

  init(_ bytes: [UInt8]) {
    raw = RawStatement(
      .mt940, bytes,
      [
        (.date, ":61:"), (.amount, ":61:"), (.sign, ":61:"), (.payee, ":86:"),
        (.note, ":86:"), (.currency, ":60F:"), (.id, ":61:"),
      ])
    raw.decimal = .comma
    end = bytes.count
  }

  /// Reads field by field; a field goes on until the next one begins.
  consuming func read() -> RawStatement {
    var lines = StatementLines()
    var field: (tag: String, start: Int, parts: [Range<Int>])?
    while lines.place < end {
      guard let (line, start, tag, isEnd) = nextLine(&lines) else { break }
      if tag != nil || isEnd {
        if let field { take(field.tag, field.start, field.parts) }
        field = nil
      }
      if let tag {
        let value = start + tag.utf8.count + 2
        field = (tag, line.lowerBound, [value..<line.upperBound])
      } else {
        field?.parts.add(line)
      }
    }
    if let field { take(field.tag, field.start, field.parts) }
    return raw
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

  private mutating func take(_ tag: String, _ start: Int, _ parts: [Range<Int>])
  {
    guard let first = parts.first else { return }
    if tag == "86" {
      if isInRow { readDetails(parts) }
      return
    }
    switch tag {
    case "25", "25P":
      account = raw.account(raw.string(Cell(raw.text.span.trimmed(first))))
    case "60F": raw.accounts[account].openings.add(takeBalance(first, start))
    case "62F": raw.accounts[account].closings.add(takeBalance(first, start))
    case "61": readRow(first, start)
    case "60M": takeBalance(first, start)
    case "62M", "64", "65": break
    default: return
    }
    isInRow = tag == "61"
  }

  /// Reads a balance: `C260301EUR1234,56`.
  @discardableResult
  private mutating func takeBalance(_ range: Range<Int>, _ start: Int)
    -> RawBalance
  {
    raw.needAccount()
    var balance = RawBalance(place: start)
    balance.amount = Cell(range)
    let place = range.lowerBound
    guard range.count > 10 else { return balance }
    balance.isNegative = raw.text[place] | 0x20 == UInt8(ascii: "d")
    currency = Cell(place + 7..<place + 10)
    balance.currency = currency
    raw.accounts[account].state(raw.string(currency))
    balance.day = dayCell(place + 1, year: nil)
    balance.amount = raw.text.span.sum(place + 10..<range.upperBound)
    return balance
  }

  /// Writes a day of six digits, or of four with the year, with all its digits
  /// behind the text.
  private mutating func dayCell(_ place: Int, year: Int?) -> Cell {
    let length = year == nil ? 6 : 4
    guard place + length <= end else { return .none }
    let digits = Array(raw.text[place..<place + length])
    guard digits.allSatisfy(\.isDigit) else { return Cell(place..<place + 1) }
    let isPast = digits[0] >= UInt8(ascii: "8")
    let first = year.map { "\($0)" } ?? (isPast ? "19" : "20")
    return add(first + String(decoding: digits, as: UTF8.self))
  }

  /// Reads what moved: `2603020302DR12,50NTRFNONREF//4711`.
  private mutating func readRow(_ range: Range<Int>, _ start: Int) {
    raw.begin(at: start, of: account)
    raw[.currency] = currency
    let line = raw.text.span.trimmed(range)
    var place = line.lowerBound
    let value = dayCell(place, year: nil)
    raw[.date] = value
    place += 6
    if place + 4 <= line.upperBound,
      raw.text[place..<place + 4].allSatisfy(\.isDigit)
    {
      raw[.date] = entryDay(place, value)
      place += 4
    } else {
      // Some leave blanks for it.
      while place < line.upperBound, raw.text[place].isBlank { place += 1 }
    }
    func stands(_ sign: UInt8) -> Bool {
      place < line.upperBound && raw.text[place] == sign
    }
    // C and RD are in, D and RC are out.
    let isReversed = stands(UInt8(ascii: "R"))
    if isReversed { place += 1 }
    let isIn = stands(UInt8(ascii: "C"))
    if isReversed, isIn || stands(UInt8(ascii: "D")) {
      raw[.sign] = add(isIn ? "D" : "C")
    } else {
      raw[.sign] = Cell(
        min(place, line.upperBound)..<min(place + 1, line.upperBound))
    }
    place += 1
    if place < line.upperBound, raw.text[place].isLetter { place += 1 }
    let amount = min(place, line.upperBound)
    while place < line.upperBound,
      raw.text[place].isDigit || raw.text[place] == 0x2c
    {
      place += 1
    }
    let stop = max(amount, min(place, line.upperBound))
    raw[.amount] = raw.text.span.sum(amount..<stop)
    guard place + 4 <= line.upperBound, raw.text[place].isLetter else {
      // What could be a sum may be the beginning of another one.
      let rest = Cell(amount..<line.upperBound)
      if place < line.upperBound, !raw.text[place].isLetter,
        !WrittenSum(raw.text.span.extracting(rest.range)).isSome
      {
        raw[.amount] = rest
      } else {
        raw.lastRow.flaw = .brokenOff
      }
      return
    }
    raw.lastRow.isInterest = raw.reads(Cell(place..<place + 4), "NINT")
    raw[.id] = id(place + 4..<line.upperBound)
  }

  /// What the bank calls a row, else what the owner does.
  private func id(_ reference: Range<Int>) -> Cell {
    let slashes = raw.text.span.extracting(reference).place(of: "//")
    let end = reference.lowerBound + (slashes ?? reference.count)
    if end + 2 < reference.upperBound {
      return Cell(end + 2..<reference.upperBound)
    }
    let own = Cell(reference.lowerBound..<end)
    return raw.reads(own, "NONREF") ? .none : own
  }

  /// Writes something behind the text.
  private mutating func add(_ text: String) -> Cell {
    let start = raw.text.count
    raw.text += Array(text.utf8)
    return Cell(start..<raw.text.count)
  }

  /// The day of entry, of the year that is nearest to the day of value, which
  /// may be the 30th of February.
  private mutating func entryDay(_ place: Int, _ value: Cell) -> Cell {
    let first = add(raw.string(value.prefix(6)) + "01")
    guard let day = raw.day(value).day(.ymd) ?? raw.day(first).day(.ymd) else {
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
    let lines = parts.map { raw.string(Cell($0)) }
    if let (payee, note) = lines.joined().utf8.span.details {
      raw[.payee] = add(payee)
      raw[.note] = add(note)
    } else {
      raw[.note] = add(lines.joined(separator: " "))
    }
  }
}
