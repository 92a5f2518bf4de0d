internal import CommandGrammar
internal import SavingsCore

/// A report as one page that loads nothing and runs nothing.
final class ReportPage {
  let report: ReportAnswer
  let page: Page
  private let revision: Int

  /// The parts that are still to be written.
  private lazy var rest = parts

  /// How many bytes were handed over.
  private(set) var count = 0

  /// The page of a report, of which so many changes of the household led here.
  init(_ report: ReportAnswer, revision: Int) {
    self.report = report
    self.revision = revision
    page = Page(report.plan.settings)
  }

  /// How every page of this program begins.
  static let beginning = "<!DOCTYPE html>\n<!-- cst report -->\n"

  var plan: Plan { report.plan }

  /// All of it.
  func written() -> [UInt8] {
    var bytes: [UInt8] = []
    while let part = next() { bytes += part }
    return bytes
  }

  /// Writes the next part and hands it over, so that no more of the page is
  /// held than that; `nil` once all is written.
  func next() -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    rest.removeFirst()()
    let bytes = page.taken()
    count += bytes.count
    return bytes
  }

  private var parts: [() -> Void] {
    if report.household.goals.isEmpty { return [begin, noGoals, end] }
    let sections = self.sections
    var parts = [begin, answer, { self.navigate(to: sections) }]
    for section in sections {
      parts.add { self.begin(section) }
      parts += section.content
      parts.add { self.page.tags("</section>\n") }
    }
    return parts + [end]
  }

  private func begin() {
    page.tags(
      """
      <!DOCTYPE html>
      <!-- cst report -->
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="generator" content="
      """)
    page.plain(program)
    page.tags("\">\n<title>")
    page.plain("\(subject), \(plan.month)")
    page.tags("</title>\n<style>\n\(styleSheet)</style>\n</head>\n<body>\n")
    page.tags("<a class=\"skip\" href=\"#main\">Skip to the answer</a>\n")
    page.tags("<header>")
    page.element(
      "p", " class=\"eye\"", "\(subject) · \(plan.today)", spelled: true)
    page.tags("</header>\n<main id=\"main\">\n")
  }

  private func end() {
    page.tags("</main>\n<footer>")
    page.element(
      "p", "",
      """
      Made by \(program) from revision \(revision) as of \(plan.today). One \
      file: no scripts, nothing is loaded from elsewhere. It holds amounts and \
      names of goals and accounts; share it with care.
      """)
    page.tags("</footer>\n</body>\n</html>\n")
  }

  /// What it tells of: all goals, or those that were asked for.
  private var subject: Phrase {
    if report.isWhole { return "Savings report" }
    if plan.goals.count == 1, let goal = plan.goals.first {
      return "Savings report of \(goal.goal.name) alone"
    }
    return "Savings report of \(plan.goals.count, "goal") alone"
  }

  private var program: Phrase { Phrase(.words("cst " + Version.number)) }

  private func noGoals() {
    page.tags(
      """
      <section class="answer" aria-labelledby="answer"><h1 id="answer">No \
      goals yet</h1>
      """)
    page.element(
      "p", "", "Add the first one: \(run: TipLine.firstGoal.command)")
    page.tags("</section>\n")
  }

  /// A section, and what it holds, part by part.
  private typealias Section = (id: Markup, title: Phrase, content: [() -> Void])

  /// The sections behind the answer that there is something to say in.
  private var sections: [Section] {
    var all: [Section] = [("all", "All goals", [lineOfTime, savedForAll])]
    if !plan.goals.isEmpty { all.add(("goals", "Goal by goal", goals)) }
    if report.months?.months.isEmpty == false {
      all.add(("months", "Month by month", [months]))
    }
    if let shares = report.shares, !shares.assets.isEmpty {
      all.add(("where", "Where it is, and whose", parts(of: shares)))
    }
    if !report.rates.isEmpty || !report.missing.allSatisfy(isOfPlan) {
      all.add(("rates", "Rates", [rates]))
    }
    return all + [("how", "How it is reckoned", [reckoning])]
  }

  private func begin(_ section: Section) {
    page.tags("<section aria-labelledby=\"\(section.id)\">")
    page.element("h2", " id=\"\(section.id)\"", section.title)
  }

  private func navigate(to sections: [Section]) {
    page.tags("<nav aria-label=\"Sections\"><ul>")
    for section in sections {
      page.tags("<li><a href=\"#\(section.id)\">")
      page.text(section.title)
      page.tags("</a></li>")
    }
    page.tags("</ul></nav>\n")
  }

  /// A sum, or what is known of it.
  func words(
    _ sum: Amount?, atLeast: Amount?, _ currency: Currency?
  ) -> Phrase {
    if sum == nil, let atLeast, !atLeast.isZero {
      return "at least \(bare: Money(atLeast, currency))"
    }
    return "\(bare: Money(sum, currency))"
  }

  /// Begins the figures behind a picture, which open when they are asked for.
  func beginFigures(_ caption: Phrase, _ heads: [Phrase]) {
    page.tags("<details><summary>The figures</summary>")
    page.beginTable("", caption, heads)
  }

  /// Ends them, and the picture.
  func endFigures() {
    page.endTable()
    page.tags("</details></figure>")
  }
}

extension Mark {
  var tone: Markup {
    switch self {
    case .completed: "green"
    case .onTrack: "blue"
    case .attention: "orange"
    case .critical: "red"
    case .unknown, .scheduled, .skipped: "grey"
    }
  }
}
