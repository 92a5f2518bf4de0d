internal import CommandGrammar
internal import SavingsCore

extension ReportPage {
  /// What was saved for all goals.
  func savedForAll() {
    if let all = report.all { saved(all) }
  }

  /// Every goal on one line of time.
  func lineOfTime() {
    guard !report.line.tracks.isEmpty else {
      return page.element("p", "", "No goal is active.")
    }
    page.element(
      "p", "",
      """
      \(report.forecasts.headline) A bar runs from a goal’s start to the day \
      it is needed, and is filled as far as the goal is saved: where the fill \
      ends before today’s line, less is saved than time has passed. Dots lead \
      to the day on which it is reached on average, if that is too late.
      """)
    let line = report.line
    let span = TimeSpan(from: line.from, to: line.to)
    page.beginDecoration(" class=\"axis\"", height: 18)
    span.writeTicks(plan.today, y: 13, on: page)
    page.tags("</svg><ul class=\"rows\">")
    for track in line.tracks { draw(track, on: span) }
    page.tags("</ul>")
  }

  private func draw(_ track: LineOfTime.Track, on span: TimeSpan) {
    let goal = track.requirement
    page.tags("<li><p class=\"lab\">")
    page.element("b", "", "\(goal.goal.title)")
    page.tags(" ")
    if !goal.isEndless {
      page.element("span", " class=\"pc\"", "\(goal.ratio)")
    }
    page.element("span", " class=\"more\"", track.words)
    page.tags("</p>")
    page.beginDecoration(height: 20)
    let start = span.place(of: track.start)
    let end = span.place(of: track.end)
    let width = end.hundredths - start.hundredths
    page.box(
      "trk", x: start, width: Percent(hundredths: width), y: 3, height: 14)
    let filled = track.filled(of: width)
    if filled > 0 {
      page.box(
        "b-\(goal.mark.tone)", x: start, width: Percent(hundredths: filled),
        y: 3, height: 14)
    }
    if track.isLate {
      let day = track.reached.flatMap { $0 <= report.line.to ? $0 : nil }
      let place = day.map(span.place) ?? .all
      page.level("late", y: 10, from: end, to: place)
      if day != nil {
        page.dot("o-red", x: place, y: 10, radius: "4")
      } else {
        page.label("ar", x: .all, y: 15, at: .end, "▸")
      }
    }
    page.upright("td", x: span.place(of: plan.today), from: 0, to: 20)
    page.tags("</svg></li>")
  }

  /// What was saved for all goals, with its figures.
  private func saved(_ chart: SavedChart) {
    let (all, line) = (chart.points, report.line)
    guard let currency = all.currency else { return }
    // The picture begins with the month of the first point.
    let first = all.points.first?.date ?? line.today
    let start =
      first == line.today ? first : max(first.month.firstDay, line.from)
    let title: Phrase = "Saved for all goals at month ends"
    page.tags("<figure><figcaption><b>Saved for all goals</b>")
    page.text(", at month ends, in \(currency), at each day’s own rates.")
    page.tags("</figcaption>")
    draw(chart, "all", from: start, title, under: title, currency)
  }

  /// Draws what was saved, with its figures.
  func draw(
    _ chart: SavedChart, _ id: Markup, from start: CalendarDate,
    _ title: Phrase, under caption: Phrase, _ currency: Currency
  ) {
    page.beginPicture(id, height: SavedPicture.height, title, chart.shown)
    SavedPicture(chart, from: start, on: plan.today, in: currency)
      .draw(on: page)
    page.tags("</svg>")
    gaps(of: chart.points)
    figures(of: chart, under: caption, currency)
  }

  /// That some points are known in part only, and for want of what.
  private func gaps(of saved: SavedPoints) {
    guard !saved.missingRates.isEmpty else { return }
    let missing = saved.missingRates.map {
      Phrase(.words($0.rate.pair.description))
    }
    page.element(
      "p", " class=\"unk note\"",
      """
      What is dotted is known in part only, because rates are missing: \
      \(missing.joined(", ")).
      """)
  }
}

extension LineOfTime.Track {
  /// When it is needed and reached, and its pace.
  fileprivate var words: Phrase {
    var words: [Phrase] = [
      requirement.deadline.map { "needed \($0)" }
        ?? "\(requirement.money(requirement.goal.monthly)) a month"
    ]
    if isNeverReached {
      words.add("on average never reached")
    } else if let reached {
      words.add("on average reached \(reached)")
    }
    if requirement.status != .completed, let pace = requirement.pace {
      words.add(pace.words(requirement.goal.currency))
    }
    return words.joined(", ")
  }
}
