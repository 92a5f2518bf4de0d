/// Why records cannot stand beside each other in one store.
public enum Contradiction: Problem, Hashable {
  case sameID(String)
  case sameSlug(RecordKind, String)
  case sameName(RecordKind, String)
  case sameExternalID(String)
  case sameStart(CalendarDate)
  case sameMonth(Month)
  case sameDay(CurrencyPair, CalendarDate)
  case dangling(RecordKind, String)

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .sameID(let id): "two records have the id \(id)"
    case .sameSlug(let kind, let slug):
      "two \(kind.rawValue)s have the slug \"\(slug)\""
    case .sameName(let kind, let name):
      "two \(kind.rawValue)s have the name \"\(name)\""
    case .sameExternalID(let id):
      "two transactions of one asset have the external id \"\(id)\""
    case .sameStart(let date):
      "two allocations of one asset to one goal begin on \(date)"
    case .sameMonth(let month): "two plans of one goal are about \(month)"
    case .sameDay(let pair, let date):
      "two rates of \(pair.description) are of \(date)"
    case .dangling(let kind, let id): "no \(kind.rawValue) has the id \(id)"
    }
  }

  /// Nothing a command could do.
  public var hint: String? { nil }
}
