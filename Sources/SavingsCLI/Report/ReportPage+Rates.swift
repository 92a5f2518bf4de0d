internal import CommandGrammar
internal import SavingsCore

extension ReportPage {
  /// What today's figures came about with.
  func rates() {
    if !report.rates.isEmpty { ratesOfToday() }
    unknown(ofPlan: false)
    page.element(
      "p", " class=\"note\"",
      """
      Older figures use the latest rate on or before their own day. Where \
      there was none, the figure is unknown: it is never guessed.
      """)
  }

  private func ratesOfToday() {
    page.beginTable("", "Rates of today’s figures", ["Pair", "Rate", "Dated"])
    for rate in report.rates {
      let age: Phrase =
        plan.isStale(rate)
        ? ", old: \(rate.date.days(until: plan.today), "day")" : ""
      let source: Phrase =
        rate.source == Rate.manual ? "set by you" : Phrase(rate.source)
      page.beginRow(Phrase(.words(rate.pair.description)))
      page.cell(Phrase(.number(rate.value)))
      page.cell("\(rate.date)", below: "\(source)\(age)")
      page.endRow()
    }
    page.endTable()
  }

  /// What the figures mean, item by item.
  func reckoning() {
    let sentences: [Phrase] = [
      """
      A month asks of a goal what it is missing, told from what it had when \
      the month began less what went, divided by the paydays before it is \
      needed.
      """,
      """
      Each figure of the past is what \(run: "cst plan") said, or would have \
      said, on that day, from dated records and that day’s rates.
      """,
      """
      The dashed line follows the plan: this month what is left, and then on \
      every payday what is missing divided by the payments left. It is \
      arithmetic, not a promise: prices may move.
      """,
      "Percentages are rounded down; 100% is only what is done.",
      """
      \(run: "cst explain \(.goal)") derives any figure with its numbers.
      """,
    ]
    page.tags("<ul class=\"txt\">")
    for sentence in sentences { page.element("li", "", sentence) }
    page.tags("</ul>")
  }
}
