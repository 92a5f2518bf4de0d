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
  try session.end(name, .finished(session.today), action: "finishing")
}
