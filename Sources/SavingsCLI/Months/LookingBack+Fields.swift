internal import SavingsCore

extension LookingBack: Answer {
  static let kind = "months"
  static let about = "What months came to, one after the other."

  static let fields: [Field<LookingBack>] = [
    Field("goal", as: .slug.orNull) { $0.goal.map { Slug($0.slug) } },
    Field("currency") { $0.currency },
    Field("months") { back in
      back.months.map { ToldMonth(row: $0, currency: back.currency) }
    },
    .group(
      "totals",
      [
        Field("savedThisMonth") { Money($0.totals.saved, $0.currency) },
        Field("takenOut") { Money($0.totals.takenOut, $0.currency) },
        Field("metMonths") { $0.met.met },
        Field("plannedMonths") { $0.met.planned },
      ]),
    Field("streak") { $0.streaks.latest },
    Field("longestStreak") { $0.streaks.longest },
    Field("goals") { $0.goals },
  ]
}

/// One of the months, in the currency of all.
final class ToldMonth: Described, Sendable {
  let row: LookingBack.Row
  let currency: Currency?

  init(row: LookingBack.Row, currency: Currency?) {
    self.row = row
    self.currency = currency
  }

  static let fields: [Field<ToldMonth>] =
    [
      Field("month") { $0.row.month },
      Field("state") { $0.row.state },
    ]
    + TotalsOfMonth.fields.map { field in
      field.of { TotalsOfMonth($0.row.totals, $0.row.atLeast, $0.currency) }
    } + [recordedOfMonth.of { ($0.row.recorded, $0.currency) }]

  /// What people see, and what stands in columns for programs.
  static let seen: [Field<ToldMonth>] = [
    Field("line") { $0.line },
    Field("saved") { $0.row.flowWords($0.currency) },
    Field("ratio") { IfAny($0.row.totals.ratio) },
    Field("recordedSaved") { Money($0.row.recorded.saved, $0.currency) },
    Field("recordedTakenOut") { Money($0.row.recorded.takenOut, $0.currency) },
    Field("now") { month in
      month.row.state == .changed
        ? month.row.recorded.words(month.currency) : nil as Phrase?
    },
  ]

  /// The month in a line of a narrow screen.
  private var line: Phrase {
    let totals = row.totals
    let met: Phrase = totals.ratio.map { ", \($0) met" } ?? ""
    return """
      \(row.month)  \(bare: Money(totals.savedThisMonth, currency)) of \
      \(Money(totals.planned, currency))\(totals.lessWords(currency))\(met), \
      \(Phrase(.words(row.state.rawValue)))
      """
  }

  /// How far it came, with a bar.
  var progress: IfAny<Progress> {
    IfAny(row.totals.ratio.map { Progress($0, row.totals.mark) })
  }
}

extension LookingBack.Row {
  /// What came in, and how much less there was where it is something.
  fileprivate func flowWords(_ currency: Currency?) -> Phrase {
    MonthFlow(totals).words(currency)
  }
}

/// What the months brought a goal.
extension LookingBack.GoalRow: Described {
  static let definition: String? = "goalOfMonths"

  static let fields: [Field<LookingBack.GoalRow>] = [
    Field("id") { $0.id },
    Field("slug", as: .slug.orNull) { row in row.goal.map { Slug($0.slug) } },
    Field("name") { Name($0.name, emoji: $0.goal?.emoji) },
    Field("currency") { $0.currency },
    Field("savedThisMonth") { Money($0.flow.saved, $0.currency) },
    Field("takenOut") { Money($0.flow.takenOut, $0.currency) },
    Field("metMonths") { $0.met.met },
    Field("plannedMonths") { $0.met.planned },
    Field("average3") { IfAny($0.average(0)) },
    Field("average6") { IfAny($0.average(1)) },
    Field("average12") { IfAny($0.average(2)) },
  ]

  /// What a month brought on average, by the place of how many.
  private func average(_ place: Int) -> Money? {
    averages[place].map { Money($0, currency) }
  }

  /// Its name to people, where it may be gone.
  var seenName: Name {
    goal == nil ? Name("\(name) (deleted)") : Name(name, emoji: goal?.emoji)
  }

  /// In how many months the plan was met: `0 of 2`.
  var metWords: Phrase {
    met.planned == 0 ? "" : "\(met.met) of \(met.planned)"
  }
}
