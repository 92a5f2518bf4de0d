internal import CommandGrammar
internal import SavingsCore

extension Session {
  func warnings(about imported: ImportedAccount) throws -> [Warning] {
    let asset = imported.pair.asset
    let merging = imported.merging
    let currency = asset.currency
    let list: Tip = "\(run: "cst tx list --asset \(asset.slug)")"
    func sums(_ all: [Transaction]) -> Phrase {
      all.map { transaction -> Phrase in
        "\(Money(transaction.amount, currency)) of \(transaction.date)"
      }
      .listed(upTo: 3)
    }
    var warnings: [Warning] = []
    func warn(_ code: String, _ words: Phrase, tip: Tip? = nil) {
      warnings.add(Warning(code, words, subject: asset.slug, tip: tip))
    }
    if imported.rows.hasGap {
      let line: Phrase = imported.rows.gapLine.map { " (line \($0))" } ?? ""
      warn(
        "balance_gap",
        """
        the balances of the file do not follow from each other\(line), so \
        none is used
        """, tip: "download it whole, without gaps, if it should tell them")
    }
    if let (stated, held, mended) = merging.balance, stated.amount != held {
      // What one of the two ways mends the other one breaks.
      let isOfAdjustment =
        merging.adjustment.flatMap { try? held - $0.amount } == stated.amount
      let isOfDoubles =
        !merging.doubles.isEmpty
        && (try? merging.doubles.map(\.amount).sum())
          == (try? held - stated.amount)
      let reconcile: ShellCommand = """
        cst asset reconcile \(asset.slug) --balance \
        \(Money(mended.amount, currency).typed) --date \
        \(mended.day.description)
        """
      let (gap, tip): (Phrase, Tip) =
        switch isOfDoubles ? nil : merging.gap {
        case .before(let day):
          (
            "; the difference is of before \(day)",
            "import those days; without them: \(run: reconcile)"
          )
        case .upTo(let day):
          // What was told of a later day stays while something may be between.
          (
            "; the difference may be of the days up to \(day)",
            "import those days; if nothing moved on them: \(run: reconcile)"
          )
        case .beside(let all):
          (
            "; the file does not have \(sums(all))",
            "delete what did not move (\(list)); else: \(run: reconcile)"
          )
        case nil: ("", "\(run: reconcile)")
        }
      warn(
        "balance_differs",
        """
        \(Money(stated.amount, currency)) should be there on \(stated.day), \
        and \(quoted: asset.name) holds \(Money(held, currency))\(gap)
        """,
        tip: isOfAdjustment || isOfDoubles ? nil : tip)
    }
    if let adjustment = merging.adjustment {
      warnings.add(
        Warning(adjustment, of: asset, mayHold: "what came in", merging.book))
    }
    if !merging.unclear.isEmpty {
      warn(
        "unclear_goal",
        """
        more than one goal has words for \(sums(merging.unclear)), so it is \
        for none
        """, tip: "\(run: "cst goal edit GOAL --match TEXT")")
    }
    if !merging.doubles.isEmpty {
      // An opening that made room for them stays where it is without them.
      let isMoved = if case .moved = merging.opening { true } else { false }
      let areAll =
        merging.doubles.count > 1
        && merging.doubles.count == merging.added.count
      warn(
        "looks_double",
        """
        \(sums(merging.doubles)) \(merging.doubles.count == 1 ? "looks" : "look") \
        like what was there already in other words
        """,
        tip: isMoved
          ? """
          if so: \(run: "cst undo"), delete what was there (\(list)), and \
          import the file again
          """ : areAll ? "if so: \(run: "cst undo")" : list)
    }
    if let other = merging.elsewhere {
      warn(
        "looks_double",
        """
        all \(merging.added.count, "transaction") that came in are in \
        \(quoted: other.name) as well
        """,
        tip: """
          if it belongs there: \(run: "cst undo"); if it does not, delete it \
          there: \(run: "cst tx list --asset \(other.slug)")
          """)
    }
    let household = merging.book.household
    for goal in household.goals {
      let without = merging.withoutShare.first { $0.goal == goal.id }
      if let without {
        warnings.add(
          Warning(noShareOf: asset, for: goal, without, in: household))
      }
    }
    let late = merging.added.filter { $0.date > today }
    if !late.isEmpty {
      warn(
        "future_date",
        """
        \(late.count, "transaction") dated later than today, so not \
        counted until then: \(sums(late))
        """)
    }
    let balance = try merging.book.balance(of: asset.id, on: today)
    if !merging.added.isEmpty, balance.isNegative {
      warnings.add(Warning(overdrawn: asset, to: balance))
    }
    return warnings
  }
}
