package import SavingsCore

extension Look {
  /// A sum with its code: `10,000.00 EUR`, and `?` where it is unknown.
  package func money(_ money: Money?) -> String {
    guard let money else { return unknown }
    return "\(bare(money)) \(money.currency.code)"
  }

  /// A sum where its currency is plain to see: `10,000.00`.
  package func bare(_ money: Money?) -> String {
    guard let money else { return unknown }
    return number(money.amount, decimals: decimals(of: money.currency))
  }

  /// A difference, which carries its sign: `+28.83`, `-991.68`, `0.00`.
  package func change(_ money: Money?) -> String {
    money?.amount.isPositive == true ? "+\(bare(money))" : bare(money)
  }

  /// A number with commas for the eye, and none for the ear.
  package func number(_ amount: Amount, decimals: Int = 0) -> String {
    amount.text(decimals: decimals, isGrouped: !self.isAccessible)
  }

  /// A day: `2026-04-20`, or `20 April 2026` where it is read aloud.
  package func date(_ date: CalendarDate) -> String {
    self.isAccessible ? "\(date.day) \(month(date.month))" : "\(date)"
  }

  /// A time: `2026-03-10T08:15:00Z`, or `10 March 2026, 08:15 UTC` where it is
  /// read aloud.
  package func time(_ time: String) -> String {
    let halves = time.words(between: "T")
    guard self.isAccessible, halves.count == 2,
      let day = CalendarDate(halves[0])
    else { return time }
    return "\(date(day)), \(halves[1].prefix(5)) UTC"
  }

  /// A month: `2026-03`, or `March 2026` where it is read aloud.
  package func month(_ month: Month) -> String {
    self.isAccessible ? month.spelled : "\(month)"
  }

  /// A ratio: `70%`, or `70 percent` where it is read aloud.
  package func percent(_ ratio: Ratio?) -> String {
    guard let ratio else { return unknown }
    return percent(ratio.percent())
  }

  /// A number of percent with its sign, or its word.
  func percent(_ number: String) -> String {
    self.isAccessible ? "\(number) percent" : "\(number)%"
  }

  /// What stands in the place of a figure that cannot be told.
  var unknown: String { self.isAccessible ? "unknown" : "?" }

  /// How many decimals a currency shows even where they are zeros.
  ///
  /// A code that ISO 4217 does not know shows those it needs, unless somebody
  /// set a number: nobody writes 0.02000000 BTC.
  func decimals(of currency: Currency) -> Int {
    currency.isoDigits ?? settings.ownDigits[currency] ?? 0
  }
}

extension Month {
  /// The month of its year in words: `March`.
  var name: String { monthNames[number - 1] }

  /// The same with its year: `March 2026`.
  var spelled: String { "\(name) \(year)" }
}

let monthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August",
  "September", "October", "November", "December",
]
