import SavingsCore
import Support
import Testing

/// The rates of a day, as they are typed.
func exchange(
  _ date: String, _ rates: [(String, String, String)]
) throws -> Exchange {
  Exchange(try rates.map { try rate($0.0, $0.1, $0.2) }, on: try day(date))
}

extension Exchange {
  /// The currencies a conversion passes, `nil` where it cannot be made.
  func way(_ from: String, _ to: String) throws -> String? {
    let first = try Currency(from)
    guard let route = route(from: first, to: try Currency(to)) else {
      return nil
    }
    let steps = route.map {
      $0.isInverse ? $0.rate.pair.base.code : $0.rate.pair.quote.code
    }
    return ([from] + steps).joined(separator: " ")
  }

  /// What so much is worth, with so many decimals.
  func worth(
    _ amount: String, _ from: String, in to: String, digits: Int = 18
  ) throws -> String? {
    try convert(
      try Amount(amount), from: try Currency(from), to: try Currency(to),
      to: digits, .nearest)?
      .description
  }
}
