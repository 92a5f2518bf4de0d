internal import CommandGrammar
internal import SavingsCore

let txWithdraw = Command(
  "tx withdraw", "Record money that went out",
  positional("amount", .amount, "How much"),
  option("asset", .asset, "Where"),
  option("goal", .goal, "The goal that it is taken from").optional,
  option("date", .date, TransactionText.date).optional,
  option("note", .text, TransactionText.note).optional,
  option("external-id", .text, TransactionText.externalID).optional,
  option("counterparty", .text, "Who got it").optional,
  examples: [
    "cst tx withdraw 100 --asset savings --goal new-car",
    "cst tx withdraw 40EUR --asset savings --note \"New tyres\"",
  ],
  related: ["tx deposit", "tx list"], changes: true
) { (session: Session, amount, asset, goal, date, note, externalID, party) in
  try session.record(
    amount, .withdrawal, asset, goal: goal, date: date, note: note,
    externalID: externalID, counterparty: party)
}
