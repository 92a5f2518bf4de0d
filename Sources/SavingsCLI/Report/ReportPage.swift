internal import CommandGrammar
internal import SavingsCore

/// A report as one page that loads nothing and runs nothing.
final class ReportPage {
  let report: ReportAnswer
  let page: Page
  private let revision: Int

  /// The page of a report, of which so many changes of the household led here.
  init(_ report: ReportAnswer, revision: Int) {
    self.report = report
    self.revision = revision
    page = Page(
      report.plan.settings, room: (16 + report.plan.goals.count * 16) << 10)
  }

  /// How every page of this program begins.
  static let beginning = "<!DOCTYPE html>\n<!-- cst report -->\n"

  var plan: Plan { report.plan }

  /// A sum of the totals' currency.
  func money(_ amount: Amount?) -> Money? { plan.total(amount) }

  func written() -> [UInt8] {
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
    if report.household.goals.isEmpty {
      begin()
    } else {
      answer()
      navigation()
      for (id, title, content) in sections {
        page.tags("<section aria-labelledby=\"\(id)\">")
        page.element("h2", " id=\"\(id)\"", title)
        content()
        page.tags("</section>\n")
      }
    }
    page.tags("</main>\n<footer>")
    page.element(
      "p", "",
      """
      Made by \(program) from revision \(revision) as of \(plan.today). One \
      file: no scripts, nothing is loaded from elsewhere. It holds amounts and \
      names of goals and accounts; share it with care.
      """)
    page.tags("</footer>\n</body>\n</html>\n")
    return page.bytes
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

  /// What stands where there is no goal yet.
  private func begin() {
    page.tags(
      """
      <section class="answer" aria-labelledby="answer"><h1 id="answer">No \
      goals yet</h1>
      """)
    page.element(
      "p", "", "Add the first one: \(run: TipLine.firstGoal.command)")
    page.tags("</section>\n")
  }

  /// The parts behind the answer that there is something to say in.
  private var sections: [(id: Markup, title: Phrase, content: () -> Void)] {
    var all: [(id: Markup, title: Phrase, content: () -> Void)] = [
      ("all", "All goals", allGoals)
    ]
    if !plan.goals.isEmpty { all.add(("goals", "Goal by goal", goals)) }
    if report.months?.months.isEmpty == false {
      all.add(("months", "Month by month", months))
    }
    if report.shares?.assets.isEmpty == false {
      all.add(("where", "Where it is, and whose", shares))
    }
    if !report.rates.isEmpty || !report.missing.allSatisfy(isOfPlan) {
      all.add(("rates", "Rates", rates))
    }
    return all + [("how", "How it is reckoned", reckoning)]
  }

  private func navigation() {
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
