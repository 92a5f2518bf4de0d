internal import SavingsCore

extension ReportPage {
  /// Every goal on a card: how far it is, and how that came about.
  var goals: [() -> Void] {
    let cards = report.line.tracks.indices.map { place in
      { self.card(place) }
    }
    return [{ self.page.tags("<div class=\"cards\">") }] + cards
      + [{ self.page.tags("</div>") }]
  }

  private func card(_ place: Int) {
    let track = report.line.tracks[place]
    let goal = track.requirement
    page.tags("<article aria-labelledby=\"g\(place)\"><div class=\"gh\">")
    if !goal.isEndless { ring(of: goal) }
    page.tags("<div>")
    page.element("h3", " id=\"g\(place)\"", "\(goal.goal.title)")
    page.element("p", " class=\"st c-\(goal.mark.tone)\"", statusWords(goal))
    page.tags("</div></div>")
    page.element(
      "p", "", GoalParagraph(forecast: track.forecast, plan: plan).words)
    page.tags("<figure>")
    draw(
      report.goals[place], "h\(place)", from: goal.goal.start,
      "Saved for \(goal.goal.title) at month ends, \(goal.goal.currency)",
      under: "\(goal.goal.title), saved at month ends", goal.goal.currency)
    page.tags("</article>")
  }

  /// A ring that closes when all is saved; the number says how much.
  private func ring(of goal: Requirement) {
    let filled = goal.progress.map { progress in
      min(Ratio(max(progress, .zero), of: Amount(1)).filled(of: 200), 200)
    }
    page.tags(
      """
      <svg class="ring" viewBox="0 0 80 80" width="80" height="80" \
      aria-hidden="true" focusable="false"><circle class="tr" cx="40" cy="40" \
      r="31.831"/>
      """)
    if let filled, filled > 0 {
      page.tags(
        """
        <circle class="f-\(goal.mark.tone)" cx="40" cy="40" r="31.831" \
        stroke-dasharray="\(filled) 200" transform="rotate(-90 40 40)"/>
        """)
    }
    let words = goal.ratio.map { $0.percent() + "%" } ?? "?"
    let size: Markup =
      switch words.utf8.count {
      case ...3: ""
      case 4: " class=\"w4\""
      default: " class=\"w6\""
      }
    page.tags("<text x=\"40\" y=\"46\" text-anchor=\"middle\"\(size)>")
    page.plain(Phrase(.words(words)))
    page.tags("</text></svg>")
  }

  /// The figures of a picture, as a table that opens.
  func figures(
    of chart: SavedChart, under caption: Phrase, _ currency: Currency
  ) {
    let rows = chart.rows(forPrograms: false)
    let hasPrices = rows.contains(where: \.isMoved)
    beginFigures(
      caption,
      ["Day", "Saved, \(currency)", "Change"]
        + (hasPrices ? ["Of it price"] : []))
    for row in rows {
      page.beginRow(
        "\(row.point.date)", below: row.isPlanned ? "if followed" : "")
      page.cell(words(row.point.saved, atLeast: row.point.atLeast, currency))
      page.cell(
        row.hasFormer ? "\(bareChange: Money(row.change, currency))" : "")
      if hasPrices {
        page.cell(
          row.isMoved ? "\(bareChange: Money(row.point.price, currency))" : "")
      }
      page.endRow()
    }
    endFigures()
  }
}
