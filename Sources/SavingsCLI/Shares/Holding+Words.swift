internal import SavingsCore

extension Holding {
  /// How the goal's part of an asset came about, and what it is worth.
  ///
  /// A figure that a division left with more decimals than its currency has is
  /// rounded, and says so.
  func words(in currency: Currency, _ settings: Settings) throws -> Phrase {
    let asked = try settings.about(ask.asked, self.currency)
    let share: Phrase
    switch ask.row.share {
    case .percentage(let percentage):
      share = try part(percentage, settings) + ownWords(asked, settings)
    case .earmark(let amount):
      let moved: Phrase =
        amount == ask.asked
        ? "" : " with what moved for it since: \(asked)"
      share = "\(Money(amount, self.currency)) since \(ask.row.since)\(moved)"
    }
    return try share + cut(settings) + conversion(to: currency, settings)
  }

  /// A percentage of what names no goal.
  private func part(
    _ percentage: Percentage, _ settings: Settings
  ) throws -> Phrase {
    let nameless = Money(funding.nameless, currency)
    let part = try settings.about(percentage.of(funding.nameless), currency)
    return funding.nameless == funding.balance
      ? "\(percentage) of \(nameless)\(.equals)\(part)"
      : "\(percentage) of the \(nameless) that name no goal\(.equals)\(part)"
  }

  /// What of it is the goal's own, and what both come to.
  private func ownWords(
    _ asked: Phrase, _ settings: Settings
  ) throws -> Phrase {
    guard !ask.own.isZero else { return "" }
    let own = try settings.about(ask.own.magnitude, currency)
    return ask.own.isNegative
      ? ", less the \(own) that were taken out for it\(.equals)\(asked)"
      : ", and \(own) of its own\(.equals)\(asked)"
  }

  private func cut(_ settings: Settings) throws -> Phrase {
    guard ask.funded != ask.asked else { return "" }
    let all = try settings.about(try funding.asked(), currency)
    return """
      ; all shares ask for \(all), which is more than the \
      \(Money(funding.balance, currency)) there is, and own money comes \
      first, so it gets \(try settings.about(ask.funded, currency))
      """
  }

  private func conversion(
    to currency: Currency, _ settings: Settings
  ) throws -> Phrase {
    guard pair != nil else { return "" }
    guard let route, let value else {
      return "; its rate is missing, so its worth is unknown"
    }
    let steps = route.map { link -> Phrase in
      """
      \(link.isInverse ? .over : .times)\(rate: link.rate.price) a \
      \(link.rate.pair.base) of \(link.rate.date)
      """
    }
    return "\(steps.joined(""))\(.equals)\(try settings.about(value, currency))"
  }
}

extension Settings {
  /// A sum in the decimals that its currency has, with "about" before it where
  /// it has more.
  fileprivate func about(_ amount: Amount, _ currency: Currency) throws
    -> Phrase
  {
    let money = try shown(amount, currency)
    return money.amount == amount ? "\(money)" : "about \(money)"
  }
}
