import SavingsCLI
import SavingsCore
import Support
import Testing

/// What `cst rate fetch` says where a part of it cannot be had.
@Suite struct RateFetchPartsTests {
  /// The demo household, with services that answer what the words say.
  private func stage(
    _ answers: [String: String], status: Int = 200, location: String = ""
  ) throws -> Stage {
    var stage = try Stage.demo()
    stage.network = { request in
      guard let text = answers[request.service] else {
        return .failure(.notReached)
      }
      return .response(
        WebResponse(
          status: status, headers: ["Location: \(location)"],
          body: Array(text.utf8)))
    }
    return stage
  }

  private let bank = """
    FREQ,CURRENCY,CURRENCY_DENOM,TIME_PERIOD,OBS_VALUE
    D,JPY,EUR,2026-03-10,162.35
    D,USD,EUR,2026-03-10,1.0823

    """

  /// That nobody could be asked which coin a code means is not that nobody
  /// knows.
  @Test func aSearchThatFailsIsSaid() throws {
    let outcome = try stage([:]).run("cst rate fetch BIT --json")
    #expect(outcome.status == .failed)
    #expect(outcome.err.contains("\"code\":\"unreachable\""))
  }

  @Test func aServiceThatIsNotSetStopsNoOther() throws {
    let stage = try stage(["ecb": bank])
    try stage.must("cst settings set service.spot 'https://h/{base} value=a'")
    try stage.must("cst settings set source.BTC spot:X")
    try stage.must("cst settings unset service.spot")
    let outcome = stage.run("cst rate fetch")
    #expect(outcome.out.contains("162.35 JPY"), "\(outcome.err)")
    #expect(
      outcome.err.contains(
        "warning: nobody says where spot is, which is to price BTC\n"))
    #expect(stage.run("cst rate fetch BTC").status == .refused)
  }

  @Test func aServiceThatCannotBeAskedIsNamed() throws {
    var stage = try stage(["ecb": bank])
    stage.environment["CST_SERVICE_COINGECKO"] = "nonsense"
    let outcome = stage.run("cst rate fetch")
    #expect(outcome.out.contains("162.35 JPY"), "\(outcome.err)")
    #expect(outcome.err.contains("service coingecko: that is not a URL"))
    #expect(stage.run("cst rate fetch BTC").status == .usage)
  }

  /// What everything is told in has its price in euros.
  @Test func theCurrencyOfTotalsMayBePricedAsACoin() throws {
    let spot = "{\"usd-coin\":{\"usd\":1,\"eur\":0.9201,"
    let time = "\"last_updated_at\":1773144000}}"
    for (text, isThere) in [
      (spot + time, true), ("{\"usd-coin\":{\"usd\":1," + time, false),
    ] {
      let stage = try stage(["coingecko": text])
      try stage.must("cst settings set currency USD")
      try stage.must("cst settings set source.USD coingecko:usd-coin")
      let outcome = stage.run("cst rate fetch USD")
      #expect(outcome.out.contains("USD/EUR  0.9201 EUR") == isThere)
      #expect(outcome.err.contains("has no rate of USD") == !isThere)
      #expect(
        try stage.must("cst rate fetch USD --date 2026-03-09 --requests")
          .contains("vs_currency=eur&"))
    }
  }

  /// A text is no number of JSON.
  @Test(
    arguments: [
      ("1e5", true), ("83000.5", true), ("\"83000.5\"", true),
      ("\"1e5\"", false), ("\"083000\"", false), ("null", false),
    ])
  func aTextWritesItsFigurePlainly(_ figure: String, isTaken: Bool) throws {
    let stage = try stage(["own": "{\"a\":\(figure)}"])
    try stage.must("cst settings set service.own 'https://h/{base} value=a'")
    try stage.must("cst settings set source.BTC own")
    let outcome = stage.run("cst rate fetch BTC")
    #expect(outcome.status == (isTaken ? .success : .refused))
    #expect(outcome.err.contains("is not believed") == !isTaken)
  }

  /// A tip asks for what was asked for.
  @Test func tipsNameTheCodeAndTheDay() throws {
    let year = try stage(
      ["coingecko": "{\"error_code\":10012}"], status: 401
    ).run("cst rate fetch BTC --date 2024-01-01").err
    #expect(year.contains("cst rate fetch BTC --since 2025-03-13"), "\(year)")
    #expect(year.hasSuffix("There are no rates up to 2024-01-01.\n"))
    let none = try stage(["coingecko": "{\"prices\":[]}"]).run(
      "cst rate fetch BTC --date 2026-03-05")
    #expect(
      none.err.contains("cst rate set BTC/EUR RATE --date 2026-03-05\n"),
      "\(none.err)")
  }

  @Test(
    arguments: [
      ("http://login.example/x", ", to login.example;"),
      ("https://user:pw@evil.example:8443/x", ", to evil.example;"),
      ("https://[2001:db8::1]:8443/", ", to [2001:db8::1];"),
      ("//evil.example/x", ", to evil.example;"),
      ("file:///etc/passwd", "sends elsewhere;"),
      ("/x/y//z", "sends elsewhere;"),
    ])
  func whereItSendsIsNamed(_ location: String, _ words: String) throws {
    let outcome = try stage(
      ["coingecko": ""], status: 302, location: location
    ).run("cst rate fetch BTC")
    #expect(outcome.err.contains(words), "\(outcome.err)")
  }
}
