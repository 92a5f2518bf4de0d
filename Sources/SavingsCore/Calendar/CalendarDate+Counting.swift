extension CalendarDate {
  public static let first = CalendarDate(Month(1, 1), day: 1)

  public static let last = CalendarDate(Month(9999, 12), day: 31)

  /// The later one of two days of which there may be only one, or none.
  static func later(_ a: CalendarDate?, _ b: CalendarDate?) -> CalendarDate? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }

  /// How many days lie between 0000-03-01 and this one.
  ///
  /// Years are counted from March, so that the leap day is a year's last.
  var number: Int {
    let marchYear = monthNumber > 2 ? year : year - 1
    let marchMonth = monthNumber > 2 ? monthNumber - 3 : monthNumber + 9
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400
      + (marchMonth * 153 + 2) / 5 + day - 1
  }

  private init?(number: Int) {
    guard
      (CalendarDate.first.number...CalendarDate.last.number).contains(number)
    else { return nil }
    let era = number / 146_097
    let ofEra = number % 146_097
    let yearOfEra =
      (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (ofYear * 5 + 2) / 153
    let day = ofYear - (marchMonth * 153 + 2) / 5 + 1
    let month = (marchMonth + 2) % 12 + 1
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    self.init(Month(year, month), day: day)
  }

  /// The day so many days later, `nil` past the ends of the calendar.
  @inline(never)
  public func adding(days: Int) -> CalendarDate? {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return overflow ? nil : CalendarDate(number: sum)
  }

  /// The same day so many months later, or the last one of a shorter month.
  @inline(never)
  public func adding(months: Int) -> CalendarDate? {
    month.adding(months)?.day(day)
  }

  /// How many days later `other` is.
  public func days(until other: CalendarDate) -> Int { other.number - number }

  static func days(
    from first: CalendarDate, to last: CalendarDate
  ) -> [CalendarDate] {
    var days: [CalendarDate] = []
    var next: CalendarDate? = first
    while let day = next, day <= last {
      days.append(day)
      // Every month has so many days.
      next =
        day.day < 28
        ? CalendarDate(day.month, day: day.day + 1) : day.adding(days: 1)
    }
    return days
  }

  /// The seconds from 1970 to where the day begins in Greenwich.
  var secondsSince1970: Int {
    Month(1970, 1).firstDay.days(until: self) * 86_400
  }

  /// The day of a time in Greenwich.
  package init?(secondsSince1970 seconds: Int) {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let start = Month(1970, 1).firstDay.number
    self.init(number: start + (rest < 0 ? days - 1 : days))
  }
}

extension CalendarDate? {
  /// The date for an order in which what has none stands last.
  var orLast: CalendarDate { self ?? .last }
}
