/// An amount that may differ by month: the narrowest that is set counts.
///
/// Its entries are those for all, for months of every year and for months
/// alone, each in the order of the calendar.
public typealias ByMonth = ByKey<MonthKey, Amount>

extension ByMonth {
  /// What holds in a month, `nil` where nothing is set for it.
  public func value(in month: Month) -> Amount? {
    if isEmpty { return nil }
    return self[.single(month)] ?? self[.yearly(month.number)] ?? self[.all]
  }

  /// The last month for which alone something is set.
  var lastAlone: Month? {
    if case .single(let month) = entries.last?.key { month } else { nil }
  }
}

/// For which months an amount is set.
public enum MonthKey: Comparable, Sendable {
  /// For every one.
  case all
  /// For one of every year.
  case yearly(Int)
  /// For one alone.
  case single(Month)

  /// Reads `all`, `07` (also as `7`) or `2027-03`.
  public init?(_ text: String) {
    if text == "all" {
      self = .all
    } else if let month = Month(text) {
      self = .single(month)
    } else if (1...2).contains(text.utf8.count),
      let number = Int(digits: text[...]), (1...12).contains(number)
    {
      self = .yearly(number)
    } else {
      return nil
    }
  }
}

extension MonthKey: CustomStringConvertible {
  /// As it is stored: `all`, `07`, `2027-03`.
  public var description: String {
    switch self {
    case .all: "all"
    case .yearly(let number): number < 10 ? "0\(number)" : "\(number)"
    case .single(let month): "\(month)"
    }
  }
}
