internal import CommandGrammar
internal import SavingsCore

extension Session {
  /// Finishes a round of a goal that comes again, which stays active.
  func endRound(of goal: Goal, in book: Book) throws -> Reply {
    let requirement = try occasion().requirement(of: goal)
    guard let rounds = requirement?.rounds else {
      throw BookProblem.goalAlready(goal.name, slug: goal.slug, goal.lifecycle)
    }
    let round = rounds.due(on: today)
    let running = rounds.running(on: today)
    guard round <= running, let deadline = rounds.deadline(of: round) else {
      let next = rounds.deadline(of: running) ?? .last
      throw Failure.notPossible(
        """
        round \(running) of \(quoted: goal.name) was finished already; its \
        next one can be from \(next) on
        """,
        tip: "take that back with: \(run: "cst goal reopen \(goal.slug)")")
    }
    let change = try change(to: try book.finishingRound(of: goal, on: today))
    // The one that was meant may be over by itself, if this one has not all.
    let isThere =
      requirement?.status == .completed && requirement?.payments.round == round
    let isNext =
      !isThere && round == running
      && !rounds.paid(for: round).isPositive && round > 1
      && rounds.finishedOn(round - 1) == nil
    return try Reply(
      change,
      confirmation: isNext
        ? Confirmation(
          "finishing round \(round) of \(quoted: goal.name)", slug: goal.slug,
          Confirmation.Effect(
            verb: "skip",
            object: "what is due on \(deadline); round \(round - 1) was paid"),
          question: "Finish it?")
        : nil
    ) {
      """
      Finished round \(round) of \(quoted: goal.name), due on \(deadline); \
      the next one begins.
      """
      try month(of: goal, in: change.new)
    }
  }

  /// Finishes or cancels a goal; one that holds money asks first.
  func end(_ name: String, _ lifecycle: Goal.Lifecycle) throws -> Reply {
    let book = try book()
    let goal = try goal(name, in: book.household)
    let next = try book.ending(goal, lifecycle)
    let released = try occasion().holdings(of: goal)
    let (done, action, question): (Phrase, Phrase, Phrase) =
      switch lifecycle {
      case .finished: ("Finished", "finishing", "Finish it?")
      case .cancelled, .active: ("Cancelled", "cancelling", "Cancel it?")
      }
    let change = try change(to: next)
    let freed = try change.old.freed(goal, by: change.new)
    let gains = try change.lossesBack()
    return Reply(
      change,
      confirmation: released.isEmpty
        ? nil
        : Confirmation(
          "\(action) \(quoted: goal.name)", slug: goal.slug,
          Confirmation.Effect(verb: "release", object: released.words),
          question: question)
    ) {
      "\(done) \(quoted: goal.name)."
      if !released.isEmpty { "It released \(released.words)." }
      for row in book.household.allocations
      where row.goal == goal.id && row.since > today && !row.share.isNothing {
        row.givenUp(in: book.household)
      }
      freed.document
      gains.asGains
    }
  }
}
