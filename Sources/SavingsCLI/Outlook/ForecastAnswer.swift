internal import SavingsCore

/// When goals are reached, and how sure that is, as `cst forecast` answers.
final class ForecastAnswer: Answer {
  let goals: [Forecast]
  let month: Month

  /// Whether it tells every payment.
  let isDetailed: Bool

  init(goals: [Forecast], month: Month, isDetailed: Bool) {
    self.goals = goals
    self.month = month
    self.isDetailed = isDetailed
  }

  static let kind = "forecast"
  static let about = "When each goal is reached, and how sure that is."

  static let fields: [Field<ForecastAnswer>] = [
    Field("month", \.month),
    Field("lookBack") { _ in Household.mostMonthsBack },
    .list("goals", Forecast.told.of(\ToldForecast.forecast) + [schedule]) {
      answer in
      answer.goals.map { ($0, answer.isDetailed) }
    },
  ]

  private static let schedule = Field<ToldForecast>.pairs(
    "schedule", "date", .date, "amount", .money
  ) { told in
    (told.isDetailed ? told.forecast.schedule : []).map {
      ($0.date.value, told.forecast.money($0.amount).value)
    }
  }
}

private typealias ToldForecast = (forecast: Forecast, isDetailed: Bool)

extension Forecast {
  private static let pace: [Field<(pace: Pace, of: Forecast)>] = [
    Field("months") { $0.pace.months },
    Field("amount") { Money($0.pace.amount, $0.of.requirement.goal.currency) },
    Field("reached") { $0.pace.reached },
    Field("inTime") { $0.of.lateness(ofPayday: $0.pace.reached).inTime },
    Field("daysLate") { $0.of.lateness(ofPayday: $0.pace.reached).days },
    Field("atDeadline") { $0.of.money($0.pace.atDeadline) },
  ]

  private static let following: [Field<Forecast>] = [
    Field("next") { $0.money($0.plan?.next) },
    Field("reached") { $0.plan?.reached },
    Field("inTime") { $0.lateness(of: $0.plan?.reached).inTime },
    Field("daysLate") { $0.lateness(of: $0.plan?.reached).days },
    Field("short", as: .money) { $0.money($0.plan?.short) },
  ]

  private static let paceSchema = Schema.local("pace", pace.schema())

  fileprivate static let told: [Field<Forecast>] =
    Goal.named.of { $0.requirement.goal } + [
      Field("target") { IfAny($0.requirement.target) },
      Field("saved") { $0.money($0.counted ?? $0.requirement.saved) },
      Field("deadline") { $0.requirement.deadline },
      Field("status") { $0.requirement.status },
      Field("payments") { $0.rest?.payments },
      Field("needed") { $0.money($0.rest?.needed) },
      Field("perPayment") { $0.money($0.rest?.perPayment) },
      Field<Forecast>.group("plan", onOneLine: true, following)
        .ifAny { $0.plan == nil ? nil : $0 },
      .pairs("months", "month", .month, "saved", .money) { forecast in
        forecast.months.map {
          ($0.month.value, forecast.money($0.amount).value)
        }
      },
      Field("enough") { $0.enough },
      Field("averages", as: .list(paceSchema)) { forecast in
        Value.list(forecast.averages.map(forecast.told))
      },
      Field("monthly", as: paceSchema.orNull) { forecast in
        forecast.monthly.map(forecast.told) ?? .blank
      },
      Field<Chance>.group(
        "chance", onOneLine: true,
        Field("low", \.lowRatio), Field("high", \.highRatio),
        Field("waysLow", \.low), Field("waysHigh", \.high),
        Field("ways", \.ways)
      ).ifAny(\.chance),
      Field("chanceReason") { $0.chanceReason },
      Field("chanceFrom") { $0.chanceFrom },
      .pairs("exposure", "currency", .currency, "value", .money) { forecast in
        forecast.exposure.map {
          ($0.currency.value, forecast.money($0.value).value)
        }
      },
    ]

  private func told(_ pace: Pace) -> Value {
    Forecast.pace.value(of: (pace, self), onOneLine: true)
  }

  /// A sum in the goal's currency, where there is one.
  func money(_ amount: Amount?) -> Money? { requirement.money(amount) }

  /// Whether it is in time, and how late it is, in words; a payday on the
  /// deadline itself comes too late.
  func verdict(_ lateness: (inTime: Bool?, days: Int?)) -> Phrase {
    switch lateness {
    case (true?, _): "in time"
    case (_, 0?): "one payment too late"
    case (_, let days?):
      days < 365
        ? "\(days, "day") late"
        : days < 3 * 365
          ? "\(days * 12 / 365, "month") late" : "\(days / 365, "year") late"
    default: ""
    }
  }
}

extension Chance {
  var lowRatio: Ratio { Ratio(Amount(low), of: Amount(ways)) }

  var highRatio: Ratio { Ratio(Amount(high), of: Amount(ways)) }

  /// Both in whole percents, the low one rounded down and the high one up.
  var words: Phrase {
    "\(percent: "\(low * 100 / ways)") to \(percent: "\(percentUp)")"
  }

  /// The same for the ear.
  var wordsAloud: Phrase { "\(low * 100 / ways) to \(percentUp) percent" }

  private var percentUp: Int { (high * 100 + ways - 1) / ways }
}
