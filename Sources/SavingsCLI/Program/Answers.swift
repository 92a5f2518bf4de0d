internal import SavingsCore

/// Everything that commands answer, for the schemas of `docs/schema`.
private var answers: [any Answer.Type] {
  [
    Plan.self, GoalReport.self, GoalPage.self, AssetReport.self,
    AssetPage.self, TransactionReport.self, TransactionReport.Row.self,
    AllocationReport.self, RateReport.self, ExplanationOfGoal.self,
    FlexAnswer.self, FlexChoice.self, BudgetAnswer.self, ChangeAccount.self,
    HistoryReport.self, CheckPage.self, SettingListing.self, ShellScript.self,
    HelpAnswer.self, ManualAnswer.self, VersionAnswer.self, StartAnswer.self,
  ]
}

extension Schema {
  /// The pages of `docs/schema` by the names of their files.
  package static var pages: [String: Value] {
    var pages = [
      "common-1.schema.json": common(
        [.named("warnings", [ToldWarning].schema)] + answers.map { $0.schema }),
      "error-1.schema.json": FailurePage.schema.page(FailurePage.about),
    ]
    for answer in answers {
      pages["\(answer.kind)-1.schema.json"] = answer.page
    }
    return pages
  }
}

extension Answer {
  /// The page of `docs/schema` about the documents with such an answer.
  static var page: Value {
    Schema.record([
      ("schemaVersion", .constant(1)), ("kind", .constant(kind.value)),
      ("today", CalendarDate.schema), ("data", schema),
      ("warnings", .named("warnings", [ToldWarning].schema)),
    ]).page(about)
  }
}
