internal import CommandGrammar
internal import SavingsCore

extension Goal.Kind: Tellable {}

/// What only some goals have to say.
extension Requirement {
  /// How far it has come, or what it has where it goes on for ever.
  var progressOrSaved: ProgressOrSaved { ProgressOrSaved(goal: self) }

  /// What it gets a month, and when it has its target: `400.00 EUR a month,
  /// reached 2027-03-25`.
  var monthlyWords: Phrase {
    guard let monthly = money(goal.monthly) else { return "" }
    let end: Phrase =
      payments.reached.map { ", reached \($0)" }
      ?? (isEndless ? ", \(money(saved)) saved" : ", \(ratio) saved")
    return "\(monthly) a month\(end)"
  }

  /// What it has of its target, without what is set apart, or what it has
  /// where it goes on for ever.
  var savedAloud: Phrase {
    let saved = savings.flatMap { try? $0.saved - $0.reserved }
    guard let target else { return "\(money(saved))" }
    return "\(bare: money(saved)) of \(target), \(ratio)"
  }

  /// Whether a part of what is left is due before the rest: what the next of
  /// several paydays carries, what no payday comes for, or what is overdue.
  var isPartlyDue: Bool {
    guard let figures else { return false }
    if figures.overdueSince != nil { return true }
    let first = isPartlyDueNow ? figures.leftFirst : figures.leftByNext
    return first < figures.left && !first.isZero
  }

  /// Since when a payday that has passed is not met, and how much that is
  /// where it is less than an amount.
  func sinceWords(of amount: Amount) -> Phrase? {
    guard let figures, let since = figures.overdueSince else { return nil }
    let part: Phrase =
      figures.overdue < amount ? "\(money(\.overdue)) of it " : ""
    return "\(part)due since \(since)"
  }

  /// Whether no payday comes before the deadline it shows, and the month asks
  /// for a later one, too.
  var isPartlyDueNow: Bool {
    guard dueWords != nil, let figures else { return false }
    return figures.leftFirst < figures.left
  }

  /// What is set apart, and for which deadlines.
  var apartAloud: Phrase {
    ((try? apart()) ?? []).map { "\(money($0.held)) for \($0.need.deadline)" }
      .joined(", ")
  }

  /// What of the round that it shows is paid already, which most have none of.
  var paidAlready: Phrase {
    guard let round = payments.round, let paid = rounds?.paid(for: round),
      paid.isPositive
    else { return "" }
    return ", and \(money(paid)) is paid already"
  }

  /// What it holds for rounds before the one that it shows, in a sentence.
  var apartSentence: Phrase {
    guard let saved, let counted, let apart = try? saved - counted,
      apart.isPositive
    else { return "" }
    return " \(money(apart)) more is set apart."
  }
}

/// How far a goal has come, with a bar; without a target, what it has.
struct ProgressOrSaved: Tellable {
  let goal: Requirement

  static var schema: Schema { Progress.schema }
  static var stance: Heading.Stance { Progress.stance }

  var value: Value {
    goal.isEndless
      ? .money(goal.money(goal.saved)) : .progress(goal.ratio, goal.mark)
  }
}

extension CalendarDate? {
  /// The day, and a dash where there is none.
  var orDash: Value { map { .date($0) } ?? .text("-") }
}

extension SetApart {
  /// What is held for what, and what to do when it is paid, or not needed.
  func document(for goal: Goal) -> Document {
    // What is done today would be for the round after it.
    func dated(_ command: ShellCommand, _ option: String) -> ShellCommand {
      guard let lastDay else { return command }
      return ShellCommand(command.words + [option, lastDay.description])
    }
    return Document {
      if let (asset, withdrawal) = withdrawal {
        """
        \(goal.name): \(money) is set apart for \(deadline). When it is paid: \
        \(run: dated("""
          cst tx withdraw \(withdrawal.amount)\(withdrawal.currency) --asset \
          \(asset.slug) --goal \(goal.slug)
          """, "--date"))
        """
      } else {
        "\(goal.name): \(money) is set apart for \(deadline)."
      }
      """
      If it is not needed: \
      \(run: dated("cst goal finish \(goal.slug)", "--today"))
      """
    }
  }
}
