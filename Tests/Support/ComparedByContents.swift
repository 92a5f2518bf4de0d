import CommandGrammar
package import SavingsCLI
import SavingsCore

/// What only tests compare: the same where everything in it is.
///
/// The program never asks whether two problems are one, so it has no code
/// for it.
public protocol ComparedByContents: Equatable {}

extension ComparedByContents {
  /// Whether both hold the same, down to the last property.
  public static func == (a: Self, b: Self) -> Bool {
    contents(of: a) == contents(of: b)
  }
}

extension BookProblem: ComparedByContents {}
extension BudgetProblem: ComparedByContents {}
extension Candidate: ComparedByContents {}
extension ContentProblem: ComparedByContents {}
extension Contradiction: ComparedByContents {}
extension Damage: ComparedByContents {}
extension Figures: ComparedByContents {}
extension Finding: ComparedByContents {}
extension Flaw: ComparedByContents {}
extension Flaw.Token: ComparedByContents {}
extension FlexProblem: ComparedByContents {}
extension FlexReach: ComparedByContents {}
extension Flows: ComparedByContents {}
extension Forecast.Pace: ComparedByContents {}
extension GoalKindProblem: ComparedByContents {}
extension HistoryProblem: ComparedByContents {}
extension JoinAnswer: ComparedByContents {}
extension JoinConflict: ComparedByContents {}
extension JoinProblem: ComparedByContents {}
extension JoinWarning: ComparedByContents {}
extension Merging.OpeningChange: ComparedByContents {}
extension Misreading: ComparedByContents {}
extension MoneyProblem: ComparedByContents {}
extension NamingProblem: ComparedByContents {}
extension SavedPoint: ComparedByContents {}
extension SavingProblem: ComparedByContents {}
extension StoreProblem: ComparedByContents {}
extension StoreProblem.Outcome: ComparedByContents {}
extension Subject: ComparedByContents {}
extension UsageProblem: ComparedByContents {}

extension Outcome: Equatable {
  /// Whether both say the same and end alike, whatever they were made of.
  package static func == (a: Outcome, b: Outcome) -> Bool {
    a.out == b.out && a.err == b.err && a.status == b.status
      && a.isSaved == b.isSaved
  }
}
