internal import CommandGrammar
internal import SavingsCore

extension Goal {
  func money(_ amount: Amount?) -> Money? { Money(amount, currency) }

  /// How it comes again: `every month`, `every 3 months`, `every year`.
  var again: Phrase? {
    guard let every else { return nil }
    let years = every / 12
    return every % 12 == 0
      ? years == 1 ? "every year" : "every \(years, "year")"
      : every == 1 ? "every month" : "every \(every, "month")"
  }

  /// What it takes, by when or how much a month: `600.00 EUR by 2027-03-01, and
  /// every year again`.
  func terms(due deadline: Phrase?, reached: CalendarDate?) -> Phrase {
    if let monthly = money(monthly) {
      guard let target = money(target) else { return "\(monthly) a month" }
      let end: Phrase = reached.map { "; reached \($0)" } ?? ""
      return "\(target), \(monthly) a month\(end)"
    }
    let by: Phrase = deadline.map { " by \($0)" } ?? ""
    let rounds: Phrase = again.map { ", and \($0) again" } ?? ""
    let earned: Phrase = yield.map { ", expected to earn \($0) a year" } ?? ""
    return "\(money(target))\(by)\(rounds)\(earned)"
  }

  /// What becomes of a sum that was taken out of an account for it beyond what
  /// it had there, and how to let go of that.
  func owing(_ shortage: Money, to asset: Asset) -> Phrase {
    """
    the next \(shortage) for it there make that good. If it is to have nothing \
    there: \(run: "cst alloc clear --asset \(asset.slug) --goal \(slug)")
    """
  }
}
