import SavingsCLI
import SavingsCore
import Support
import Testing

/// What `cst explain` writes can be followed with a pocket calculator.
@Suite struct ExplainedSumsTests {
  private func number(_ text: Substring) throws -> Amount {
    try Amount(String(text.filter { $0 != "," }))
  }

  /// The sums of the lines `a x b / c = d`, and of `Required: a x b = d`, of an
  /// explanation.
  private func check(_ text: String) throws {
    var seen = 0
    for line in text.split(separator: "\n") {
      guard let equals = line.firstRange(of: " = "),
        line.contains(" / ") || line.hasPrefix("Required: ")
      else { continue }
      let left = line[..<equals.lowerBound].split(separator: ": ").last ?? ""
      let words = left.split(separator: " ")
      var value = try number(words[0])
      for place in stride(from: 1, to: words.count - 1, by: 2) {
        let factor = try number(words[place + 1])
        value =
          words[place] == "x"
          ? try value.times(factor, over: Amount(1))
          : try value.times(Amount(1), over: factor)
      }
      let right = line[equals.upperBound...].prefix { $0 != " " }
      let difference = try value - number(right)
      let half = try number("0.005")
      #expect(difference <= half && -difference <= half, "\(line)")
      seen += 1
    }
    #expect(seen > 0, "\(text)")
  }

  /// With several paydays that weigh 1 together, all of them are meant.
  @Test(arguments: ["12 50%", "12 25%", "01 50%", "12 2", "03 0"])
  func whatIsAskedIsTheSumThatIsWritten(_ weight: String) throws {
    for payday in ["31", "15,31", "2026-12-04+1w"] {
      let stage = try Stage(today: "2026-12-01")
      try stage.must("cst settings set payday \(payday)")
      try stage.must("cst settings set weight.\(weight)")
      try stage.must("cst goal add Haus --target 7000EUR --deadline 2027-04-10")
      try check(try stage.must("cst explain haus"))
      try stage.must(
        """
        cst goal add Later --target 7000EUR --start 2027-01-10 \
        --deadline 2027-04-10
        """)
      try check(try stage.must("cst explain later"))
      try stage.must(
        "cst goal add Ski --target 700EUR --deadline 2026-12-24 --every 1y")
      try check(try stage.must("cst explain ski"))
      try stage.must(
        """
        cst goal add Fund --target 7000EUR --deadline 2027-04-10 --yield 3%
        """)
      try check(try stage.must("cst explain fund"))
      for start in ["2026-12-01", "2027-01-10", "2027-03-10"] {
        try stage.must("cst goal add Pocket --monthly 33EUR --start \(start)")
        try check(try stage.must("cst explain pocket"))
        try stage.must("cst goal delete pocket --yes")
      }
    }
  }

  /// A round without a payday is told with its own part, and not with what the
  /// month asks for the next one.
  @Test func whatIsDueNowIsNoMoreThanThat() throws {
    let stage = try Stage(today: "2026-03-05")
    let added = try stage.must(
      "cst goal add Ski --target 1200EUR --deadline 2026-03-15 --every 1y")
    #expect(
      added.contains(
        "1,300.00 EUR, 1,200.00 EUR of it by 2026-03-15, 1 payment"))
    let page = try stage.must("cst goal show ski")
    #expect(
      page.contains(
        "Left         1,300.00 EUR, 1,200.00 EUR of it by 2026-03-15")
    )
    let explained = try stage.must("cst explain ski")
    #expect(explained.contains("1,200.00 EUR of it is due by 2026-03-15"))
  }

  @Test func whatIsSkippedIsNotSetByAFlex() throws {
    let stage = try Stage(today: "2026-06-01")
    try stage.must("cst goal add A --target 2000EUR --deadline 2026-12-31")
    try stage.must("cst flex --adjust 0.5 --apply")
    try stage.must("cst plan skip a")
    let page = try stage.must("cst goal show a")
    #expect(page.contains("Planned      0.00 EUR, skipped\n"), "\(page)")
  }

  @Test func whatEssentialsTakeMoreIsSaid() throws {
    let stage = try Stage(today: "2026-06-01")
    try stage.must("cst goal add A --target 600EUR --deadline 2026-12-31")
    try stage.must("cst settings set income 1100")
    try stage.must("cst settings set essentials 1900")
    let outcome = stage.run("cst plan")
    #expect(outcome.out.contains("essentials take 800.00 EUR more than that"))
    #expect(
      outcome.err.contains("essentials take 800.00 EUR more than the income"))
  }

  /// What is said of the income is so in whatever currency totals are shown.
  @Test(arguments: ["", " --currency USD"])
  func anIncomeThatIsTooSmallIsSaid(currency: String) throws {
    let stage = try Stage(today: "2026-03-10")
    try stage.must("cst rate set USD/EUR 0.92")
    try stage.must("cst goal add A --target 600EUR --deadline 2027-03-01")
    try stage.must("cst settings set income 3000EUR")
    try stage.must("cst settings set essentials 2990EUR")
    let plan = stage.run("cst plan --strict\(currency)")
    #expect(plan.status == .warned)
    #expect(plan.out.contains(", 1.7% of the income of 3,000.00 EUR"))
    #expect(plan.err.contains("required, and essentials leave 10.00 EUR"))
    try stage.must("cst plan set a 9.95")
    let fits = stage.run("cst plan --strict\(currency)")
    #expect(fits.err.contains("what is planned fits"), "\(fits)")
    // Of one goal of two nobody can tell.
    try stage.must("cst goal add B --target 600EUR --deadline 2027-03-01")
    try stage.must("cst plan set b 9.95")
    let one = stage.run("cst plan --strict --goal a\(currency)")
    #expect(one.err.contains("required, and essentials leave 10.00 EUR"))
    #expect(!one.err.contains("fits"), "\(one)")
    let both = stage.run("cst plan\(currency)")
    #expect(!both.err.contains("fits"), "\(both)")
  }
}
