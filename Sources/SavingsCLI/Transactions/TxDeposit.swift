internal import CommandGrammar
internal import SavingsCore

let txDeposit = recording(
  "tx deposit", "Record money that came in", .deposit,
  goal: "The goal that it is for", counterparty: "Who sent it",
  examples: [
    "cst tx deposit 250 --asset savings",
    "cst tx deposit 250EUR --asset savings --date 2026-11-02",
  ],
  related: ["save", "tx withdraw", "tx list"])

/// A command that records what came into an asset or went out of it.
func recording(
  _ words: String, _ summary: String, _ kind: Transaction.Kind, goal: String,
  counterparty: String, examples: [String], related: [String]
) -> Command<Session, Reply> {
  Command(
    words, summary,
    positional("amount", .amount, "How much"),
    option("asset", .asset, "Where"),
    option("goal", .goal, goal).optional,
    TransactionOptions.date, TransactionOptions.note,
    TransactionOptions.externalID,
    option("counterparty", .text, counterparty).optional,
    examples: examples, related: related, changes: true
  ) { (session: Session, amount, asset, goal, date, note, externalID, party) in
    try session.record(
      amount, kind, asset, goal: goal, date: date, note: note,
      externalID: externalID, counterparty: party)
  }
}
