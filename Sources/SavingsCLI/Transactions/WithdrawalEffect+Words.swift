internal import CommandGrammar
internal import SavingsCore

extension WithdrawalEffect {
  /// What was taken out.
  func sentence(dated: Phrase) -> Phrase {
    """
    Took \(taken) out of \(quoted: asset.name) for \(goal.name)\(dated): \
    \(left) of it are left.
    """
  }

  /// What that means for the month, and what to do if it was what the goal is
  /// for.
  ///
  /// `id` names the withdrawal, where it is kept, and `date` its day, where it
  /// is not today.
  @Composing func consequences(
    id: String?, on date: CalendarDate?, monthLeft: Document
  ) -> Document {
    if let roundPaid { "It counts as paid for what was due by \(roundPaid)." }
    if let finishedInstead {
      """
      So what was finished by hand is the round that is due by \
      \(finishedInstead). If that still runs: \
      \(run: "cst goal reopen \(goal.slug)")
      """
    }
    if goal.isStanding, let before, let after {
      if before.required != after.required {
        """
        The month asks \(Money(after.required, goal.currency)) of it now, \
        and asked \(Money(before.required, goal.currency)).
        """
      }
    } else if let takenOut, let before, let after {
      let instead: Phrase = """
        \(Money(after.required, goal.currency)) instead of \
        \(Money(before.required, goal.currency))
        """
      let asked: Phrase =
        before.required == after.required
        ? ""
        : hasPaydays
          ? "; it is spread over the payments that are left: \(instead)"
          : ", and no payday is left for it: the month asks \(instead)"
      """
      \(Money(takenOut, goal.currency)) less than when the month began\(asked).
      """
    } else {
      monthLeft
    }
    if !excess.amount.isZero {
      """
      \(excess) more than it had\(place); the next \(shortage) for it\
      \(place.isEmpty ? "" : " there") make that good\(id.map { correction($0, on: date) } ?? "").
      """
    }
    if counts, let meant {
      let isPart = wasComplete && meant != finish
      "If that is what it was for: \(run: isPart ? finish : meant)"
      if isPart {
        "If it is a part of that: \(run: meant)"
      } else if isHalfOfTarget, meant != finish {
        "If that was all of it: \(run: finish)"
      }
    }
  }

  /// Where it had no more, if it has more elsewhere.
  private var place: Phrase {
    left?.amount.isPositive ?? false ? " in \(quoted: asset.name)" : ""
  }

  /// The command that says that the goal was for what was taken out; of more
  /// than it had only that it is done.
  private var meant: ShellCommand? {
    guard let target = targetWithout else { return nil }
    if !target.amount.isPositive { return finish }
    return excess.amount.isZero
      ? """
      cst goal edit \(goal.slug) --target \(target.amount)\(target.currency)
      """ : nil
  }

  private var finish: ShellCommand { "cst goal finish \(goal.slug)" }

  /// How to say that a part was not the goal's.
  private func correction(_ id: String, on date: CalendarDate?) -> Phrase {
    let delete: ShellCommand = "cst tx delete \(id)"
    let day = date.map { ["--date", $0.description] } ?? []
    let had = (try? taken.amount - excess.amount) ?? .zero
    let own = withdraw(had, with: ["--goal", goal.slug] + day)
    let rest = withdraw(excess.amount, with: day)
    return had.isPositive
      ? ". Else: \(run: delete), then \(run: own) and \(run: rest)"
      : ". Else: \(run: delete), then \(run: rest)"
  }

  private func withdraw(
    _ amount: Amount, with options: [String]
  ) -> ShellCommand {
    let line: ShellCommand =
      "cst tx withdraw \(amount)\(asset.currency) --asset \(asset.slug)"
    return ShellCommand(line.words + options)
  }
}
