internal import CommandGrammar
internal import SavingsCore

extension Request {
  /// The answer to a question, or to a change that was saved or only tried.
  func outcome(
    of reply: Reply, _ session: Session, command: String,
    saved: Snapshot? = nil
  ) -> Outcome {
    let look = look.of(
      reply.change?.after.household.settings ?? session.settings)
    let warnings = reply.warnings
    let isWarned = isStrict && !warnings.isEmpty
    var outcome = Outcome(
      status: isWarned ? .warned : reply.status, isSaved: saved != nil,
      look: look, origins: [reply, session])
    let account = reply.change.map { change in
      ChangeAccount(
        change, command: command, isDryRun: isDryRun,
        revision: saved?.revision, savings: reply.savings)
    }
    for guess in session.guesses { outcome.err += guess + "\n" }
    if look.isJSON {
      outcome.out = look.json(
        reply.kind, reply.data.with(account), warnings, on: today)
      return outcome
    }
    if !reply.isBare || isWarned { outcome.err += warnings.text(look) }
    if let text = reply.text {
      outcome.out = String(decoding: text, as: UTF8.self)
      return outcome
    }
    if reply.isBare {
      outcome.out = reply.document.text(look)
      return outcome
    }
    // What only confirms is left out, and what also answers stays.
    let confirms = account != nil && reply.kind == ChangeAccount.kind
    if look.isQuiet, !isDryRun, confirms || reply.isConfirmation {
      return outcome
    }
    var document =
      account.map {
        $0.document(around: reply, asks: !isConfirmed)
      } ?? reply.document
    if saved != nil, !look.isQuiet, store.nameAlone == nil,
      let change = reply.change
    {
      document = document + begun(session) + change.wayBack
    }
    let day = (reply.asked ?? self).daySet
    outcome.out = (document.withTipsLast + day).text(look)
    return outcome
  }

  /// That a store which was named was not there before.
  @Composing private func begun(_ session: Session) -> Document {
    if session.isNew, storeSource == "--file" || storeSource == "CST_FILE" {
      "\(quoted: store.path) was not there, and is a new store."
    }
  }
}

extension Change {
  /// How to take it back once it is saved.
  @Composing fileprivate var wayBack: Document {
    if origin != .unknown {
      switch kind {
      case .undo(let steps): "Redo with: \(run: steps.all("cst redo"))"
      case .redo(let steps): "Undo with: \(run: steps.all("cst undo"))"
      case .change: "Undo with: \(run: "cst undo")"
      }
    }
  }
}

extension [Int] {
  /// A walk over all of these changes.
  fileprivate func all(_ command: ShellCommand) -> ShellCommand {
    count > 1 ? ShellCommand(command.words + [String(count)]) : command
  }
}

extension Document {
  /// The same with what to do next behind all else.
  fileprivate var withTipsLast: Document {
    var (first, last): ([Block], [Block]) = ([], [])
    for block in blocks {
      if block.isTip { last.add(block) } else { first.add(block) }
    }
    return Document(first + last)
  }
}

extension Value {
  /// An answer with the account of its change: the account alone where there
  /// is nothing else to say.
  fileprivate func with(_ account: ChangeAccount?) -> Value {
    guard let account else { return self }
    guard case .record(let pairs, let onOneLine) = self else {
      return account.value
    }
    return .record(
      pairs.filter { $0.key != "changed" } + [("changed", account.value)],
      onOneLine: onOneLine)
  }
}
