internal import CommandGrammar
internal import SavingsCore

let goalReopen = Command(
  "goal reopen", "Save again for a closed goal",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal reopen new-car"],
  details: """
    It has again what it had before its end, as far as nothing came later and
    nobody else has less for it; what does not come back is named. Shares that
    were set on its last day or for later ones are not put back.

    Of a goal that comes again the round that was finished last runs again.
    """,
  related: ["goal finish", "alloc set"], changes: true
) { (session: Session, name) in
  let book = try session.book()
  let goal = try session.goal(name, in: book.household)
  if goal.isActive, !goal.roundsFinished.isEmpty {
    let rounds = try session.occasion().requirement(of: goal)?.rounds
    let round = rounds?.finishedLast ?? 1
    let running = rounds?.running(on: session.today) ?? 1
    guard round >= running - 1 else {
      throw Failure.notPossible(
        """
        round \(round) of \(quoted: goal.name) was finished last, and another \
        one came due since
        """,
        tip: "see its rounds: \(run: "cst goal show \(goal.slug)")")
    }
    let change = try session.change(to: try book.reopeningRound(of: goal))
    return try Reply(change) {
      if let now = try change.new.requirement(of: goal)?.rounds,
        running > round, now.paid(for: round).isPositive
      {
        """
        Round \(round) of \(quoted: goal.name) was paid, so it is over without \
        being marked as finished.
        """
      } else {
        "Round \(round) of \(quoted: goal.name) runs again."
      }
      try session.month(of: goal, in: change.new)
    }
  }
  let reopening: Book.Reopening
  do throws(BookProblem) {
    reopening = try book.reopening(goal, on: session.today)
  } catch {
    guard case .nameTaken = error else { throw error }
    throw error.failure.tipping(
      """
      give this one another name first: \
      \(run: "cst goal edit \(goal.slug) --name \(.name)")
      """)
  }
  let change = try session.change(to: reopening.book)
  let held = try change.new.holdings(of: goal)
  return try Reply(change, warnings: try change.new.plan().gaps(of: goal)) {
    "Reopened \(quoted: goal.name)."
    for row in reopening.restored {
      "  Its share is back: \(row.words(in: book.household))."
    }
    if !held.isEmpty { "It holds \(held.words) again." }
    for row in reopening.lost {
      """
        This share is taken by now: \(row.words(in: book.household)). \
      \(try change.new.wayBack(of: row))
      """
    }
    if let end = goal.lifecycle.end,
      book.household.allocations.contains(where: { $0.goal == goal.id })
    {
      """
      If a share was set on \(end), the day it ended, or for later, it is not \
      put back; how to set it: \(run: "cst help alloc set")
      """
    }
    try session.month(of: goal, in: change.new)
  }
}

extension Occasion {
  /// How a share that is lost is set to as much of it as is free.
  fileprivate func wayBack(of row: AssetAllocation) throws -> Phrase {
    guard let asset = household.asset(row.asset),
      let goal = household.goal(row.goal)
    else { return "" }
    guard let fits = try fitting(row) else {
      return "See who has it: \(run: "cst asset show \(asset.slug)")"
    }
    return """
      Set what fits: \(run: """
        cst alloc set \(fits.typed) --asset \(asset.slug) --goal \(goal.slug)
        """)
      """
  }
}
