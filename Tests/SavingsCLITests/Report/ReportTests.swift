import Foundation
import SavingsCLI
import SavingsCore
import Support
import Testing

/// One page of HTML.
@Suite struct ReportTests {
  private func page(_ stage: Stage, _ options: String = "") throws -> String {
    let outcome = stage.run("cst report -o - \(options)")
    try #require(outcome.status == .success, "\(outcome.err)")
    return outcome.out
  }

  /// Every name of an element or an attribute that a page may have.
  private static let known: Set = [
    "html", "head", "meta", "title", "style", "body", "a", "header", "main",
    "section", "nav", "footer", "article", "h1", "h2", "h3", "p", "b", "bdi",
    "span", "div", "ul", "li", "code", "time", "table", "caption", "thead",
    "tbody", "tfoot", "tr", "th", "td", "figure", "figcaption", "details",
    "summary", "svg", "desc", "g", "line", "rect", "circle", "path", "text",
    // Attributes.
    "lang", "charset", "name", "content", "http-equiv", "class", "href", "id",
    "datetime", "scope", "role", "tabindex", "aria-labelledby", "aria-label",
    "aria-hidden", "focusable", "width", "height", "viewBox",
    "preserveAspectRatio", "x", "y", "dx", "x1", "x2", "y1", "y2", "cx", "cy",
    "r", "rx", "d", "text-anchor", "stroke-dasharray", "transform",
  ]

