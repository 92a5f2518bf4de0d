/// A day as a statement writes it, and what it is in each order.
///
/// `2026-03-04` is the same in all; `03/04/2026` is not.
package struct WrittenDay: Sendable {
  /// The day in each of the orders that there are, `nil` where it is none.
  private(set) var dmy: CalendarDate?
  private(set) var mdy: CalendarDate?
  private(set) var ymd: CalendarDate?

  /// Whether the order does not matter.
  private(set) var isSure = false

  /// Whether it is a day in some order.
  package var isSome: Bool { dmy != nil || mdy != nil || ymd != nil }

  /// The day in an order.
  package func day(_ order: DayOrder) -> CalendarDate? {
    switch order {
    case .dmy: dmy
    case .mdy: mdy
    case .ymd: ymd
    }
  }

  /// What it is in some orders, where these make a difference.
  func readings(_ orders: [DayOrder]) -> [DayReading]? {
    let days = orders.compactMap { order in
      day(order).map { (order: order, day: $0) }
    }
    return days.contains { $0.day != days[0].day } ? days : nil
  }

  /// Reads a day, behind which a time may stand.
  package init(_ text: Span<UInt8>) {
    let bytes = text.extracting(text.trimmed)
    // By far the most are written like this.
    if bytes.count == 10, let day = CalendarDate(bytes: bytes) {
      take(sure: day)
      return
    }
    var pieces = Pieces()
    guard pieces.read(bytes) else { return }
    if let name = pieces.month {
      readNamed(pieces, name)
    } else {
      readNumbers(pieces)
    }
  }

  private mutating func take(sure day: CalendarDate?) {
    (dmy, mdy, ymd) = (day, day, day)
    isSure = true
  }

  /// A day and a year of four digits beside the name of a month.
  private mutating func readNamed(_ pieces: Pieces, _ month: Int) {
    guard pieces.count == 2 else { return }
    let (a, b) = (pieces.numbers[0], pieces.numbers[1])
    if a.digits <= 2, b.digits == 4 {
      take(sure: CalendarDate(year: b.value, month: month, day: a.value))
    } else if a.digits == 4, b.digits <= 2 {
      take(sure: CalendarDate(year: a.value, month: month, day: b.value))
    }
  }

  private mutating func readNumbers(_ pieces: Pieces) {
    let numbers = pieces.numbers
    if pieces.count == 1, numbers[0].digits == 8 {
      let all = numbers[0].value
      take(
        sure: CalendarDate(
          year: all / 10_000, month: all / 100 % 100, day: all % 100))
    }
    guard pieces.count == 3, let mark = pieces.mark else { return }
    let (a, b, c) = (numbers[0], numbers[1], numbers[2])
    if a.digits == 4, b.digits <= 2, c.digits <= 2, !pieces.isThisCentury {
      take(sure: CalendarDate(year: a.value, month: b.value, day: c.value))
      return
    }
    guard a.digits <= 2, b.digits <= 2,
      c.digits == 2 || c.digits == 4 || c.digits == 1 && pieces.isThisCentury
    else { return }
    let year =
      c.digits == 4 ? c.value : pieces.isThisCentury ? 2000 + c.value : c.year
    dmy = CalendarDate(year: year, month: b.value, day: a.value)
    if mark != 0x2e {
      mdy = CalendarDate(year: year, month: a.value, day: b.value)
    }
    if a.digits == 2, b.digits == 2, c.digits == 2, !pieces.isThisCentury {
      ymd = CalendarDate(year: a.year, month: b.value, day: c.value)
    }
  }
}

/// The numbers, marks and the month that a day is made of.
private struct Pieces {
  struct Number {
    var value = 0
    var digits = 0

    /// The year of two digits.
    var year: Int { value < 80 ? 2000 + value : 1900 + value }
  }

  var numbers = [Number](repeating: Number(), count: 3)
  var count = 0
  var month: Int?

  /// The only mark between the numbers, `nil` where there are several.
  var mark: UInt8?

  /// Whether an apostrophe stands before the year.
  var isThisCentury = false

  /// Reads pieces up to a time, `false` where something else stands there.
  mutating func read(_ bytes: Span<UInt8>) -> Bool {
    var place = 0
    var isMixed = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isDigit {
        if isTime(bytes, place) { break }
        guard count < 3 else { return false }
        while place < bytes.count, bytes[place].isDigit {
          guard numbers[count].digits < 8 else { return false }
          numbers[count].value =
            numbers[count].value * 10 + Int(bytes[place] - 0x30)
          numbers[count].digits += 1
          place += 1
        }
        count += 1
      } else if byte.isLetter {
        let start = place
        while place < bytes.count, bytes[place].isLetter { place += 1 }
        let word = bytes.extracting(start..<place)
        // A time follows, as in 2026-03-04T10:00.
        if word.reads("T"), place < bytes.count, bytes[place].isDigit { break }
        // Another day follows, as in 09/16/2020 as of 09/15/2020.
        if word.reads("as"), count == 3 { break }
        guard month == nil, let named = word.month else { return false }
        month = named
      } else if byte == 0x27 {
        isThisCentury = true
        guard count == 2 else { return false }
        place += 1
      } else if byte == 0x2f || byte == 0x2d || byte == 0x2e {
        if let mark, mark != byte { isMixed = true }
        mark = byte
        place += 1
      } else if byte.isBlank || byte == 0x2c {
        place += 1
      } else {
        return false
      }
    }
    if isMixed { mark = nil }
    return count > 0
  }

  /// Whether a time of the clock begins at a place, behind a whole day.
  private func isTime(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    guard count > 0, place > 0, bytes[place - 1].isBlank else { return false }
    var end = place
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end < bytes.count && end > place && bytes[end] == 0x3a
  }
}

extension Span<UInt8> {
  /// The month of an English name, or of its three letters.
  fileprivate var month: Int? {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August",
      "September", "October", "November", "December",
    ]
    let place = names.firstIndex { name in
      reads(name) || count == 3 && begins(String(name.prefix(3)))
    }
    return place.map { $0 + 1 }
  }
}
