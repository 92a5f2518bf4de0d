internal import CommandGrammar
internal import SavingsCore

let txInterest = Command(
  "tx interest", "Record what an asset earned",
  positional("amount", .amount, "How much"),
  option("asset", .asset, "Where"),
  TransactionOptions.date, TransactionOptions.note,
  TransactionOptions.externalID,
  option("counterparty", .text, "Who paid it").optional,
  examples: ["cst tx interest 3.12 --asset savings"],
  related: ["asset reconcile", "tx list"], changes: true
) { (session: Session, amount, asset, date, note, externalID, party) in
  try session.record(
    amount, .interest, asset, goal: nil, date: date, note: note,
    externalID: externalID, counterparty: party)
}
