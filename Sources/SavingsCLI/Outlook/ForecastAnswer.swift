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
    .list("goals", ToldForecast.fields) { answer in
      answer.goals.map {
        ToldForecast(forecast: $0, isDetailed: answer.isDetailed)
      }
    },
  ]
}

/// The forecast of a goal, as programs read it.
private final class ToldForecast {
  let forecast: Forecast
  let isDetailed: Bool

  init(forecast: Forecast, isDetailed: Bool) {
    self.forecast = forecast
    self.isDetailed = isDetailed
  }

  private static let pace: [Field<(pace: Forecast.Pace, of: ToldForecast)>] = [
    Field("months") { $0.pace.months },
    Field("amount") { $0.of.money($0.pace.amount) },
    Field("reached") { $0.pace.reached },
    Field("inTime") { $0.of.lateness($0.pace).inTime },
    Field("daysLate") { $0.of.lateness($0.pace).days },
    Field("atDeadline") { $0.of.money($0.pace.atDeadline) },
  ]

  private static let paceSchema = Schema.local("pace", pace.schema())

  static let fields: [Field<ToldForecast>] = [
    Field("id") { $0.goal.id }, Field("slug") { $0.goal.shortName },
    Field("name") { $0.goal.shownName },
    Field("currency") { $0.goal.currency },
    Field("target") { IfAny($0.forecast.requirement.target) },
    Field("saved") { $0.money($0.forecast.counted) },
    Field("deadline") { $0.forecast.requirement.deadline },
    Field("status") { $0.forecast.requirement.status },
    Field("payments") { $0.forecast.rest?.payments },
    Field("needed") { $0.money($0.forecast.rest?.needed) },
    Field("perPayment") { $0.money($0.forecast.rest?.perPayment) },
    Field(
      "plan",
      as: .record([
        ("next", Schema.money.orNull), ("reached", .date.orNull),
        ("inTime", Bool?.schema), ("daysLate", Int?.schema), ("short", .money),
      ]).orNull
    ) { $0.plan },
    .pairs("months", "month", .month, "saved", .money) { told in
      told.forecast.months.map { ($0.month.value, told.money($0.amount).value) }
    },
    Field("enough") { $0.forecast.enough },
    Field("averages", as: .list(paceSchema)) { told in
      Value.list(told.forecast.averages.map(told.value))
    },
    Field("monthly", as: paceSchema.orNull) { told in
      told.forecast.monthly.map(told.value) ?? .blank
    },
    Field<Chance>.group(
      "chance", onOneLine: true,
      [
        Field("low", \.lowRatio), Field("high", \.highRatio),
        Field("waysLow", \.low), Field("waysHigh", \.high),
        Field("ways", \.ways),
      ]
    ).ifAny(\.forecast.chance),
    Field(
      "chanceReason", as: .words(ChanceReason.allCases.map(\.rawValue) + [nil])
    ) { $0.forecast.chanceReason?.rawValue },
    Field("chanceFrom") { $0.forecast.chanceFrom },
    .pairs("exposure", "currency", .currency, "value", .money) { told in
      told.forecast.exposure.map {
        ($0.currency.value, told.money($0.value).value)
      }
    },
    .pairs("schedule", "date", .date, "amount", .money) { told in
      (told.isDetailed ? told.forecast.schedule : []).map {
        ($0.date.value, told.money($0.amount).value)
      }
    },
  ]

  private var goal: Goal { forecast.requirement.goal }

  private func money(_ amount: Amount) -> Money { Money(amount, goal.currency) }

  private func money(_ amount: Amount?) -> Money? { forecast.money(amount) }

  private var plan: Value {
    guard let plan = forecast.plan else { return .blank }
    let lateness = forecast.lateness(of: plan.reached)
    return .line([
      "next": money(plan.next).value, "reached": plan.reached.value,
      "inTime": lateness.inTime.value, "daysLate": lateness.days.value,
      "short": money(plan.short).value,
    ])
  }

  private func lateness(_ pace: Forecast.Pace) -> (inTime: Bool?, days: Int?) {
    forecast.lateness(ofPayday: pace.reached)
  }

  private func value(of pace: Forecast.Pace) -> Value {
    ToldForecast.pace.value(of: (pace, self), onOneLine: true)
  }
}

extension Chance {
  /// The least that it may be.
  var lowRatio: Ratio { Ratio(Amount(low), of: Amount(ways)) }

  /// The most.
  var highRatio: Ratio { Ratio(Amount(high), of: Amount(ways)) }

  /// Both in whole percents, the low one rounded down and the high one up.
  var words: Phrase { "\(low * 100 / ways)% to \(percentUp)%" }

  /// The same for the ear.
  var wordsAloud: Phrase { "\(low * 100 / ways) to \(percentUp) percent" }

  private var percentUp: Int { (high * 100 + ways - 1) / ways }
}

extension Forecast {
  /// A sum in the goal's currency, where there is one.
  func money(_ amount: Amount?) -> Money? { requirement.money(amount) }

  /// Whether it is in time, and how late it is, in words; a payday on the
  /// deadline itself comes too late.
  func verdict(_ lateness: (inTime: Bool?, days: Int?)) -> Phrase {
    switch lateness {
    case (true?, _): "in time"
    case (_, 0?): "one payment too late"
    case (_, let days?):
      days < 365 ? "\(days, "day") late" : "\(days / 365, "year") late"
    default: ""
    }
  }
}