  /// What nothing may lead out of.
  private func expectSealed(_ page: StrictMarkup) {
    let ids = page.elements.compactMap { $0.value("id") }
    #expect(Set(ids).count == ids.count)
    for element in page.elements {
      #expect(Self.known.contains(element.name), "<\(element.name)>")
      for (name, value) in element.attributes {
        #expect(Self.known.contains(name), "\(name)")
        if name == "href" { #expect(ids.contains(String(value.dropFirst()))) }
        if name == "aria-labelledby" {
          #expect(
            value.split(separator: " ").allSatisfy { id in
              ids.contains(String(id))
            })
        }
        if name != "content" && name != "aria-label" {
          #expect(!value.contains("//") && !value.contains("url("))
        }
      }
    }
    let policy = page.elements.first {
      $0.value("http-equiv") == "Content-Security-Policy"
    }
    #expect(
      policy?.value("content")
        == "default-src 'none'; style-src 'unsafe-inline'; "
        + "base-uri 'none'; form-action 'none'")
  }

  /// Every figure that `plan` shows of its goals, and the totals.
  private func figures(of plan: Plan) -> [String] {
    let look = Look(plan.settings)
    let totals = [
      plan.totals.required, plan.totals.planned, plan.totals.savedThisMonth,
      plan.totals.left,
    ]
    let sums = totals.compactMap(\.self).compactMap { total in
      plan.total(total).map(look.money)
    }
    return plan.goals.reduce(into: sums) { all, goal in
      func money(_ amount: Amount) -> String {
        look.bare(Money(amount, goal.goal.currency))
      }
      if let figures = goal.figures {
        all += [
          money(figures.required), money(figures.planned),
          money(figures.left), money(figures.saved),
        ]
        if goal.goal.target != nil, let progress = goal.progress {
          all.append("\(Ratio(progress, of: Amount(1)).percent())%")
        }
      }
      if let target = goal.goal.target { all.append(money(target)) }
      if let deadline = goal.deadline { all.append("\(deadline)") }
      if let count = goal.payments.count {
        all.append("\(count) payment\(count == 1 ? "" : "s")")
      }
      all.append(goal.goal.name)
    }
  }

  @Test("Generated households", arguments: 0..<12)
  func parsesStrictlyAndHoldsEveryFigureOfThePlan(_ seed: Int) throws {
    var saver = try MixedSaver(seed)
    let end = try #require(saver.begin.adding(months: 1 + seed % 9))
    for payday in saver.paydays(before: end) {
      for name in saver.names where saver.dice.once(in: 2) {
        let left = try saver.figures(name, payday).left
        try saver.pay(left, for: name, on: payday)
      }
      if saver.dice.once(in: 3) {
        try saver.lose(from: saver.dice.one(of: saver.names), on: payday)
      }
    }
    let stage = try Stage(today: end.description)
    try stage.install(
      StoreWriter.bytes(of: Snapshot(revision: 1, saver.story.book)))
    let text = try page(stage)
    let page = try StrictMarkup(text)
    expectSealed(page)
    for figure in figures(of: try saver.story.book.plan(on: end)) {
      try #require(page.text.contains(figure), "no \(figure)")
    }
    for goal in saver.names {
      let one = try StrictMarkup(
        try self.page(stage, "--goal \(goal.lowercased())"))
      expectSealed(one)
      for other in saver.names where other != goal {
        #expect(!one.names.contains(other))
      }
    }
  }

  @Test("Names with all that means something", arguments: 0..<6)
  func whateverTheNamesAreNothingLeadsOutOfThePage(_ seed: Int) throws {
    var dice = SplitMix64(seed: seed)
    let pieces = [
      "<", ">", "&", "\"", "'", "</bdi>", "<script>", "-->", "<!--", "]]>",
      "&amp;", "&#0;", "onload=", "//x.test/", "url(", "\u{FFFE}", "א", "é",
      "</style>", "</title>", "日", "${", "`",
    ]
    var story = try Story(payday: 25, currency: "EUR")
    var names: [String] = []
    for number in 0..<4 {
      let count = dice.number(1...8)
      let name =
        "n\(number)" + (0..<count).map { _ in dice.one(of: pieces) }.joined()
      names.append(name)
      try story.goal(name, "900", by: "2027-01-01", from: "2026-01-01")
      try story.asset("\(name) jar", slug: "jar-\(number)", holding: "100")
      try story.share("50%", of: "\(name) jar", for: name, since: "2026-01-01")
    }
    let stage = try Stage(today: "2026-03-10")
    try stage.install(StoreWriter.bytes(of: Snapshot(revision: 1, story.book)))
    let page = try StrictMarkup(try page(stage))
    expectSealed(page)
    for name in names {
      let shown = name.replacing("\u{FFFE}", with: "\\u{FFFE}")
      #expect(page.names.contains(shown), "\(shown)")
      #expect(page.names.contains("\(shown) jar"))
    }
    // Half of each jar is nobody's, and that is no name.
    #expect(!page.names.contains("free"))
  }

  @Test func isTheSameTwiceAndElsewhere() throws {
    var stage = try Stage.demo()
    let here = try page(stage)
    #expect(here == (try page(stage)))
    stage.environment = [
      "HOME": stage.environment["HOME"] ?? "", "LC_ALL": "C", "COLUMNS": "40",
      "TZ": "Pacific/Kiritimati", "FORCE_COLOR": "1", "CST_ACCESSIBLE": "1",
    ]
    stage.screen = Screen(isTerminal: true, width: 33)
    #expect(here == (try page(stage)))
    #expect(
      here
        == (try page(
          stage, "--spoken --ascii --color always --width 30 --palette mono")))
    #expect(!here.contains(stage.home.path))
  }

  @Test("Generated households", arguments: 20..<24)
  func saysToProgramsWhatTheSingleCommandsSay(_ seed: Int) throws {
    var saver = try MixedSaver(seed)
    let end = try #require(saver.begin.adding(months: 5))
    for payday in saver.paydays(before: end) {
      for name in saver.names {
        let left = try saver.figures(name, payday).left
        try saver.pay(left, for: name, on: payday)
      }
    }
    let stage = try Stage(today: end.description)
    try stage.install(
      StoreWriter.bytes(of: Snapshot(revision: 1, saver.story.book)))
    func data(_ line: String) throws -> JSONValue {
      let document = JSONValue(try stage.must("cst \(line) --json"))
      return try #require(document?["data"])
    }
    let report = try data("report")
    #expect(report["file"] == .null)
    #expect(report["plan"] == (try data("plan")))
    #expect(report["goals"] == (try data("chart goals"))["goals"])
    #expect(report["months"] == (try data("month list")))
    #expect(report["shares"] == (try data("chart shares")))
    #expect(report["saved"]?[0] == (try data("chart saved")))
    let goals = try saver.story.book.plan(on: end).goals
    for (place, goal) in goals.enumerated() {
      let alone = try data("chart saved \(goal.goal.slug)")
      #expect(report["saved"]?[place + 1] == alone)
    }
    #expect(report["saved"]?[goals.count + 1] == nil)
  }

  @Test func inAnotherCurrencyAllOfItIs() throws {
    let stage = try Stage.demo()
    let line = "cst report --currency USD"
    let data = try #require(
      JSONValue(try stage.must("\(line) --json"))?["data"])
    for sum in [data["plan"]?["totals"]?["left"], data["shares"]?["total"]] {
      #expect(sum?["currency"]?.text == "USD")
    }
    for key in ["months", "saved"] {
      let part = key == "saved" ? data[key]?[0] : data[key]
      #expect(part?["currency"]?.text == "USD", "\(key)")
    }
    let page = try stage.must("\(line) -o -")
    #expect(page.contains("Planned and saved by month, USD"))
  }

  @Test func theDemosPageSaysWhatWasWorkedOut() throws {
    let stage = try Stage.demo()
    let prices = [
      ("BTC/EUR", ["95120", "78310", "74890", "80240", "71560"]),
      ("JPY/EUR", ["0.00563", "0.00552", "0.00543", "0.00547", "0.0061"]),
      ("USD/EUR", ["0.866", "0.862", "0.851", "0.843", "0.918"]),
    ]
    let days = [
      "2025-10-31", "2025-11-30", "2025-12-31", "2026-01-31", "2026-02-28",
    ]
    for (pair, rates) in prices {
      for (day, rate) in zip(days, rates) {
        try stage.must("cst rate set \(pair) \(rate) --date \(day)")
      }
    }
    let page = try page(stage)
    for piece in [
      #"<rect class="b-blue" width="10.71%" height="14" rx="2"/>"#,
      "10% of the month is saved.",
      // The line of time.
      #"<rect class="b-orange" x="0%" width="19.69%" y="3" height="14"/>"#,
      #"<line class="late" x1="59.2%" x2="99.27%" y1="10" y2="10"/>"#,
      #"<circle class="o-red" cx="99.27%" cy="10" r="4"/>"#,
      // New car: rings, steps, what is to come, and labels.
      #"stroke-dasharray="24 200""#,
      #"<path class="a-blue" d="M47 186V168H155V167H155V186Z"/>"#,
      #"<path class="pj s-blue" d="M155 167H178V159H227V152H274V144H322V137"#,
      #"<text class="v" x="15.49%" dx="8" y="182">3,065.00</text>"#,
      #"<text class="k" x="0%" y="23">target 25,000</text>"#,
      #"<text class="k" x="100%" y="17" text-anchor="end">needed 2027-09-01<"#,
      // Months.
      #"<rect class="pl plu" x="13.76%" width="9.05%" y="161" height="5"/>"#,
      #"<rect class="b-blue" x="28.34%" width="5.03%" y="26" height="140"/>"#,
      "▲ 2,840.19", "100% met", "at least 85.71",
      // Who has what.
      #"<rect class="b-blue" x="85%" width="4.42%" y="0" height="12"/>"#,
      #"<rect class="bf" x="89.42%" width="10.58%" y="0" height="12"/>"#,
    ] {
      #expect(page.contains(piece), "\(piece)")
    }
    #expect(page.utf8.count < 60_000)
  }

  /// The text of a page, one blank between two words.
  private func words(_ page: String) throws -> String {
    try StrictMarkup(page).text.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  @Test func whatIsSetApartIsNoPartOfTheNextRound() throws {
    let stage = try Stage(today: "2026-03-10")
    for line in [
      "asset add Bank --currency EUR --balance 2000 --date 2025-01-01",
      "goal add Tax --target 600EUR --deadline 2026-03-01 --every 6m "
        + "--start 2025-09-01",
      "alloc set 40% --asset bank --goal tax --since 2025-09-02",
    ] {
      try stage.must("cst \(line) --today 2025-09-02")
    }
    let text = try words(try page(stage))
    #expect(text.contains("2026-03-31 if followed 266.67 +66.67"))
    #expect(text.contains("Tax: 200.00 of 600.00 EUR saved, 33%"))
    #expect(text.contains("600.00 EUR more is set apart."))
  }

  @Test func eachMissingRateIsNamedOnceWithItsFirstDay() throws {
    let text = try words(try page(try Stage.demo()))
    for (pair, date) in [
      ("BTC/EUR", "2025-10-31"), ("JPY/EUR", "2025-09-30"),
      ("USD/EUR", "2025-09-30"),
    ] {
      let command = "cst rate set \(pair) RATE"
      #expect(text.split(separator: command).count == 2, "\(pair)")
      #expect(text.contains("\(command) --date \(date)"))
    }
    #expect(text.contains("met in 6 finished months nobody can tell, because"))
  }

  @Test func theRatesOfAccountsAreTold() throws {
    let stage = try Stage(today: "2026-03-10")
    for line in [
      "asset add Bank --currency EUR --balance 100",
      "goal add Trip --target 500EUR --deadline 2026-12-01",
      "asset add Dollars --currency USD --balance 50",
    ] {
      try stage.must("cst \(line)")
    }
    #expect(
      try words(try page(stage)).contains("together: at least 100.00 EUR"))
    try stage.must("cst rate set USD/EUR 0.9 --date 2025-01-01")
    #expect(
      try words(try page(stage)).contains(
        "USD/EUR 0.9 2025-01-01 set by you, old: 433 days"))
  }

  @Test func whatWasSavedForGoalsThatHaveEndedIsDrawn() throws {
    let stage = try Stage(today: "2026-03-10")
    for line in [
      "asset add Jar --currency EUR",
      "goal add Trip --target 500EUR --deadline 2026-12-01 --start 2026-01-01",
      "tx deposit 20 --asset jar --goal trip --date 2026-02-01",
      "goal finish trip --yes",
    ] {
      try stage.must("cst \(line)")
    }
    #expect(try words(try page(stage)).contains("2026-02-28 20.00 +20.00"))
  }

  /// Who comes as far on the deadline itself is a payment late, and no day.
  @Test func aPaymentOnTheDeadlineIsTooLate() throws {
    let stage = try Stage(today: "2026-10-01")
    for line in [
      "asset add Jar --currency EUR",
      "goal add Trip --target 900EUR --deadline 2027-03-31 --start 2026-07-01",
      "save 100EUR --goal trip --date 2026-07-31",
      "save 100EUR --goal trip --date 2026-08-31",
      "save 100EUR --goal trip --date 2026-09-30",
    ] {
      try stage.must("cst \(line)")
    }
    let text = try words(try page(stage))
    #expect(
      text.contains("100.00 EUR a month: 2027-03-31 , one payment too late."),
      "\(text)")
  }
}
