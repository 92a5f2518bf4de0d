/// The currency of totals, and who says so.
public final class DisplayCurrency: Sendable {
  public let currency: Currency
  public let origin: Origin

  init(currency: Currency, origin: Origin) {
    self.currency = currency
    self.origin = origin
  }

  /// Who can say what totals are counted in.
  public enum Origin: Sendable {
    /// Somebody chose it, or the first record of an ISO currency did.
    case stored
    /// Nobody did, and it is that of this goal.
    case goal(slug: String)
    /// Nobody did, and it is that of this asset.
    case asset(slug: String)
  }
}

extension Household {
  /// What totals are counted in, `nil` while there is nothing to count.
  ///
  /// As long as none is stored, it is the currency of the first goal or else
  /// asset, one of ISO 4217 before any other.
  public var displayCurrency: DisplayCurrency? {
    if let currency = settings.currency {
      return DisplayCurrency(currency: currency, origin: .stored)
    }
    let all =
      goals.map {
        DisplayCurrency(currency: $0.currency, origin: .goal(slug: $0.slug))
      }
      + assets.map {
        DisplayCurrency(currency: $0.currency, origin: .asset(slug: $0.slug))
      }
    return all.first { $0.currency.isoDigits != nil } ?? all.first
  }

  /// The same, as if the currency of totals were stored.
  public var inForce: Household {
    var household = self
    household.settings.currency = displayCurrency?.currency
    return household
  }
}
