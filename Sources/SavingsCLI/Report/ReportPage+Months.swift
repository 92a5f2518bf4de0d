internal import SavingsCore

extension ReportPage {
  /// What the last months came to.
  func months() {
    guard let back = report.months else { return }
    let met = back.metSentence
    page.element("p", "", "\(met)\(back.unknownSentence)")
    page.tags("<figure>")
    if let currency = back.currency { picture(of: back, currency, met) }
    beginFigures(title(of: back), ["Month", "Planned", "Saved", "Left"])
    for row in back.months { self.row(row, of: back) }
    endFigures()
  }

  private func title(of back: LookingBack) -> Phrase {
    let currency: Phrase = back.currency.map { ", \($0)" } ?? ""
    return "Planned and saved by month\(currency)"
  }

  private func picture(
    of back: LookingBack, _ currency: Currency, _ met: Phrase
  ) {
    guard let first = back.months.first, let last = back.months.last else {
      return
    }
    page.tags(
      """
      <figcaption><svg class="key" width="14" height="12" aria-hidden="true">\
      <rect class="pl" x="1" y="1" width="12" height="11"/></svg> planned \
      <svg class="key" width="14" height="12" aria-hidden="true"><rect \
      class="b-blue" x="3" y="1" width="8" height="11"/></svg> saved, in 
      """)
    page.text(" \(currency).")
    let picture = MonthsPicture(
      back.months, in: currency, digits: plan.settings.digits(of: currency))
    if picture.isCut { page.text(" ▲ reaches beyond the picture.") }
    page.tags("</figcaption>")
    page.beginPicture(
      "m", height: MonthsPicture.height, title(of: back),
      """
      \(back.months.count, "month") from \(first.month) to \(last.month). \
      \(met) The table below has every figure.
      """)
    picture.draw(on: page)
    page.tags("</svg>")
  }

  private func row(_ row: LookingBack.Row, of back: LookingBack) {
    func sum(_ part: (MonthTotals) -> Amount?) -> Phrase {
      words(part(row.totals), atLeast: row.atLeast.flatMap(part), back.currency)
    }
    let taken = (row.atLeast ?? row.totals).takenOut
    let less: Phrase =
      taken?.isPositive == true
      ? "\(bare: Money(taken, back.currency)) less than when it began" : ""
    page.beginRow(
      "\(row.month)",
      below: row.state == .closed || row.state == .changed
        ? Phrase(.words(row.state.rawValue)) : "")
    page.cell(sum(\.planned))
    page.cell(sum(\.savedThisMonth), below: less)
    page.cell(sum(\.left), below: row.totals.ratio.map { "\($0) met" } ?? "")
    page.endRow()
  }
}

extension LookingBack {
  /// In how many of the months the plan was met.
  fileprivate var metSentence: Phrase {
    if met.planned == 0 {
      return unknown == 0
        ? "No month with a plan is finished yet."
        : """
        Whether the plan was met in \(unknown, "finished month") nobody can \
        tell, because a rate was missing: marked ?.
        """
    }
    return """
      The plan was met in full in \(met.met) of \
      \(met.planned, "finished month").
      """
  }

  /// How many of them nobody can tell of.
  private var unknown: Int {
    months.count { $0.totals.standing == .unknown && $0.state != .running }
  }

  /// In how many of them nobody can tell, beside those where it is known.
  fileprivate var unknownSentence: Phrase {
    if unknown == 0 || met.planned == 0 { return "" }
    return """
       In \(unknown) more a rate was missing, so nobody can tell: marked ?.
      """
  }
}
