internal import CommandGrammar
internal import SavingsCore

extension ReportPage {
  /// What is left to save this month, in all and by goal.
  func answer() {
    page.tags(
      """
      <section class="answer" aria-labelledby="answer"><h1 id="answer">\
      <span class="lead">
      """)
    page.text("Left to save in \(plan.month)", spelled: true)
    page.tags("</span> ")
    page.element("span", " class=\"big\"", plan.known(\.left))
    page.tags("</h1><p class=\"sub\">")
    sum("Required this month: ", plan.known(\.required), ". ")
    if !plan.isAsRequired { sum("Planned: ", plan.known(\.planned), ". ") }
    sum("Saved so far: ", plan.known(\.savedThisMonth), lessWords)
    if !plan.nextPart.isEmpty {
      page.text(" Left: \(plan.known(\.left))\(plan.nextPart).", spelled: true)
    }
    page.text(plan.payday(" Payday is "), spelled: true)
    page.tags("</p>")
    bar()
    unknown(ofPlan: true)
    if !plan.goals.isEmpty { table() }
    page.tags("</section>\n")
  }

  private func sum(_ before: Phrase, _ sum: Phrase, _ after: Phrase) {
    page.text(before)
    page.element("b", "", sum)
    page.text(after)
  }

  /// How much less there is than when the month began, where it is something.
  private var lessWords: Phrase {
    let taken = plan.totals.takenOut ?? plan.atLeast?.takenOut
    guard let taken, taken.isPositive else { return "." }
    return ", \(bare: plan.total(taken)) less than when the month began."
  }

  /// How much of the month is saved.
  private func bar() {
    guard let planned = plan.totals.planned, let left = plan.totals.left,
      planned.isPositive, let met = try? max(planned - left, .zero)
    else { return }
    page.beginDecoration(" class=\"bar\"", height: 14)
    page.tags(
      """
      <rect class="trk" width="100%" height="14" rx="2"/><rect class="b-\
      \(left.isZero ? "green" : "blue")" width="\(Percent(met, of: planned))" \
      height="14" rx="2"/></svg>
      """)
    page.element(
      "p", " class=\"note\"",
      "\(Ratio(met, of: planned)) of the month is saved.")
  }

  /// The rates that are missing for the plan, or for all the rest, and the
  /// commands that mend it.
  func unknown(ofPlan isOfPlan: Bool) {
    for missing in report.missing where self.isOfPlan(missing) == isOfPlan {
      let commands = (missing.tip?.commands ?? []).map {
        "\(run: $0)" as Phrase
      }
      page.element(
        "p", " class=\"unk\"",
        """
        Not known: \(missing.message). Type: \
        \(commands.joined(", or ")).
        """)
    }
  }

  /// Whether the plan itself lacks the rate that is missing.
  func isOfPlan(_ missing: Warning) -> Bool {
    plan.missingRates.contains { rate in
      [rate.pair, rate.pair.inverse].contains {
        $0.description == missing.subject
      }
    }
  }

  private func table() {
    page.beginTable(
      " class=\"plan\"", "Left to save, by goal",
      ["Goal", "Left", "Needed by"])
    for goal in plan.goals {
      page.beginRow(
        "\(goal.goal.title)", below: statusWords(goal),
        kind: "st c-\(goal.mark.tone)")
      page.cell("\(goal.money(\.left))", below: goal.plannedWords)
      page.cell(goal.deadline.map { "\($0)" } ?? "-", below: goal.paymentWords)
      page.endRow()
    }
    page.tags("</tbody><tfoot><tr><th scope=\"row\">Total</th>")
    page.cell(
      "\(plan.total(plan.totals.left))",
      below: "of \(plan.total(plan.totals.planned))")
    page.tags("<td></td></tr></tfoot></table></div>")
  }

  /// The sign of a goal's state and its word, or its reason.
  func statusWords(_ goal: Requirement) -> Phrase {
    Phrase(.words("\(goal.mark.looks.glyph) \(goal.markWord)"))
  }
}

extension Requirement {
  /// What its left is of, and what was required where that is another sum.
  fileprivate var plannedWords: Phrase {
    guard let figures else { return "" }
    let required: Phrase =
      figures.required == figures.planned
      ? "" : ", \(bare: money(figures.required)) required"
    return "of \(bare: money(figures.planned))\(required)"
  }

  /// How many payments are left, or what a goal without an end gets.
  fileprivate var paymentWords: Phrase {
    if let count = payments.count { return "\(count, "payment")" }
    return money(goal.monthly).map { "\($0) a month" } ?? ""
  }
}
