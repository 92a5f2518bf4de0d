package import SavingsCore

/// What most tests know of their goals: that they are dated.
extension Goal {
  /// What it takes.
  package var wanted: Amount { target ?? .zero }

  /// When it is needed.
  package var due: CalendarDate { deadline ?? .last }
}

extension Figures {
  /// What is missing of the target of a goal that has one.
  package var lacking: Amount { missing ?? .zero }
}

extension PaydaySchedule {
  /// The only payday of a month.
  package func date(in month: Month) -> CalendarDate { dates(in: month)[0] }
}
