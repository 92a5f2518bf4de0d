internal import CommandGrammar
package import SavingsCore

extension Session {
  /// The goal that was named, or what may have been meant instead.
  package func goal(_ text: String, in household: Household) throws -> Goal {
    do {
      return try household.goal(named: text)
    } catch {
      let names = household.goals.flatMap { [$0.slug, $0.name] }
      throw Failure(naming: error, near: similar(to: text, among: names))
    }
  }

  /// The asset that was named, or what may have been meant instead.
  package func asset(_ text: String, in household: Household) throws -> Asset {
    do {
      return try household.asset(named: text)
    } catch {
      let names = household.assets.flatMap { [$0.slug, $0.name] }
      throw Failure(naming: error, near: similar(to: text, among: names))
    }
  }

  /// The amount that was typed, which must be one of `currency`.
  package func money(
    _ typed: TypedAmount, in currency: Currency, of owner: String,
    _ settings: Settings
  ) throws -> Money {
    let money = try typed.money(in: currency, settings)
    guard money.currency == currency else {
      throw Failure(
        "wrong_currency", .usage,
        "\"\(owner)\" is counted in \(currency), not in \(money.currency)",
        subject: typed.text,
        tip: "say how much it is in \(currency)")
    }
    return money
  }

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
}

extension Session {
  /// The words about the day of a transaction, where one was typed.
  func dated(_ typed: TypedDate?, _ date: CalendarDate) -> Phrase {
    typed == nil ? "" : ", dated \(spelled(typed, date))"
  }

  /// The path of the store as people know it, with their home folder as `~`.
  var shownPath: String {
    guard let home, home.count > 1, store.path.hasPrefix(home + "/") else {
      return store.path
    }
    return "~" + store.path.dropFirst(home.count)
  }
}

extension String? {
  /// What was typed for a text that may be left out: an empty one removes it.
  func replacing(_ old: String?) -> String? {
    guard let self else { return old }
    return self.isEmpty ? nil : self
  }
}

extension Settings {
  /// A sum as it is shown: in the decimals that its currency has.
  ///
  /// What a goal gets of an asset is exact to the eighteenth decimal, and
  /// nobody can pay that.
  func shown(
    _ amount: Amount, _ currency: Currency
  ) throws(MoneyProblem) -> Money {
    Money(try amount.rounded(to: digits(of: currency), .nearest), currency)
  }
}
