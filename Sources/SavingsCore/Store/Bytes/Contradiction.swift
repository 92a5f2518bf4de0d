/// Why records cannot stand beside each other in one store.
public indirect enum Contradiction: Error {
  case sameID(String)
  case sameSlug(RecordKind, String)
  case sameName(RecordKind, String)
  case sameExternalID(String)
  case sameStart(CalendarDate)
  case sameMonth(Month)
  case sameClosing(Month)
  /// Closings that do not stand in the order of their months, each goal's
  /// behind its month's.
  case misplacedClosing(Month)
  case sameDay(CurrencyPair, CalendarDate)
  case dangling(RecordKind, String)
  /// A side of a transfer whose other side is missing, or is no other side.
  case oneSided(String)
}
