internal import SavingsCore

/// When goals are reached, and how sure that is, as `cst forecast` answers.
final class ForecastAnswer: Answer {
  let plan: Plan
  let goals: [Forecast]

  /// Whether it tells every payment.
  let isDetailed: Bool

  init(plan: Plan, goals: [Forecast], isDetailed: Bool) {
    self.plan = plan
    self.goals = goals
    self.isDetailed = isDetailed
  }

  static let kind = "forecast"
  static let about = "When each goal is reached, and how sure that is."

  static let fields: [Field<ForecastAnswer>] = [
    Field("month") { $0.plan.month },
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

  private static let pace = Schema.local(
    "pace",
    .record([
      ("months", Int?.schema), ("amount", .money), ("reached", .date.orNull),
      ("inTime", Bool?.schema), ("daysLate", Int?.schema),
      ("atDeadline", Schema.money.orNull),
    ]))

  static let fields: [Field<ToldForecast>] = [
    Field("id") { $0.goal.id }, Field("slug") { Slug($0.goal.slug) },
    Field("name") { Name($0.goal.name, emoji: $0.goal.emoji) },
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
    Field(
      "months", as: .list(.record([("month", .month), ("saved", .money)]))
    ) { told in
      Value.list(
        told.forecast.months.map { month in
          .line([
            "month": month.month.value,
            "saved": told.money(month.amount).value,
          ])
        })
    },
    Field("enough") { $0.forecast.enough },
    Field("averages", as: .list(pace)) { told in
      Value.list(told.forecast.averages.map(told.pace))
    },
    Field("monthly", as: pace.orNull) { told in
      told.forecast.monthly.map(told.pace) ?? .blank
    },
    Field(
      "chance",
      as: .record([
        ("low", .ratio), ("high", .ratio), ("waysLow", Int.schema),
        ("waysHigh", Int.schema), ("ways", Int.schema),
      ]).orNull
    ) { $0.chance },
    Field(
      "chanceReason", as: .words(ChanceReason.allCases.map(\.rawValue) + [nil])
    ) { $0.forecast.chanceReason?.rawValue },
    Field("chanceFrom") { $0.forecast.chanceFrom },
    Field(
      "exposure",
      as: .list(.record([("currency", .currency), ("value", .money)]))
    ) { told in
      Value.list(
        told.forecast.exposure.map { exposure in
          .line([
            "currency": exposure.currency.value,
            "value": told.money(exposure.value).value,
          ])
        })
    },
    Field(
      "schedule", as: .list(.record([("date", .date), ("amount", .money)]))
    ) { told in
      Value.list(
        (told.isDetailed ? told.forecast.schedule : []).map { payment in
          .line([
            "date": payment.date.value,
            "amount": told.money(payment.amount).value,
          ])
        })
    },
  ]

  private var goal: Goal { forecast.requirement.goal }

  private func money(_ amount: Amount?) -> IfAny<Money> {
    IfAny(amount.map { Money($0, goal.currency) })
  }

  private var plan: Value {
    guard let plan = forecast.plan else { return .blank }
    let lateness = forecast.lateness(of: plan.reached)
    return .line([
      "next": money(plan.next).value, "reached": date(plan.reached),
      "inTime": lateness.inTime.value, "daysLate": lateness.days.value,
      "short": money(plan.short).value,
    ])
  }

  private func pace(_ pace: Forecast.Pace) -> Value {
    let lateness = forecast.lateness(ofPayday: pace.reached)
    return .line([
      "months": pace.months.value, "amount": money(pace.amount).value,
      "reached": date(pace.reached), "inTime": lateness.inTime.value,
      "daysLate": lateness.days.value,
      "atDeadline": money(pace.atDeadline).value,
    ])
  }

  private func date(_ date: CalendarDate?) -> Value {
    date.map { .date($0) } ?? .blank
  }

  private var chance: Value {
    guard let chance = forecast.chance else { return .blank }
    return .line([
      "low": chance.lowRatio.value, "high": chance.highRatio.value,
      "waysLow": chance.low.value, "waysHigh": chance.high.value,
      "ways": chance.ways.value,
    ])
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
