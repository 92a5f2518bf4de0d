package import SavingsCore

extension Session {
  /// The day that was typed, today where none was.
  package func day(_ typed: TypedDate?) throws -> CalendarDate {
    try typed?.day(from: today) ?? today
  }

  /// A day as an answer repeats it: with how it was reckoned, where it was.
  package func spelled(
    _ typed: TypedDate?, _ date: CalendarDate
  ) -> Phrase {
    guard let reckoning = typed?.reckoning(from: today) else {
      return "\(date)"
    }
    return "\(date) (\(reckoning))"
  }

  /// The words about the day of a transaction, where one was typed.
  func dated(_ typed: TypedDate?, _ date: CalendarDate) -> Phrase {
    typed == nil ? "" : ", dated \(spelled(typed, date))"
  }
}
