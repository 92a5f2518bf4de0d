internal import CommandGrammar
internal import SavingsCore

extension Finding {
  /// What the records or the files of a store told, and what mends it.
  var told: Warning {
    switch self {
    case .oddText(let kind, let name, .name, let problem):
      told(
        "odd_name",
        "the \(kind.rawValue) \(quoted: name): \(problem.failure.message)",
        "\(run: "cst \(kind.noun) edit \(name) --name \(.name)")")
    case .oddText(let kind, let name, let field, let problem):
      told(
        "odd_text",
        """
        the \(field.rawValue) of the \(kind.rawValue) \(quoted: name): \
        \(problem.failure.message)
        """,
        """
        write it anew with --\(field.rawValue): \
        \(run: field.isOfImports
          ? "cst import \(.file) --asset \(name)"
          : "cst \(kind.noun) edit \(name)")
        """)
    case .changesUsedUp(let path):
      told(
        "changes_used_up", StoreProblem.changesUsedUp(path).failure.message,
        """
        write 0 behind "revision" in that file, then: \
        \(run: "cst check --accept")
        """)
    case .badAddress(let asset, let problem):
      told(
        "bad_address", "\(quoted: asset.name): \(problem.failure.message)",
        "\(run: "cst asset edit \(asset.slug) --address \(.address)")")
    case .deadlineBeforeStart(let goal):
      told(
        "deadline_before_start",
        """
        \(quoted: goal.name) is due on \(goal.deadline ?? goal.start), and \
        begins on \(goal.start)
        """,
        """
        \(run: """
          cst goal edit \(goal.slug) --start \(.date) --deadline \(.date)
          """)
        """)
    case .overAllocated(let asset, let date):
      told(
        "over_allocated",
        """
        \(quoted: asset.name) gives away more than \(Percentage.all) on \(date)
        """,
        """
        lower a share: \
        \(run: """
          cst alloc set \(.share) --asset \(asset.slug) --goal \(.goal) \
          --since \(date)
          """)
        """)
    case .overdrawn(let asset, let balance):
      told(
        "overdrawn", "\(quoted: asset.name) is overdrawn: \(balance)",
        """
        compare it with the bank: \
        \(run: "cst asset reconcile \(asset.slug) --balance \(.amount)")
        """)
    case .goalTooFine(let goal, let amount):
      told(
        "too_fine",
        """
        the \(amount.amount == goal.target ? "target" : "monthly amount") of \
        \(quoted: goal.name) is finer than its currency: \(amount)
        """,
        amount.amount == goal.target
          ? "\(run: "cst goal edit \(goal.slug) --target \(.amount)")"
          : "\(run: "cst goal edit \(goal.slug) --monthly \(.amount)")")
    case .shareTooFine(let goal, let asset, let since, let amount):
      told(
        "too_fine",
        """
        the share of \(quoted: goal.name) in \(quoted: asset.name) is finer \
        than its currency: \(amount)
        """,
        """
        \(run: """
          cst alloc set \(.amount) --asset \(asset.slug) --goal \(goal.slug) \
          --since \(since.description)
          """)
        """)
    case .transactionTooFine(let transaction, let currency):
      told(
        "too_fine",
        """
        the transaction of \(transaction.date) is finer than its currency: \
        \(transaction.amount, currency)
        """,
        """
        \(run: "cst tx edit \(transaction.id.description) --amount \(.amount)")
        """)
    case .openToOthers(let path):
      told(
        "open_to_others", "others may read \(quoted: path)",
        "\(run: "chmod 600 \(path.asArgument)")")
    case .conflictCopy(let path):
      told(
        "conflict_copy",
        """
        \(quoted: path.pathName) lies beside the store: two machines changed \
        it at once
        """,
        path.pathName.holds("history")
          ? "its store is gone; remove it: \(run: "rm \(path.asArgument)")"
          : "bring it in: \(run: "cst merge \(path.asArgument)")")
    case .conflictCopyThatIsIn(let path):
      told(
        "conflict_copy",
        "\(quoted: path.pathName) lies beside the store, and is in it already",
        "it is not needed any more: \(run: "rm \(path.asArgument)")")
    case .doubleAccount(let one, let other):
      told(
        "looks_double", Warning(one, isAccountOf: other).message,
        other.leavingOne)
    case .contradiction(let problem):
      told("contradiction", problem.failure.message, problem.failure.tip)
    case .otherHistory:
      told(
        "no_history",
        """
        the history tells of another store: the last changes cannot be undone
        """, "go on as before; the next change can be undone again")
    case .damagedHistory(let path, let line, let missing):
      told(
        "damaged_history",
        """
        line \(line) of \(quoted: path) is damaged: change \(missing) and what \
        is before it cannot be undone; the store itself is whole
        """,
        "put a copy of that file back, or go on: later changes can be undone")
    case .noHistory:
      told(
        "no_history",
        """
        the history does not lead to the store's state, so nothing can be \
        undone
        """, goOn)
    case .shortHistory(let first):
      told(
        "no_history",
        "the history goes back no further than to change \(first)", goOn)
    }
  }

  private func told(_ code: String, _ message: Phrase, _ tip: Tip) -> Warning {
    Warning(code, message, tip: tip, isNote: isNote)
  }

  private var goOn: Tip { "go on as before; what is older cannot be undone" }
}
