internal import SavingsCore

extension Session {
  /// Finishes or cancels a goal; one that holds money asks first.
  func end(
    _ name: String, _ lifecycle: Goal.Lifecycle, action: Phrase
  ) throws -> Reply {
    let book = try book()
    let goal = try goal(name, in: book.household)
    let next = try book.ending(goal, lifecycle)
    let released = try occasion().holdings(of: goal)
    let (done, question): (Phrase, Phrase) =
      switch lifecycle {
      case .finished: ("Finished", "Finish it?")
      case .cancelled, .active: ("Cancelled", "Cancel it?")
      }
    let change = try change(to: next)
    let freed = try change.old.freed(goal, by: change.new)
    return Reply(
      change,
      confirmation: released.isEmpty
        ? nil
        : Confirmation(
          "\(action) \(quoted: goal.name)", slug: goal.slug,
          Confirmation.Effect("release", "releases", released.words),
          question: question)
    ) {
      "\(done) \(quoted: goal.name)."
      if !released.isEmpty { "It released \(released.words)." }
      freed.document
    }
  }
}
