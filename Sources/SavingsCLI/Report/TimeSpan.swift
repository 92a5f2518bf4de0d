internal import SavingsCore

/// The days that a picture shows, from its left to its right.
struct TimeSpan {
  private let first: CalendarDate
  private let days: Int

  init(from first: CalendarDate, to last: CalendarDate) {
    self.first = first
    days = first.days(until: last)
  }

  /// Where a day stands.
  func place(of day: CalendarDate) -> Percent {
    Percent(min(first.days(until: day), days), of: days)
  }

  /// The same in thousandths of the width, for paths.
  func coordinate(of day: CalendarDate) -> Int {
    if days <= 0 { return 1000 }
    let passed = min(max(first.days(until: day), 0), days)
    return (2000 * passed + days) / (2 * days)
  }

  /// Writes the months below a picture, fewer where there is less room; none
  /// is near to today's.
  func writeTicks(_ today: CalendarDate, y: Int, on page: Page) {
    let sets: [(kind: Markup, most: Int, apart: Int)] = [
      ("nar", 4, 1400), ("wid", 8, 900),
    ]
    let now = place(of: today)
    for set in sets {
      page.tags("<g class=\"\(set.kind)\">")
      let ticks = TimeTick.ticks(
        from: first, to: first.adding(days: days) ?? first, atMost: set.most)
      for tick in ticks {
        let x = place(of: tick.date)
        guard abs(x.hundredths - now.hundredths) >= set.apart,
          x.hundredths <= 9600
        else { continue }
        page.label(
          "tk", x: x, y: y, at: x.hundredths < 400 ? .start : .middle,
          tick.words)
      }
      page.tags("</g>")
    }
    page.label("k", x: now, y: y, at: .within(now), "today")
  }
}

extension TimeTick {
  /// What stands below a mark: the year, or the month in three letters.
  fileprivate var words: Phrase {
    isYear
      ? "\(month.year)" : Phrase(.words(String(month.name.prefix(3))))
  }
}
