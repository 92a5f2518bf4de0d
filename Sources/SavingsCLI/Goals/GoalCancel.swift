internal import CommandGrammar
internal import SavingsCore

let goalCancel = Command(
  "goal cancel", "Give a goal up",
  positional("goal", .goal, "Which one"),
  examples: ["cst goal cancel new-car"],
  details: "It is planned no more, and gives up its shares from that day on.",
  related: ["goal finish", "goal reopen", "goal delete"], changes: true
) { (session: Session, name) in
  try session.end(name, .cancelled(session.today))
}
