internal import CommandGrammar
internal import SavingsCore

let goalFinish = Command(
  "goal finish", "Close a goal that was reached",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal finish laptop"],
  details: [
    "It is planned no more, and gives up its shares from that day on."
  ],
  related: ["goal cancel", "goal reopen"], changes: true
) { (session: Session, name) in
  try session.end(name, .finished(session.today), deed: "finishing")
}

let goalCancel = Command(
  "goal cancel", "Give a goal up",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal cancel new-car"],
  details: [
    "It is planned no more, and gives up its shares from that day on."
  ],
  related: ["goal finish", "goal reopen", "goal delete"], changes: true
) { (session: Session, name) in
  try session.end(name, .cancelled(session.today), deed: "cancelling")
}

let goalReopen = Command(
  "goal reopen", "Save again for a closed goal",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal reopen new-car"],
  details: [
    """
    The shares that it had on the day before its end come back as far as they \
    are still free; those that are not are named. Shares of its last day or of \
    later ones come back only by cst undo.
    """
  ],
  related: ["goal finish", "alloc set"], changes: true
) { (session: Session, name) in
  let book = try session.book()
  let goal = try session.goal(name, in: book.household)
  let reopening = try book.reopening(goal, on: session.today)
  let held = try reopening.book.holdings(of: goal, on: session.today)
  return try Reply(Change(from: book, to: reopening.book)) {
    "Reopened \(quoted: goal.name)."
    for row in reopening.restored {
      "  Its share is back: \(row.words(in: book.household))."
    }
    if !held.isEmpty { "It holds \(held.words) again." }
    for row in reopening.lost {
      """
        This share is taken by now: \(row.words(in: book.household)). \
      Set what fits with: cst alloc set
      """
    }
    if let end = goal.lifecycle.end {
      """
      Shares that were set on \(end), the day it ended, or for later are not \
      put back: only undoing the end does that, with cst undo.
      """
    }
    try session.month(of: goal, in: reopening.book)
  }
}

extension Session {
  /// Finishes or cancels a goal; one that holds money asks first.
  fileprivate func end(
    _ name: String, _ lifecycle: Goal.Lifecycle, deed: Phrase
  ) throws -> Reply {
    let book = try book()
    let goal = try goal(name, in: book.household)
    let next = try book.ending(goal, lifecycle)
    let released = try book.holdings(of: goal, on: today)
    let (done, question): (Phrase, Phrase) =
      switch lifecycle {
      case .finished: ("Finished", "Finish it?")
      case .cancelled, .active: ("Cancelled", "Cancel it?")
      }
    return Reply(
      Change(from: book, to: next),
      confirmation: released.isEmpty
        ? nil
        : Confirmation(
          "\(deed) \(quoted: goal.name)", slug: goal.slug,
          Confirmation.Effect("release", "releases", released.words),
          question: question)
    ) {
      "\(done) \(quoted: goal.name)."
      if !released.isEmpty { "It released \(released.words)." }
    }
  }
}
