import SavingsCLI
import SavingsCore
import Support
import Testing

/// What `cst rate fetch` says, and what it leaves as it was.
@Suite struct RateFetchCommandTests {
  /// A day to come is no day to choose again.
  @Test(arguments: [
    ("--today 2027-12-24", "leave --today out"),
    ("--date 2026-04-01", "--date 2026-03-10"),
  ])
  func aDayToComeLeadsToOneThatHasBeen(
    _ options: String, _ tip: String
  ) throws {
    let outcome = try stage().run("cst rate fetch USD \(options)")
    #expect(outcome.status == .usage)
    #expect(outcome.err.contains("nobody knows the rates of"))
    #expect(outcome.err.contains(tip), "\(outcome.err)")
  }

  /// The demo household, with services that answer what the words say.
  private func stage(_ answers: [String: (Int, String)] = [:]) throws -> Stage {
    var stage = try Stage.demo()
    let usual = [
      "ecb": (
        200,
        """
        FREQ,CURRENCY,CURRENCY_DENOM,TIME_PERIOD,OBS_VALUE
        D,JPY,EUR,2026-03-10,162.35
        D,USD,EUR,2026-03-10,1.0823

        """
      ),
      "coingecko": (
        200,
        """
        {"bitcoin":{"eur":83412.0712345678,"last_updated_at":1773144000}}
        """
      ),
    ].merging(answers) { _, new in new }
    stage.network = { request in
      let (status, text) = usual[request.service] ?? (500, "")
      return .response(
        WebResponse(
          status: status,
          headers: ["Location: http://login.example/x", "retry-after: 60"],
          body: Array(text.utf8)))
    }
    return stage
  }

  /// Two rates of one day are none: the order of rows would tell which counts.
  @Test(arguments: [
    ("1.08", "1.09", false), ("1.09", "1.08", false), ("-1", "1.08", false),
    ("1.08", "1.08", true),
  ])
  func twoRatesOfOneDayAreNone(
    _ first: String, _ last: String, isTaken: Bool
  ) throws {
    let table = """
      FREQ,CURRENCY,CURRENCY_DENOM,TIME_PERIOD,OBS_VALUE
      D,USD,EUR,2026-03-10,\(first)
      D,USD,EUR,2026-03-10,\(last)

      """
    let outcome = try stage(["ecb": (200, table)]).run("cst rate fetch USD")
    #expect((outcome.status == .success) == isTaken, "\(outcome.err)")
    #expect(isTaken || outcome.err.contains("one rate a time"))
  }

  /// The same of two prices of one time.
  @Test(arguments: [("80000", "81000"), ("81000", "80000")])
  func twoPricesOfOneTimeAreNone(_ first: String, _ last: String) throws {
    let prices = """
      {"prices":[[1772668800000,\(first)],[1772668800000,\(last)]]}
      """
    let outcome = try stage(["coingecko": (200, prices)])
      .run("cst rate fetch BTC --date 2026-03-05")
    #expect(outcome.status != .success)
    #expect(outcome.err.contains("one rate a time"), "\(outcome.err)")
  }

