internal import CommandGrammar
internal import SavingsCore

extension HistoryProblem: Worded {
  var failure: Failure {
    switch self {
    case .nothingToUndo(_, 0):
      .notPossible("there is nothing to undo", tip: log)
    case .nothingToRedo(_, 0):
      .notPossible("there is nothing to redo", tip: log)
    case .nothingToUndo(let asked, let there):
      .notPossible(
        "\(asked) changes cannot be undone: the history has \(there)",
        tip: undo(there))
    case .nothingToRedo(let asked, let there):
      .notPossible(
        "\(asked) changes cannot be redone: \(there) can be",
        tip: "redo \(those(there)): \(run: "cst redo \(there)")")
    case .broken(let revision, let line, _, 0):
      .notPossible(
        "there is nothing to undo: \(end(after: revision, line))",
        tip:
          "nothing was changed; see what the history holds: \(run: "cst log")")
    case .broken(let revision, let line, let asked, let there):
      .notPossible(
        """
        \(asked) changes cannot be undone: \(end(after: revision, line)), and \
        \(there) can be undone
        """, tip: undo(there))
    case .otherStore(let revision):
      .notPossible(
        "the store is not the one that change \(revision) left", tip: byHand)
    case .differs(let revision, let path):
      .notPossible("\(path) is not what change \(revision) left", tip: byHand)
    case .untraceable(let revision):
      .notPossible(
        """
        change \(revision) took a file that was edited by hand, and what was \
        there before is not known
        """, tip: byHand)
    case .noSuchChange(let revision, let first, let last):
      Failure(
        "no_such_change", .notFound, "the history has no change \(revision)",
        subject: "\(revision)",
        tip: first.map { first in
          "it has those from \(first) to \(last ?? first): \(run: "cst log")"
        } ?? "no change is remembered: \(run: "cst log")")
    case .content(let problem): .notPossible(problem.words, tip: byHand)
    }
  }

  /// Why there is no way back over a change.
  private func end(after revision: Int, _ damagedLine: Int?) -> Phrase {
    damagedLine.map { "line \($0) of the history is damaged" }
      ?? "the history begins after change \(revision)"
  }

  private var log: Tip { "see what was changed: \(run: "cst log")" }

  private func undo(_ count: Int) -> Tip {
    "undo \(those(count)): \(run: "cst undo \(count)")"
  }

  private func those(_ count: Int) -> String { count == 1 ? "it" : "them" }

  private var byHand: Tip {
    """
    nothing was changed; correct it by hand: \(run: "cst log") shows what was \
    done
    """
  }
}
