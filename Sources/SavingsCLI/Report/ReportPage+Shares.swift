internal import SavingsCore

extension ReportPage {
  /// Which account holds what, and for whom, account by account.
  func parts(of shares: Shares) -> [() -> Void] {
    let cards = shares.assets.indices.map { place in
      { self.card(shares.assets[place], place, in: shares.known?.currency) }
    }
    return [{ self.begin(shares) }] + cards + [{ self.page.tags("</div>") }]
  }

  private func begin(_ shares: Shares) {
    page.tags("<p>")
    page.text("All accounts together: ")
    page.element("b", "", shares.sumWords)
    page.tags(".</p><div class=\"cards\">")
  }

  private func card(
    _ account: Shares.OfAsset, _ place: Int, in currency: Currency?
  ) {
    page.tags("<article aria-labelledby=\"a\(place)\">")
    page.element("h3", " id=\"a\(place)\"", Phrase(account.asset.name))
    let value: Phrase =
      account.balance.currency == currency ? "" : " · \(account.value)"
    page.element("p", "", "\(account.balance)\(value)")
    if account.parts.isEmpty {
      page.element(
        "p", "",
        account.balance.amount.isNegative
          ? "It is overdrawn, so nobody has a part of it."
          : "It is empty, so nobody has a part of it.")
    } else {
      page.tags("<ul class=\"rows\">")
      for part in account.parts { draw(part) }
      page.tags("</ul>")
    }
    page.tags("</article>")
  }

  /// A part that begins where the one before it ended.
  private func draw(_ part: Shares.Part) {
    page.tags("<li><p class=\"lab\">")
    page.element("b", "", part.goal.map { "\($0.title)" } ?? "free")
    if let size = part.size {
      page.tags(" ")
      page.element(
        "span", " class=\"pc\"", "\(Ratio(size.part, of: size.whole))")
    }
    page.element("span", " class=\"more\"", "\(part.funded)")
    page.tags("</p>")
    page.beginDecoration(height: 12)
    page.tags("<rect class=\"trk\" width=\"100%\" height=\"12\"/>")
    let cells = part.cells(in: 10_000)
    if !cells.isEmpty {
      page.box(
        part.goal == nil ? "bf" : "b-blue",
        x: Percent(hundredths: cells.lowerBound),
        width: Percent(hundredths: cells.count), y: 0, height: 12)
    }
    page.tags("</svg></li>")
  }
}
