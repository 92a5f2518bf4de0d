/// One month of one year: the step that every plan is made in.
///
/// It has no day, no time zone and no calendar to ask, so one step is always
/// one month.
public struct Month: Hashable, Sendable {
  /// Months since January of the year 0.
  private let ordinal: Int32

  /// A month of the years 1 to 9999, or `nil`.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else {
      return nil
    }
    self.init(year, month)
  }

  /// - Precondition: There is such a month.
  init(_ year: Int, _ number: Int) { ordinal = Int32(year * 12 + number - 1) }

  /// Reads `2026-11`, seven characters and no others.
  public init?(_ text: String) { self.init(bytes: text.utf8.span) }

  /// Reads `2026-11` from bytes.
  public init?(bytes: Span<UInt8>) {
    guard bytes.count == 7, bytes[4] == UInt8(ascii: "-"),
      let century = twoDigits(bytes[0], bytes[1]),
      let year = twoDigits(bytes[2], bytes[3]),
      let month = twoDigits(bytes[5], bytes[6])
    else { return nil }
    self.init(year: century * 100 + year, month: month)
  }

  public var year: Int { Int(ordinal / 12) }

  /// The month of its year, from 1 to 12.
  public var number: Int { Int(ordinal % 12) + 1 }

  /// How many days it has.
  public var length: Int {
    switch number {
    case 2: isInLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private var isInLeapYear: Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  @inline(never)
  public var firstDay: CalendarDate { CalendarDate(self, day: 1) }

  @inline(never)
  public var lastDay: CalendarDate { CalendarDate(self, day: length) }

  /// The day of a number, or the last one where that is no day of the month.
  func day(_ number: Int) -> CalendarDate {
    CalendarDate(self, day: min(number, length))
  }

  /// The month so many months later, `nil` past the ends of the calendar.
  public func adding(_ months: Int) -> Month? {
    let (sum, overflow) = Int(ordinal).addingReportingOverflow(months)
    guard !overflow, (12..<120_000).contains(sum) else { return nil }
    return Month(sum / 12, sum % 12 + 1)
  }

  /// How many months later `other` is.
  public func months(until other: Month) -> Int { Int(other.ordinal - ordinal) }

  /// The months from this one to another; none if that comes before it.
  public func upTo(_ last: Month) -> [Month] {
    let count = months(until: last)
    return count < 0 ? [] : (0...count).compactMap { adding($0) }
  }
}

extension Month: Comparable {
  /// Whether `a` comes before `b`.
  public static func < (a: Month, b: Month) -> Bool { a.ordinal < b.ordinal }
}

extension Month: CustomStringConvertible {
  /// The month as ISO 8601 writes it: `2026-11`.
  public var description: String {
    let (century, year) = year.quotientAndRemainder(dividingBy: 100)
    let digits: InlineArray<7, UInt8> = [
      tens(century), ones(century), tens(year), ones(year), UInt8(ascii: "-"),
      tens(number), ones(number),
    ]
    return String(ascii: digits.span)
  }
}
