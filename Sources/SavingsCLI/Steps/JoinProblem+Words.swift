internal import CommandGrammar
internal import SavingsCore

extension JoinProblem {
  func failure(of file: String, _ request: Request) -> Failure {
    switch self {
    case .notRelated:
      Failure(
        "not_related", .refused,
        "\(quoted: file.pathName) has no record in common with the store",
        subject: file,
        tip: """
          nothing was changed; to add its records: \
          \(run: request.store.nameAlone?.line(
            ofGit: false, "cst import --file \(shellQuoted(file))")
            ?? ShellCommand(request.goingOn(["cst", "import", file.asOperand])))
          """)
    case .noSuchConflict(let name, let names):
      Failure(
        "no_such_conflict", .notFound, "no conflict is called \(quoted: name)",
        subject: name,
        candidates: similar(to: name, among: names),
        tip: (similar(to: name, among: names).first ?? names.first).map {
          "write all, or one of those that there are, such as \($0)"
        } ?? "nothing is to be answered: leave it out")
    case .twoCurrencies(let kind, let name, let slug, let side, let code):
      .notPossible(
        """
        \(quoted: name) has another currency here than there, with new amounts
        """,
        tip: side.map { side in
          """
          make it \(code) \(side.rawValue == 0 ? "here" : "there") first: \
          \(run: side.rawValue == 0
            ? "cst \(kind.noun) edit \(slug) --currency \(code)"
            : "cst --file \(file.asArgument) \(kind.noun) edit \(slug) --currency \(code)")
          """
        }
          ?? (kind == .goal
            ? """
            delete it in one of the two, which then gets that of the other: \
            \(run: "cst goal delete \(slug)")
            """
            : """
            take these out of one of the two first: \
            \(run: "cst tx list --asset \(slug)")
            """))
    case .content(let problem):
      .notPossible(
        "the two do not fit together: \(problem.words)",
        tip: "nothing was changed; change one of the two first")
    }
  }
}

extension Session {
  /// What has to be answered, all at once, with lines that answer it.
  func openFailure(
    _ outcome: JoinOutcome, file: String, base: String?, past: Past,
    answers: [JoinAnswer], driver: String?
  ) -> Failure {
    guard case .open(let conflicts) = outcome, let first = conflicts.first
    else { preconditionFailure("what is joined is no failure") }
    var words = ["cst", "merge", driver == nil ? file.asOperand : "there.json"]
    if let base = driver == nil ? base : "base.json" {
      words += ["--base", base]
    }
    for answer in answers where answer.name != "all" {
      words += ["--\(answer.side)", answer.name]
    }
    words = request.goingOn(words)
    let all = ShellCommand(words + ["--there", "all"])
    var tip: Tip
    if let driver {
      let path = shellQuoted(driver)
      // From below its top git calls files otherwise than the shell does.
      let up =
        driver.holds("/") ? "cd \"$(git rev-parse --show-toplevel)\"; " : ""
      let line = """
        \(up)git show :1:\(path) >base.json; git show :3:\(path) >there.json
        """
      let here = ShellCommand(words + ["--file", driver, "--there", "all"]).line
      let end =
        request.onlyShows
        ? "" : " && git add \(path) && rm base.json there.json"
      tip = """
        \(run: ShellCommand(line: line)), then: \
        \(run: ShellCommand(line: here + end))
        """
    } else {
      let some = ShellCommand(
        words + ["--here", "all"]
          + (conflicts.count > 1 ? ["--there", first.name] : []))
      tip = "\(run: all) or \(run: some)"
    }
    let count = conflicts.count
    let household = (try? book())?.household ?? Household()
    let isKnown = past.source != .none
    let what: Phrase =
      isKnown
      ? "\(count == 1 ? "was" : "were") changed on both sides"
      : "\(count == 1 ? "differs" : "differ"), and nobody knows what both knew"
    return Failure(
      "conflict", .refused,
      "\(count, "thing") \(what), so nothing was merged",
      details: isKnown || driver != nil ? [] : [remedy], subject: first.name,
      candidates: conflicts.map(\.name), tip: tip
    ).telling(
      [],
      conflicts.map { ToldConflict($0, in: household, isKnown: isKnown) },
      isChoice: true)
  }
}

extension JoinWarning {
  func warning(in change: Change) throws -> Warning? {
    let household = change.after.household
    switch self {
    case .sameName(let kind, let name, let slug, let new, let own):
      let isUsed = change.after.uses(kind, own)
      // What one account brought twice is not to be moved.
      let isTwin = household.doubleAccounts.contains {
        kind == .asset && $0.other.slug == own
      }
      let remove: Tip =
        isUsed && !isTwin
        ? "move what is in it: \(run: "cst tx list --\(kind.noun) \(own)")"
        : "\(run: "cst \(kind.noun) delete \(own)")"
      return Warning(
        "same_name",
        """
        two \(kind.rawValue)s were called \
        \(new == name ? "\(slug)" : "\(quoted: name)" as Phrase), so one is \
        \(quoted: new) (\(own)) now
        """,
        subject: own,
        tip: """
          \(run: "cst \(kind.noun) edit \(own) --name \(.name)"), or if \
          \(slug) is the same: \(remove)
          """)
    case .looksDouble(let one, let other):
      return Warning(looksDouble: one, other, in: household)
    case .syncAgain(let asset):
      return Warning(
        "sync_again",
        """
        both sides have new transactions of the chain in \(quoted: asset.name)
        """, subject: asset.slug,
        tip: asset.askingChain
          ?? "compare it: \(run: "cst asset show \(asset.slug)")")
    case .balanceDiffers(
      let asset, let day, let stated, let held, let hasDoubles):
      return Warning(
        "balance_differs",
        """
        \(quoted: asset.name) held \(stated) on \(day) on one side, and holds \
        \(held) now\
        \(hasDoubles ? ", without what looks double" : "" as Phrase)
        """, subject: asset.slug,
        tip: asset.askingChain
          ?? """
          compare it with the bank: \
          \(run: "cst asset reconcile \(asset.slug) --balance \(.amount)")
          """)
    case .beforeShare(let transaction):
      guard let asset = household.asset(transaction.asset),
        let goal = transaction.goal.flatMap({ household.goal($0) })
      else { return nil }
      return try change.after.warningBeforeEarmark(
        transaction, of: asset, for: goal, told: transaction.line(in: household)
      )
    case .ended(let goal, let row):
      return Warning(
        "goal_ended",
        """
        \(quoted: goal.name) ended on one side, so what it got of \
        \(quoted: household.asset(row.asset)?.name ?? "") from \(row.since) on \
        is left out
        """, subject: goal.slug,
        tip: "if it goes on: \(run: "cst goal reopen \(goal.slug)")")
    }
  }
}

extension Book {
  /// Whether more than an opening belongs to the goal or the asset of a slug.
  fileprivate func uses(_ kind: RecordKind, _ slug: String) -> Bool {
    let goal = household.goals.first { kind == .goal && $0.slug == slug }
    let asset = household.assets.first { kind == .asset && $0.slug == slug }
    for transaction in transactions {
      if let goal, transaction.goal == goal.id { return true }
      if let asset, transaction.asset == asset.id,
        transaction.kind != .opening
      {
        return true
      }
    }
    return false
  }
}

extension Asset {
  /// How its chain is asked what there is, where somebody can ask it.
  fileprivate var askingChain: Tip? {
    canBeAsked
      ? "ask the chain: \(run: "cst asset sync \(slug)")" : nil
  }
}
