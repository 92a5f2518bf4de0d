internal import CommandGrammar
internal import SavingsCore

let txTransfer = Command(
  "tx transfer", "Move money from one asset to another",
  positional("amount", .amount, "How much leaves"),
  option("from", .asset, "Where it leaves"),
  option("to", .asset, "Where it goes"),
  option("receives", .amount, "How much arrives, if not the same").optional,
  option("goal", .goal, "The goal that it is for").optional,
  TransactionOptions.date, TransactionOptions.note,
  examples: [
    "cst tx transfer 100USD --from dollar-account --to savings --receives 92EUR",
    "cst tx transfer 50 --from savings --to yen-cash --receives 8200",
  ],
  details: """
    It is a withdrawal and a deposit of one day, each of which names the
    other: whoever deletes one of them, or changes its day or goal, does both.
    An amount that is changed changes both where they are of one currency.

    Between two currencies it has to be said what arrives. Between two assets
    of one currency, what does not arrive is a fee.

    With --goal both sides name it: what was the goal's is neither saved nor
    spent; out of an asset in which it has no share it is saved.
    """,
  related: ["tx deposit", "tx withdraw", "tx edit"], changes: true
) { (session: Session, amount, from, to, receives, goal, date, note) in
  let book = try session.book()
  let household = book.household
  let (source, target) = (
    try session.asset(from, in: household), try session.asset(to, in: household)
  )
  let sent = try session.money(amount, in: source.currency, of: source.name)
  let day = try session.day(date)
  let received = try session.received(
    receives, of: sent, by: target, on: day, household)
  for (money, kind) in [
    (sent, Transaction.Kind.withdrawal), (received, .deposit),
  ] where !money.amount.isPositive {
    throw BookProblem.wrongSign(kind, money.amount, money.currency)
  }
  let named = try goal.map { try session.goal($0, in: household) }
  let transfer = Transfer(
    sent.amount, from: source.id, received.amount, to: target.id, on: day,
    goal: named?.id,
    note: note.replacing(nil), ids: (session.newID(), session.newID()))
  let recording = try book.transferring(transfer)
  let change = try session.change(to: recording.book)
  return try Reply(
    change,
    warnings: try session.warnings(
      aboutSides: [(transfer.withdrawal, nil), (transfer.deposit, nil)],
      in: change.after)
  ) {
    """
    Moved \(sent) from \(quoted: source.name) to \(quoted: target.name)\
    \(session.dated(date, day)).
    """
    if sent.currency != received.currency {
      "\(received) arrived."
    } else if sent != received {
      let fee = Money(try sent.amount - received.amount, sent.currency)
      "\(received) arrived; \(fee) is the fee."
    }
    for asset in [source, target] {
      let held = try session.holding(of: asset, in: change.after)
      "  \(held)"
    }
    recording.words(in: household)
    try change.losses().document
    if let named {
      let lacked = try change.old.shortage(of: named, in: source)
      let lacks = try change.new.shortage(of: named, in: source)
      if lacked.amount < lacks.amount {
        """
        That is more than \(quoted: named.name) had in \(quoted: source.name); \
        \(named.owing(lacks, to: source))
        """
      }
      try change.new.plan().monthLeft(of: named)
    }
  }
}

extension Occasion {
  /// How much of the next deposits for a goal in an asset makes good what was
  /// taken out of it.
  fileprivate func shortage(of goal: Goal, in asset: Asset) throws -> Money {
    let lacks = try ask(of: asset, for: goal).flatMap {
      try funding(of: asset)?.shortage(of: $0)
    }
    return try household.settings.shown(lacks ?? .zero, asset.currency)
  }
}

extension Session {
  /// What arrives, which has to be said where the currencies differ.
  fileprivate func received(
    _ typed: TypedAmount?, of sent: Money, by target: Asset,
    on day: CalendarDate, _ household: Household
  ) throws -> Money {
    let currency = target.currency
    if let typed {
      let received = try money(typed, in: currency, of: target.name)
      guard currency != sent.currency || received.amount <= sent.amount else {
        throw Failure(
          "receives_more", .usage, "\(received) is more than the \(sent) sent",
          subject: typed.text, tip: "leave --receives out if there is no fee")
      }
      return received
    }
    guard currency != sent.currency else { return sent }
    let worth = try Exchange(household.rates, on: day).worth(
      of: sent, in: currency, household.settings)
    let tip: Tip =
      if let worth {
        """
        by the rate of that day it would be --receives \
        \(worth.amount.description)\(currency.code)
        """
      } else {
        "add what arrived, in \(currency.code): --receives AMOUNT"
      }
    throw Failure(
      "missing_received", .usage,
      """
      \(quoted: target.name) holds \(currency), and \(sent) is sent: it has \
      to be said what arrives
      """, subject: target.slug, tip: tip)
  }

  /// What an asset holds, in a sentence.
  func holding(of asset: Asset, in book: Book) throws -> Phrase {
    let held = Money(try book.balance(of: asset.id, on: today), asset.currency)
    return "\(quoted: asset.name) holds \(held) now."
  }
}
