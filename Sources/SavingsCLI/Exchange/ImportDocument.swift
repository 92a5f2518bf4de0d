internal import CommandGrammar
internal import SavingsCore

extension ImportedAccount {
  private var asset: Asset { pair.asset }

  @Composing func document(
    in book: Book, on today: CalendarDate
  ) -> Document {
    headline
    if merging.changesAnything || rows.rows.isEmpty {
      if merging.known > 0 { "  \(merging.known) \(wasThere(merging.known))" }
      if !merging.matched.isEmpty {
        """
          \(merging.matched.count) \(wasThere(merging.matched.count)), as \
        typed: \(merging.matched.named(currency))
        """
      }
      for goal in book.household.goals {
        let found = merging.added.filter { $0.goal == goal.id }
        if let last = found.last {
          """
            \(found.count) \(found.count == 1 ? "is" : "are") for \
          \(quoted: goal.name): \(found.named(currency))
          """
          if last.kind == .withdrawal, !goal.isStanding,
            !merging.withoutShare.contains(where: { $0.id == last.id })
          {
            let finish = book.finishing(goal, with: last, on: today)
            "  If that was all of it: \(run: finish)"
            if let rest = found.targetWithout(goal, currency) {
              let lower: ShellCommand = """
                cst goal edit \(goal.slug) --target \(rest)\(currency)
                """
              "  If that was a part of it: \(run: lower)"
            }
          }
        }
      }
      for share in merging.shares {
        share.row.words(insteadOf: share.replaced, in: book.household)
      }
      for transaction in merging.beforeEarmarks {
        """
          \(Money(transaction.amount, currency)) of \(transaction.date) is \
        before an earmark, which says all there was then
        """
      }
      openingLine
      for leftOut in rows.leftOut { "  \(leftOut.words)" }
      if let (stated, held, _) = merging.balance, stated.amount == held {
        "The balance of \(stated.day) agrees: \(Money(held, currency))."
      }
      if let (amount, day) = rows.unreached, let end = rows.rows.last?.day {
        """
          The file tells \(Money(amount, currency)) of \(day), and its rows \
        end on \(end), so that does not count. If none is missing, undo this \
        and import it with --balance \(Money(amount, currency).typed).
        """
      }
    }
  }

  private func wasThere(_ count: Int) -> Phrase {
    count == 1 ? "was there already" : "were there already"
  }

  private var headline: Phrase {
    let count = merging.added.count
    guard merging.changesAnything else {
      let all = rows.rows.count
      return all == 0
        ? "Nothing is new: there is no row for \(quoted: asset.name)."
        : all == 1
          ? "Nothing is new: the transaction is in \(quoted: asset.name) already."
          : """
          Nothing is new: all \(all, "transaction") are in \
          \(quoted: asset.name) already.
          """
    }
    guard let first = merging.added.first, let last = merging.added.last else {
      return "Nothing was added to \(quoted: asset.name):"
    }
    let days: Phrase =
      first.date == last.date
      ? "on \(first.date)" : "from \(first.date) to \(last.date)"
    return """
      Imported \(count, "transaction") into \(quoted: asset.name): \
      \(change: Money(merging.sum, currency)) \(days).
      """
  }

  @Composing private var openingLine: Document {
    switch merging.opening {
    case .none: Document()
    case .begun(let opening):
      """
        It is opened with \(Money(opening.amount, currency)) on \
      \(opening.date), as the file tells
      """
    case .moved(let opening, let old) where opening.amount == old.amount:
      """
        Its opening of \(Money(old.amount, currency)) is dated \
      \(opening.date) now, and was dated \(old.date): it was there \
      \(rows.rows.isEmpty ? "by then" : "before these rows")
      """
    case .moved(let opening, let old):
      """
        Its opening of \(Money(old.amount, currency)) on \(old.date) \
      counted some of these rows already, so it is \
      \(Money(opening.amount, currency)) on \(opening.date) now
      """
    case .gone(let old):
      """
        Its opening of \(Money(old.amount, currency)) on \(old.date) is \
      gone, because these rows come to just that
      """
    }
  }
}

extension [Transaction] {
  /// The first three with their sums and days, and how many more there are.
  fileprivate func named(_ currency: Currency) -> Phrase {
    map { transaction -> Phrase in
      "\(bare: Money(transaction.amount, currency)) on \(transaction.date)"
    }.first(3)
  }
}

extension StatementRows.LeftOut {
  /// What does not count, and why.
  var words: Phrase {
    let (has, are): (Phrase, Phrase) =
      count == 1 ? ("has", "is") : ("have", "are")
    let reason: Phrase =
      switch reason {
      case .noDate: "\(has) no date"
      case .notBooked: "\(are) not booked"
      case .otherCurrency: "\(are) of another currency"
      case .noAmount: "\(has) no amount"
      }
    let numbers = lines.map { "\($0)" as Phrase }.joined(", ")
    let rest: Phrase = count > lines.count ? " ..." : ""
    return """
      \(count, "line") \(reason), and \(are) left out: \(numbers)\(rest)
      """
  }
}

extension [Transaction] {
  /// What the target of a goal would be without what was paid of it, if all of
  /// them are payments and some of it remains.
  fileprivate func targetWithout(
    _ goal: Goal, _ currency: Currency
  ) -> Amount? {
    guard let target = goal.target, goal.currency == currency,
      allSatisfy({ $0.kind == .withdrawal }),
      let rest = try? target + map(\.amount).sum(), rest.isPositive
    else { return nil }
    return rest
  }
}

extension Book {
  /// How a goal is finished with a payment.
  ///
  /// It is on the day of that, unless something came for it afterwards: on any
  /// later day the month of the payment would ask for all of it once more.
  fileprivate func finishing(
    _ goal: Goal, with payment: Transaction, on today: CalendarDate
  ) -> ShellCommand {
    let day = payment.date
    let isLast =
      !transactions.contains { $0.goal == goal.id && $0.date > day }
      && !household.allocations.contains {
        $0.goal == goal.id && $0.since > day
      }
    return isLast && day < today
      ? "cst goal finish \(goal.slug) --today \(day.description)"
      : "cst goal finish \(goal.slug)"
  }
}
