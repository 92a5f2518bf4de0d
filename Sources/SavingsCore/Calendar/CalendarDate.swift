/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31.
///
/// It has no clock time and no time zone, so nothing can move it to another
/// day. Year, month and day are packed into one number that sorts as they do.
public struct CalendarDate: Hashable, Sendable {
  /// The year from bit 9, the month from bit 5, the day in the lowest five.
  private let packed: Int32

  /// A day that exists, or `nil`.
  public init?(year: Int, month: Int, day: Int) {
    guard let month = Month(year: year, month: month),
      (1...month.length).contains(day)
    else { return nil }
    self.init(month, day: day)
  }

  /// - Precondition: The month has such a day.
  init(_ month: Month, day: Int) {
    packed = Int32(month.year << 9 | month.number << 5 | day)
  }

  private init(packed: Int32) { self.packed = packed }

  /// Another day of its month, `nil` if that has none of this number.
  func on(day: Int) -> CalendarDate? {
    guard day > 0, day <= 28 || day <= month.length else { return nil }
    return CalendarDate(packed: packed & ~31 | Int32(day))
  }

  /// The day before, `nil` on the first one.
  @inline(never)
  public var yesterday: CalendarDate? {
    day > 1 ? CalendarDate(packed: packed - 1) : month.adding(-1)?.lastDay
  }

  public var year: Int { Int(packed >> 9) }

  public var month: Month { Month(year, monthNumber) }

  /// The number of its month in the year, from 1.
  var monthNumber: Int { Int(packed >> 5 & 15) }

  /// The day of its month, from 1.
  public var day: Int { Int(packed & 31) }
}

extension CalendarDate: Comparable {
  /// Whether `a` comes before `b`.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    a.packed < b.packed
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-11-20`.
  public var description: String {
    let (century, year) = year.quotientAndRemainder(dividingBy: 100)
    let digits: InlineArray<10, UInt8> = [
      tens(century), ones(century), tens(year), ones(year), UInt8(ascii: "-"),
      tens(monthNumber), ones(monthNumber), UInt8(ascii: "-"), tens(day),
      ones(day),
    ]
    return String(ascii: digits.span)
  }
}
