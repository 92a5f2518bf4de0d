internal import CommandGrammar
internal import SavingsCore

let txDeposit = Command(
  "tx deposit", "Record money that came in",
  positional("amount", .amount, "How much"),
  option("asset", .asset, "Where"),
  option("goal", .goal, "The goal that it is for").optional,
  option("date", .date, TransactionText.date).optional,
  option("note", .text, TransactionText.note).optional,
  option("external-id", .text, TransactionText.externalID).optional,
  option("counterparty", .text, "Who sent it").optional,
  examples: [
    "cst tx deposit 250 --asset savings",
    "cst tx deposit 250EUR --asset savings --date 2026-11-02",
  ],
  related: ["save", "tx withdraw", "tx list"], changes: true
) { (session: Session, amount, asset, goal, date, note, externalID, party) in
  try session.record(
    amount, .deposit, asset, goal: goal, date: date, note: note,
    externalID: externalID, counterparty: party)
}
