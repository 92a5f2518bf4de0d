internal import SavingsCore

#if DEBUG
/// Everything that commands answer, for the schemas of `docs/schema`.
package var answers: [(kind: String, about: String, schema: Schema)] {
  let answers: [any Answer.Type] = [
    Plan.self, GoalReport.self, GoalPage.self, AssetReport.self,
    AssetPage.self, TransactionReport.self, TransactionReport.Row.self,
    AllocationReport.self, RateReport.self, Explanation.self,
    MonthReport.self, LookingBack.self,
    FlexAnswer.self, FlexComparison.self, BudgetAnswer.self, TrialAnswer.self,
    ForecastAnswer.self, AgendaCalendar.self, Reminders.self,
    LineOfTime.self, SavedChart.self, Shares.self, NetDays.self,
    ReportAnswer.self,
    ChangeAccount.self, MergeAnswer.self,
    HistoryReport.self, CheckPage.self, SettingListing.self, ShellScript.self,
    ImportAnswer.self, ExportAnswer.self,
    RateFetchAnswer.self, AssetSyncAnswer.self,
  ]
  return answers.map { ($0.kind, $0.about, $0.schema) } + pages
}

/// What is answered without a command.
private let pages: [(kind: String, about: String, schema: Schema)] = [
  ("help", "A page of the help.", .record([("text", String.schema)])),
  ("manual", "The manual page.", .record([("text", String.schema)])),
  (
    "version", "The version of the program.",
    .record([("version", .pattern("^[0-9]+\\.[0-9]+\\.[0-9]+$"))])
  ),
  ("start", "Nothing: no command was given.", .null),
]

extension Schema {
  /// What is said beside every answer.
  package static var warnings: Schema {
    .named("warnings", [ToldWarning].schema)
  }

  /// Why there is no answer.
  package static var failure: (about: String, schema: Schema) {
    (Failure.about, Failure.fields.schema())
  }
}
#endif
