import SavingsCLI
import SavingsCore
import Testing

/// What is said where there is no way back.
@Suite struct HistoryProblemTests {
  @Test func aRefusalSaysHowFarOneCanGo() {
    let far = HistoryProblem.nothingToUndo(asked: 3, there: 2)
    #expect(far.said == "3 changes cannot be undone: the history has 2")
    #expect(far.tip == "undo them: cst undo 2")
    let gap = HistoryProblem.broken(
      revision: 4, damagedLine: nil, asked: 3, there: 2)
    #expect(
      gap.said
        == "3 changes cannot be undone: the history begins after change 4, "
        + "and 2 can be undone")
    #expect(gap.tip == "undo them: cst undo 2")
    let end = HistoryProblem.broken(
      revision: 7, damagedLine: nil, asked: 1, there: 0)
    #expect(
      end.said
        == "there is nothing to undo: the history begins after change 7")
    #expect(end.tip.hasPrefix("nothing was changed"))
    let damage = HistoryProblem.broken(
      revision: 7, damagedLine: 3, asked: 1, there: 0)
    #expect(
      damage.said
        == "there is nothing to undo: line 3 of the history is damaged")
  }

  @Test func whatCannotBeWalkedIsCorrectedByHand() {
    let differs = HistoryProblem.differs(revision: 1, path: "assets[0]")
    #expect(differs.said == "assets[0] is not what change 1 left")
    let edited = HistoryProblem.untraceable(revision: 3)
    #expect(
      edited.said
        == "change 3 took a file that was edited by hand, and what was there "
        + "before is not known")
    #expect(
      edited.tip
        == "nothing was changed; correct it by hand: cst log shows what was "
        + "done")
  }
}
