internal import SavingsCore

extension ReportPage {
  /// Every goal on a card: how far it is, and how that came about.
  func goals() {
    page.tags("<div class=\"cards\">")
    for place in report.line.tracks.indices { card(place) }
    page.tags("</div>")
  }

  private func card(_ place: Int) {
    let track = report.line.tracks[place]
    let goal = track.requirement
    page.tags("<article aria-labelledby=\"g\(place)\"><div class=\"gh\">")
    if !goal.isEndless { ring(of: goal) }
    page.tags("<div>")
    page.element("h3", " id=\"g\(place)\"", goal.goal.shownName)
    page.element("p", " class=\"st c-\(goal.mark.tone)\"", statusWords(goal))
    page.tags("</div></div>")
    page.element(
      "p", "", GoalParagraph(track.forecast, in: household, plan).words)
    if place < report.goals.count { picture(place, of: track) }
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

  private func picture(_ place: Int, of track: LineOfTime.Track) {
    let goal = track.requirement
    let currency = goal.goal.currency
    let past = report.goals[place].points
    let projection = report.goals[place].projection
    guard let last = past.points.last else { return }
    page.tags("<figure>")
    let part: Phrase =
      goal.target.map { " of \(bare: $0), \(goal.ratio)" } ?? ""
    let end: Phrase =
      projection?.reached.map {
        " If the plan is followed the target is reached on \($0)."
      } ?? ""
    page.beginPicture(
      "h\(place)", height: SavedPicture.height,
      "Saved for \(goal.goal.shownName) at month ends, \(currency)",
      (past.points.first ?? last).beginning(before: last, currency)
        + "\(Money(last.saved, currency))\(part).\(end)")
    SavedPicture(
      past, projection?.points ?? [], from: goal.goal.start, on: plan.today,
      in: currency, digits: plan.settings.digits(of: currency),
      tone: goal.mark.tone, target: goal.goal.target, deadline: goal.deadline
    ).draw(on: page)
    page.tags("</svg>")
    gaps(of: past)
    figures(
      of: past, projection,
      under: "\(goal.goal.shownName), saved at month ends",
      currency)
  }

  /// The figures of a picture, as a table that opens.
  func figures(
    of past: SavedPoints, _ projection: Projection?, under caption: Phrase,
    _ currency: Currency
  ) {
    let rows = (try? past.rows()) ?? []
    let hasPrices = rows.contains { $0.price.map { !$0.isZero } ?? false }
    beginFigures()
    page.beginTable(
      "", caption,
      ["Day", "Saved, \(currency)", "Change"]
        + (hasPrices ? ["Of it price"] : []))
    for (place, row) in rows.enumerated() {
      page.beginRow("\(row.date)")
      page.cell(row.words(currency))
      page.cell(place == 0 ? "" : row.change.changeWords(currency))
      if hasPrices {
        let isMoved = row.price.map { !$0.isZero } ?? false
        page.cell(isMoved ? row.price.changeWords(currency) : "")
      }
      page.endRow()
    }
    var before = past.now
    for row in projection?.rows ?? [] {
      page.beginRow("\(row.date)", below: "if followed")
      page.cell("\(bare: Money(row.saved, currency))")
      page.cell(before.map { row.saved.less($0) }.changeWords(currency))
      if hasPrices { page.cell("") }
      page.endRow()
      before = row.saved
    }
    endFigures()
  }
}

extension SavedPoint {
  /// What a picture says of its beginning, up to the sum of its end.
  func beginning(before last: SavedPoint, _ currency: Currency) -> Phrase {
    let start: Phrase =
      date == last.date
      ? "" : "On \(date) \(Money(saved, currency)) was saved; "
    return "\(start)\(date == last.date ? "On" : "on") \(last.date) it is "
  }

  /// What was saved, or what is known of it.
  fileprivate func words(_ currency: Currency) -> Phrase {
    if saved == nil, let atLeast, !atLeast.isZero {
      return "at least \(bare: Money(atLeast, currency))"
    }
    return "\(bare: Money(saved, currency))"
  }
}

extension Amount? {
  /// A difference with its sign, unknown where it is nothing.
  fileprivate func changeWords(_ currency: Currency) -> Phrase {
    guard let self else { return "?" }
    let sign: Phrase = self.isPositive ? "+" : ""
    return "\(sign)\(bare: Money(self, currency))"
  }
}
