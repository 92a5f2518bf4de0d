internal import SavingsCore

/// What was saved over time, and what is to come if the plan is followed.
final class SavedPicture {
  private let points: [SavedPoint]
  private let coming: [Projection.Point]
  private let target: Amount?
  private let deadline: CalendarDate?
  private let currency: Currency
  private let digits: Int
  private let tone: Markup
  private let today: CalendarDate
  private let span: TimeSpan

  /// What the whole height stands for.
  private let most: Amount

  static let height = 208
  private static let top = 30
  private static let bottom = 186

  /// The picture of points that begin on a day, perhaps of a goal that needs
  /// so much by a deadline.
  init(
    _ chart: SavedChart, from start: CalendarDate, on today: CalendarDate,
    in currency: Currency
  ) {
    points = chart.points.points
    coming = chart.projection?.points ?? []
    target = chart.requirement?.goal.target
    deadline = chart.requirement?.deadline
    tone = chart.requirement?.mark.tone ?? "blue"
    digits = chart.settings.digits(of: currency)
    self.currency = currency
    self.today = today
    let ends = [deadline, coming.last?.date, today].compactMap(\.self)
    span = TimeSpan(from: min(start, today), to: ends.max() ?? today)
    most = max(
      chart.points.largest, target ?? .zero, coming.last?.saved ?? .zero)
  }

  private func y(_ amount: Amount) -> Int {
    let whole = SavedPicture.bottom - SavedPicture.top
    return SavedPicture.top + most.steps(of: most.less(amount), outOf: whole)
  }

  func draw(on page: Page) {
    let ticks = Amount.ticks(upTo: most, digits: digits).filter { tick in
      tick.isPositive && (target.map { abs(y($0) - y(tick)) >= 24 } ?? true)
    }
    page.level("ax", y: SavedPicture.bottom)
    for tick in ticks { page.level("gr", y: y(tick)) }
    page.tags(
      """
      <svg width="100%" height="\(SavedPicture.height)" \
      viewBox="0 0 1000 \(SavedPicture.height)" preserveAspectRatio="none">
      """)
    drawPast(on: page)
    drawComing(on: page)
    page.tags("</svg>")
    // Labels stand on the lines, and not below them.
    page.upright(
      "td", x: span.place(of: today), from: SavedPicture.top,
      to: SavedPicture.bottom + 4)
    if let target {
      page.level("tg", y: y(target))
      page.label(
        "k", x: .none, y: y(target) - 7, "target \(target.label(currency))")
    }
    for tick in ticks where !isUnderValue(tick) {
      page.label("tk", x: .none, y: y(tick) - 4, tick.label(currency))
    }
    if let deadline {
      let x = span.place(of: deadline)
      page.upright("dl", x: x, from: 22, to: SavedPicture.bottom)
      // Where it would leave the picture on its left, it begins there.
      page.label(
        "k", x: x, y: 17, at: x.hundredths < 6500 ? .start : .end,
        "needed \(Phrase(.words(deadline.description)))")
    }
    span.writeTicks(today, y: 202, on: page)
    drawNow(on: page)
  }

  /// Whether the value of today would stand on the label of an amount.
  private func isUnderValue(_ amount: Amount) -> Bool {
    guard let now = points.last, span.place(of: today).hundredths < 1500 else {
      return false
    }
    return abs(min(y(now.known) + 20, 182) - y(amount) + 4) < 14
  }

  /// Draws points one after the other that are all known, or all not.
  private func drawPast(on page: Page) {
    var first = 0
    for place in points.indices {
      let next = place + 1
      if next < points.count,
        (points[next].saved == nil) == (points[first].saved == nil)
      {
        continue
      }
      draw(first...place, on: page)
      first = next
    }
  }

  /// Draws steps, because a value holds until the next point, and the ground
  /// below them.
  private func draw(_ places: ClosedRange<Int>, on page: Page) {
    let first = places.lowerBound
    let isKnown = points[first].saved != nil
    let after = min(places.upperBound + 1, points.count - 1)
    let end = span.coordinate(of: points[after].date)
    let start = span.coordinate(of: points[first].date)
    guard end > start else { return }
    let height = y(points[first].known)
    var steps: Markup = ""
    var last = height
    for point in points[places].dropFirst() where y(point.known) != last {
      last = y(point.known)
      steps += "H\(span.coordinate(of: point.date))V\(last)"
    }
    steps += "H\(end)"
    let ground: Markup = isKnown ? "a-\(tone)" : "ah"
    let bottom = SavedPicture.bottom
    let edge: Markup = isKnown ? "s-\(tone)" : "su"
    page.tags(
      """
      <path class="\(ground)" \
      d="M\(start) \(bottom)V\(height)\(steps)V\(bottom)Z"/>\
      <path class="\(edge)" d="M\(start) \(height)\(steps)"/>
      """)
  }

  private func drawComing(on page: Page) {
    guard !coming.isEmpty, let now = points.last else { return }
    page.tags(
      """
      <path class="pj s-\(tone)" d="M\(span.coordinate(of: today)) \
      \(y(now.known))
      """)
    for point in coming {
      page.tags("H\(span.coordinate(of: point.date))V\(y(point.saved))")
    }
    page.tags("\"/>")
  }

  /// Draws the dot of today with its value, and the circle in which the plan
  /// ends.
  private func drawNow(on page: Page) {
    guard let now = points.last else { return }
    let x = span.place(of: today)
    let height = y(now.known)
    let tone = now.saved == nil ? "grey" : self.tone
    page.dot("d-\(tone)", x: x, y: height, radius: "4.5")
    let value: Phrase = "\(bare: Money(now.known, currency))"
    let words = now.saved == nil ? "at least \(value)" : value
    let isAtEnd = x == .all && deadline == nil
    if x.hundredths < 2500 {
      page.label("v", x: x, y: min(height + 20, 182), beside: 8, words)
    } else if target != nil, height - SavedPicture.top < 24 {
      page.label("v", x: x, y: height + 20, at: .end, beside: -8, words)
    } else {
      page.label(
        "v", x: x, y: height - 10, at: .end, beside: isAtEnd ? 0 : -8, words)
    }
    if let last = coming.last {
      page.dot(
        "o-\(tone)", x: span.place(of: last.date), y: y(last.saved),
        radius: "4.5")
    }
  }
}

extension SavedPoint {
  /// What was saved, or what is known of it.
  var known: Amount { max(saved ?? atLeast ?? .zero, .zero) }
}

extension Amount {
  /// The amount as a line of a picture is called: without decimals where it
  /// has none.
  func label(_ currency: Currency) -> Phrase {
    decimalsNeeded == 0 ? "\(self)" : "\(bare: Money(self, currency))"
  }
}
