internal import SavingsCore

/// Everything that commands answer, for the schemas of `docs/schema`.
package var answers: [any Answer.Type] {
  [
    Plan.self, GoalReport.self, GoalPage.self, AssetReport.self,
    AssetPage.self, TransactionReport.self, TransactionReport.Row.self,
    AllocationReport.self, RateReport.self, ExplanationOfGoal.self,
    MonthPage.self, LookingBack.self,
    FlexAnswer.self, FlexChoice.self, BudgetAnswer.self, TrialAnswer.self,
    ForecastAnswer.self, AgendaAnswer.self, RemindAnswer.self,
    ChangeAccount.self,
    HistoryReport.self, CheckPage.self, SettingListing.self, ShellScript.self,
    HelpAnswer.self, ManualAnswer.self, VersionAnswer.self, StartAnswer.self,
    ImportAnswer.self, ExportAnswer.self,
  ]
}

extension Schema {
  /// What is said beside every answer.
  package static var warnings: Schema {
    .named("warnings", [ToldWarning].schema)
  }

  /// Why there is no answer.
  package static var failure: (about: String, schema: Schema) {
    (FailurePage.about, FailurePage.schema)
  }
}