  @Test func saysWhoWasAskedAndWhatIsNew() throws {
    let stage = try stage()
    #expect(
      try stage.must("cst rate fetch") == """
        Asked data-api.ecb.europa.eu for JPY, USD and api.coingecko.com for BTC.

        PAIR     RATE                   DATE        CHANGE  SOURCE
        BTC/EUR  83,412.0712345678 EUR  2026-03-10   +1.7%  coingecko
        EUR/JPY  162.35 JPY             2026-03-10   +0.7%  ecb
        EUR/USD  1.0823 USD             2026-03-10   -0.4%  ecb

        Required this month: 1,983.37 -> 1,980.30 EUR.
        Undo with: cst undo

        """)
    let stored = stage.stored
    #expect(try stage.must("cst rate fetch").contains("nothing was changed"))
    #expect(stage.stored == stored)
  }

  /// So that a line of crontab sends no mail.
  @Test func saysNothingWhereItIsQuiet() throws {
    let stage = try stage()
    for _ in 0..<2 {
      let outcome = stage.run("cst rate fetch --quiet --no-input")
      #expect(outcome.status == .success)
      #expect(outcome.out == "")
    }
    #expect(
      stage.run("cst rate fetch --quiet --format tsv").out.hasPrefix("pair\t"))
  }

  /// What the central bank does not tell may be asked elsewhere.
  @Test func namesAnotherSource() throws {
    let outcome = try stage(["ecb": (404, "")]).run("cst rate fetch AED")
    #expect(outcome.status == .refused, "\(outcome.err)")
    #expect(outcome.err.contains("cst settings set source.AED frankfurter"))
  }

  @Test func saysItToTheEar() throws {
    let out = try stage().must("cst rate fetch --accessible")
    #expect(
      out.contains(
        "1 BTC is 83412.0712345678 EUR, up 1.7 percent, from coingecko."))
  }

  @Test func showsTheQuestionsAndSendsNone() throws {
    var stage = try stage()
    stage.network = { _ in
      Issue.record("somebody was asked")
      return .failure(.noCurl)
    }
    let out = try stage.must("cst rate fetch BTC --requests")
    #expect(out.hasPrefix("GET https://api.coingecko.com/api/v3/simple/price?"))
    #expect(out.contains("\n") && !out.contains("ecb"))
    #expect(
      try stage.must("cst rate fetch EUR --requests")
        == "Nothing would be asked.\n")
  }

  /// Why nothing was learnt: the code, how it ends, and that all is as it was.
  @Test(
    arguments: [
      (302, "", "redirected", 1, "sends elsewhere, to login.example"),
      (401, "{}", "needs_key", 4, "wants a key"),
      (
        401, "{\"error_code\":10012}", "refused", 1,
        "prices of the last 365 days only"
      ),
      (429, "", "too_many_requests", 1, "asks to wait 60 s"),
      (400, "", "refused", 1, "answered 400"),
      (503, "", "service_failed", 1, "failed (503)"),
      (200, "<html>", "not_understood", 1, "is there a login page"),
      (200, "{", "not_understood", 1, "did not answer as expected"),
      (200, "{} {}", "not_understood", 1, "did not answer as expected"),
      (200, "[]", "not_understood", 1, "did not answer as expected"),
      (200, "{\"bitcoin\":{}}", "rate_not_found", 4, "has no rate of BTC"),
      (
        200, "{\"bitcoin\":{\"eur\":0,\"last_updated_at\":1773144000}}",
        "rate_refused", 4, "is not believed"
      ),
    ])
  func aFailureChangesNothing(
    status: Int, body: String, code: String, exit: Int32, words: String
  ) throws {
    let stage = try stage(["coingecko": (status, body)])
    let stored = stage.stored
    let outcome = stage.run("cst rate fetch BTC")
    #expect(outcome.status.rawValue == exit)
    #expect(outcome.err.contains(words), "\(outcome.err)")
    #expect(outcome.err.contains("nothing was changed"))
    #expect(
      outcome.err.hasSuffix(
        "Rates are as they were: BTC/EUR of 2026-03-09, 1 day old; and 2 "
          + "more.\n"), "\(outcome.err)")
    #expect(stage.stored == stored)
    #expect(
      stage.run("cst rate fetch BTC --json").err.contains(
        "\"code\":\"\(code)\""))
  }

  /// What could be had is stored, unless a warning is a reason to stop.
  @Test func aPartIsStoredAndTheRestIsSaid() throws {
    let stage = try stage(["coingecko": (503, "")])
    let stored = stage.stored
    let strict = stage.run("cst rate fetch --strict")
    #expect(strict.status == .warned)
    #expect(stage.stored == stored)
    let outcome = stage.run("cst rate fetch")
    #expect(outcome.status == .success)
    #expect(outcome.err.contains("api.coingecko.com failed (503) (BTC)"))
    #expect(try stage.must("cst rate list").contains("162.35 JPY"))
  }

  @Test func aDryRunAsksAndSavesNothing() throws {
    let stage = try stage()
    let stored = stage.stored
    let out = try stage.must("cst rate fetch --dry-run")
    #expect(out.contains("83,412.0712345678 EUR"))
    #expect(stage.stored == stored)
  }

  @Test(
    arguments: [
      ("--date 2026-03-11", 2), ("--date today --since 2026-01", 2),
      ("--since 2026-03-10", 2), ("--since 2026-04", 2), ("btc", 2),
    ])
  func isRefused(_ words: String, _ exit: Int32) throws {
    let outcome = try stage().run("cst rate fetch \(words)")
    #expect(outcome.status.rawValue == exit, "\(outcome.err)")
  }

  @Test func whereAllIsOneCurrencyNobodyIsAsked() throws {
    var stage = try Stage.withAGoal()
    stage.network = { _ in
      Issue.record("somebody was asked")
      return .failure(.noCurl)
    }
    #expect(
      try stage.must("cst rate fetch").hasPrefix(
        "Everything is in EUR, so no rate is needed."))
  }

  /// A list for programs has every rate.
  @Test func isAListForPrograms() throws {
    let out = try stage().must("cst rate fetch --format tsv")
    #expect(
      out == """
        pair\trate\tdate\tsource\tstate
        BTC/EUR\t83412.0712345678\t2026-03-10\tcoingecko\tnew
        EUR/JPY\t162.35\t2026-03-10\tecb\tnew
        EUR/USD\t1.0823\t2026-03-10\tecb\tnew

        """)
  }
}
