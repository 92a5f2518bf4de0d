internal import SavingsCore

/// A number of months as people say it: `month`, `3 months`, `year`.
struct Period {
  let months: Int

  /// How it comes again: `every year`.
  var again: Phrase { "every \(words)" }

  private var words: Phrase {
    let years = months / 12
    return months % 12 == 0
      ? years == 1 ? "year" : "\(years, "year")"
      : months == 1 ? "month" : "\(months, "month")"
  }
}

extension Goal {
  func money(_ amount: Amount?) -> Money? { Money(amount, currency) }

  /// What it takes, by when or how much a month: `600.00 EUR by 2027-03-01, and
  /// every year again`.
  func terms(due deadline: Phrase?, reached: CalendarDate?) -> Phrase {
    if let monthly = money(monthly) {
      guard let target = money(target) else { return "\(monthly) a month" }
      let end: Phrase = reached.map { "; reached \($0)" } ?? ""
      return "\(target), \(monthly) a month\(end)"
    }
    let by: Phrase = deadline.map { " by \($0)" } ?? ""
    let again: Phrase =
      every.map { ", and \(Period(months: $0).again) again" } ?? ""
    return "\(money(target))\(by)\(again)\(yieldWords)"
  }

  /// What its money is expected to earn.
  private var yieldWords: Phrase {
    yield.map { ", expected to earn \($0) a year" } ?? ""
  }
}
