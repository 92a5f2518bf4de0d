internal import CommandGrammar
internal import SavingsCore

/// The options of a transaction, declared once for all kinds.
enum TransactionOptions {
  static let date = option("date", .date, "The day on which it counts").optional
  static let note = option("note", .text, "Whatever is worth remembering")
    .optional
  static let externalID = option("external-id", .text, "What the bank calls it")
    .optional
}

extension Session {
  /// Adds a transaction; a withdrawal is typed as a positive amount.
  func record(
    _ typed: TypedAmount, _ kind: Transaction.Kind, _ assetName: String,
    goal goalName: String?, date: TypedDate?, note: String?,
    externalID: String?, counterparty: String?
  ) throws -> Reply {
    let book = try book()
    let asset = try asset(assetName, in: book.household)
    let money = try money(typed, in: asset.currency, of: asset.name)
    guard kind == .interest || !money.amount.isNegative else {
      throw BookProblem.wrongSign(kind, money.amount, money.currency)
    }
    let transaction = Transaction(
      id: newID(), asset: asset.id, date: try day(date),
      amount: kind == .withdrawal ? -money.amount : money.amount, kind: kind,
      goal: try goalName.map { try goal($0, in: book.household).id },
      note: note.replacing(nil), counterparty: counterparty.replacing(nil),
      externalID: externalID.replacing(nil))
    let recording = try book.recording(transaction)
    let change = try change(to: recording.book)
    let held = try holding(of: asset, in: change.after)
    if kind == .withdrawal,
      let effect = try WithdrawalEffect(
        of: transaction, from: change.old, to: change.new)
    {
      return try reply(
        to: change, transaction, effect, dated(date, transaction.date))
    }
    return try Reply(
      change, warnings: try warnings(about: transaction, in: change.after)
    ) {
      "\(kind.done(money))\(dated(date, transaction.date)): \(held)"
      recording.words(in: book.household)
      // What comes in for nobody takes from nobody.
      if transaction.amount.isNegative || transaction.goal != nil {
        try change.losses().document
      }
    }
  }

  /// What a withdrawal for a goal means for it, and who else has less.
  private func reply(
    to change: Change, _ withdrawal: Transaction, _ effect: WithdrawalEffect,
    _ dated: Phrase
  ) throws -> Reply {
    let plan = try change.new.plan()
    let others = try change.losses().filter { $0.goal.id != effect.goal.id }
    let consequences = try consequences(of: withdrawal, effect, in: change)
    return Reply(
      change,
      warnings: try warnings(about: withdrawal, in: change.after)
        + plan.gaps(of: effect.goal)
    ) {
      effect.sentence(dated: dated)
      consequences
      others.document
    }
  }

  /// What a withdrawal that is kept now means for its goal.
  func consequences(
    of withdrawal: Transaction, _ effect: WithdrawalEffect, in change: Change
  ) throws -> Document {
    effect.consequences(
      id: effect.excess.amount.isZero || request.isDryRun
        ? nil : change.after.transactions.shortID(withdrawal.id),
      on: withdrawal.date == today ? nil : withdrawal.date,
      monthLeft: try change.new.plan().monthLeft(of: effect.goal))
  }

  /// What a careful saver should know of the sides of a transfer, or of what
  /// is none, each with what it was before; that a day is still to come is said
  /// once.
  func warnings(
    aboutSides sides: [(new: Transaction, old: Transaction?)], in book: Book
  ) throws -> [Warning] {
    try sides.enumerated().flatMap { place, side in
      try warnings(about: side.new, insteadOf: side.old, in: book)
        .filter { place == 0 || $0.code != "future_date" }
    }
  }

  /// What a careful saver should know of a transaction, or of one that was
  /// another before.
  func warnings(
    about transaction: Transaction, insteadOf old: Transaction? = nil,
    in book: Book
  ) throws -> [Warning] {
    guard let asset = book.household.asset(transaction.asset) else { return [] }
    var warnings: [Warning] = []
    if transaction.date > today {
      warnings.add(
        Warning(
          "future_date",
          "\(transaction.date) is in the future, so it does not count until "
            + "then", subject: asset.slug))
    }
    let day = max(today, transaction.date)
    let balance =
      transaction.amount.isNegative
      ? try book.balance(of: asset.id, on: day) : .zero
    if balance.isNegative {
      warnings.add(
        Warning(overdrawn: asset, to: balance, on: day > today ? day : nil))
    }
    let goal = transaction.goal.flatMap { book.household.goal($0) }
    let isMovedAlike =
      old.map {
        ($0.asset, $0.date, $0.amount, $0.goal)
          == (
            transaction.asset, transaction.date, transaction.amount,
            transaction.goal
          )
      } ?? false
    if !isMovedAlike {
      warnings += book.warningsOfDoubles([transaction])
      warnings += [
        try book.warningBeforeOpening(transaction, of: asset),
        try goal.flatMap {
          try book.warningBeforeEarmark(
            transaction, insteadOf: old, of: asset, for: $0)
        },
      ].compactMap(\.self)
    }
    if let goal {
      let row = book.household.rows(of: asset.id, for: goal.id)
        .row(on: transaction.date)
      // What names a goal after it gave its share up is its own.
      let counts = row.map {
        !$0.share.isNothing || $0.since < transaction.date
      }
      let isTold = warnings.contains { $0.code == "before_share" }
      // Spending what an ended goal had is no surprise.
      let isOver =
        transaction.amount.isPositive && !goal.isActive(on: transaction.date)
      // What was free moves to where it is the goal's.
      let isMoved = transaction.transfer != nil && transaction.amount.isNegative
      if isOver, counts == true {
        warnings.add(
          Warning(
            setApartIn: asset, for: goal,
            // Nobody finds what is not kept.
            request.isDryRun || request.isStrict
              ? nil : book.transactions.shortID(transaction.id),
            in: book.household))
      } else if counts != true && !isMoved || isOver, !isTold {
        warnings.add(
          Warning(
            noShareOf: asset, for: goal, transaction, in: book.household,
            source: try book.source(of: transaction, from: asset)))
      }
    }
    return warnings
  }
}

extension Warning {
  /// That an asset holds less than nothing, or will on a day to come.
  convenience init(
    overdrawn asset: Asset, to balance: Amount, on day: CalendarDate? = nil
  ) {
    let when: Phrase = day.map { " on \($0)" } ?? ""
    self.init(
      "overdrawn",
      """
      \(quoted: asset.name) \(day == nil ? "is" : "will be") overdrawn by \
      \(Money(balance.magnitude, asset.currency))\(when)
      """, subject: asset.slug)
  }
}

extension Transaction.Kind {
  /// What was done, at the start of a sentence; interest may have to be paid.
  func done(_ money: Money) -> Phrase {
    switch self {
    case .opening: "Opened with \(money)"
    case .deposit: "Deposited \(money)"
    case .withdrawal: "Withdrew \(money)"
    case .interest where money.amount.isNegative:
      "Paid \(Money(money.amount.magnitude, money.currency)) of interest"
    case .interest: "Earned \(money)"
    case .adjustment: "Adjusted by \(change: money)"
    }
  }
}
