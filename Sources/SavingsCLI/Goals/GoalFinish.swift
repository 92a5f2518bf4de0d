internal import CommandGrammar
internal import SavingsCore

let goalFinish = Command(
  "goal finish", "Close a goal that was reached",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal finish laptop"],
  details: """
    It is planned no more, and gives up its shares from that day on. Take out
    what it cost before, so that it is the goal's: cst tx withdraw. Do it on the
    same day: until then what went is asked for again.

    Of a goal that comes again the round that is due, else the one that runs,
    is over; the goal stays. To end it altogether: cst goal cancel.
    """,
  related: ["goal cancel", "goal reopen"], changes: true
) { (session: Session, name) in
  let book = try session.book()
  let goal = try session.goal(name, in: book.household)
  if goal.every != nil, goal.isActive {
    return try session.endRound(of: goal, in: book)
  }
  return try session.end(name, .finished(session.today))
}
