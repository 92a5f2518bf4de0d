/// Why records cannot stand beside each other in one store.
public enum Contradiction: Error, Hashable {
  case sameID(String)
  case sameSlug(RecordKind, String)
  case sameName(RecordKind, String)
  case sameExternalID(String)
  case sameStart(CalendarDate)
  case sameMonth(Month)
  case sameDay(CurrencyPair, CalendarDate)
  case dangling(RecordKind, String)
}
