internal import CommandGrammar
internal import SavingsCore

let txEdit = Command(
  "tx edit", "Correct a transaction",
  positional("id", .transaction, "The start of its id"),
  option("amount", .amount, "How much").optional,
  option("asset", .asset, "Where").optional,
  option("goal", .goal, "The goal that it is for").optional,
  TransactionOptions.date, TransactionOptions.note,
  TransactionOptions.externalID,
  option("counterparty", .text, "Who sent or got it").optional,
  examples: [
    "cst tx edit 5b0c6c1e --amount 275",
    "cst tx edit 5b0c6c1e --goal \"\" --note \"\"",
  ],
  details: """
    What is not named stays. An empty text removes a goal, a note, an external
    id or a counterparty. The amount of a withdrawal is typed without a minus.
    A deposit on another day, in another asset or for another goal brings the
    share that the goal lacks there.
    """,
  related: ["tx list", "tx delete"], changes: true
) {
  (session: Session, name, amount, asset, goal, date, note, externalID, party)
  in
  let book = try session.book()
  let household = book.household
  let old = try book.transaction(named: name)
  var transaction = old
  if let asset {
    transaction.asset = try session.asset(asset, in: household).id
  }
  guard let owner = household.asset(transaction.asset),
    owner.currency == household.asset(old.asset)?.currency
  else {
    throw Failure(
      "wrong_currency", .refused,
      "the other asset holds another currency", subject: asset,
      tip: "delete this one and record a new one there")
  }
  if let amount {
    let money = try session.money(amount, in: owner.currency, of: owner.name)
    guard old.kind != .withdrawal || !money.amount.isNegative else {
      throw BookProblem.wrongSign(.withdrawal, money.amount, money.currency)
    }
    transaction.amount = old.kind == .withdrawal ? -money.amount : money.amount
  }
  if let goal {
    transaction.goal =
      goal.isEmpty ? nil : try session.goal(goal, in: household).id
  }
  transaction.date = try date.map(session.day) ?? old.date
  transaction.note = note.replacing(old.note)
  transaction.externalID = externalID.replacing(old.externalID)
  transaction.counterparty = party.replacing(old.counterparty)
  if externalID == nil, old.toldOn != nil,
    (transaction.date, transaction.amount) != (old.date, old.amount)
  {
    // What an opening is told to be now it is on its own day.
    transaction.externalID = nil
  }
  let correction = try book.correcting(transaction)
  let change = try session.change(to: correction.book)
  var sides: [(new: Transaction, old: Transaction?)] = [(transaction, old)]
  let other = book.otherSide(of: old)
  let following = change.after.otherSide(of: old)
  if let following, following != other { sides.add((following, other)) }
  return try Reply(
    change, warnings: try session.warnings(aboutSides: sides, in: change.after)
  ) {
    if transaction == old {
      "It says that already; nothing was changed."
    } else {
      "Changed the \(old.words(in: household)):"
      transaction.differences(from: old, date: date, in: household, by: session)
      if let other, let following, following != other {
        "Its other side followed, the \(other.words(in: household)):"
        following.differences(
          from: other, date: date, in: household, by: session)
      }
      correction.words(in: household)
      if (transaction.asset, transaction.goal) != (old.asset, old.goal) {
        try change.shareOfNothing(under: old, other)
      }
      try change.losses().document
      if transaction.kind == .withdrawal, transaction.goal != old.goal,
        let effect = try WithdrawalEffect(
          of: transaction, from: change.old, to: change.new)
      {
        try session.consequences(of: transaction, effect, in: change)
      }
    }
  }
}

extension Transaction {
  /// The transaction in a sentence, without its article: `deposit of 250.00
  /// EUR in "Savings" on 2026-03-04`.
  func words(in household: Household) -> Phrase {
    let asset = household.asset(asset)
    let goal = goal.flatMap { household.goal($0) }
    let whose: Phrase = goal.map { " for \(quoted: $0.name)" } ?? ""
    let sum = asset.map { asset in
      Money(kind == .withdrawal ? amount.magnitude : amount, asset.currency)
    }
    return """
      \(kind.rawValue) of \(sum) in \(quoted: asset?.name ?? "") \
      on \(date)\(whose)
      """
  }

  fileprivate func differences(
    from old: Transaction, date typed: TypedDate?, in household: Household,
    by session: Session
  ) -> Document {
    Document(
      from: old, to: self,
      (
        "amount",
        { "\(Money($0.amount, household.asset($0.asset)?.currency))" }
      ),
      (
        "date",
        {
          $0.date == old.date
            ? "\($0.date)" : session.spelled(typed, $0.date)
        }
      ),
      ("asset", { (household.asset($0.asset)?.name).orNone }),
      ("goal", { $0.goal.flatMap { household.goal($0)?.name }.orNone }),
      ("note", { $0.note.orNone }),
      ("external id", { $0.externalID.orNone }),
      ("counterparty", { $0.counterparty.orNone }))
  }
}
