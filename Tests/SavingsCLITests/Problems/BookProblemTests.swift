import SavingsCLI
import SavingsCore
import Support
import Testing

@Suite struct BookProblemTests {
  private static func problems() throws -> [(BookProblem, String, String)] {
    let date = try #require(CalendarDate("2026-03-10"))
    let other = try #require(CalendarDate("2026-01-01"))
    let part = try #require(Percentage(parts: 125_000))
    let (euro, coin) = (try Currency("EUR"), try Currency("BTC"))
    return [
      (
        .emptyName, "a name needs at least one character that can be seen",
        "give it another one"
      ),
      (
        .spacesAround(" Car"), "the name \" Car\" begins or ends with a space",
        "write \"Car\""
      ),
      (
        .tooLong(String(repeating: "a", count: 121), longest: 120),
        "\"aaaaaaaaaaaaaaaaaaaa...\" has 121 characters, "
          + "and there is room for 120",
        "give it another one"
      ),
      (
        .unsafeText("a\u{7}"),
        "\"a\\u{7}\" holds characters that cannot be seen, or that a terminal would obey",
        "give it another one"
      ),
      (.notASlug("New car"), "\"New car\" is not a slug", "write new-car"),
      (
        .notASlug("!"), "\"!\" is not a slug",
        "use letters, digits and hyphens: emergency-fund"
      ),
      (
        .nameTaken("Car", slug: "car-2", by: .goal),
        "there is already a goal named \"Car\" (car-2)",
        "choose another name, or change that goal: cst goal edit car-2"
      ),
      (
        .slugTaken("car", name: "Car fund", by: .asset),
        "the slug \"car\" already leads to the asset \"Car fund\"",
        "choose another one with --slug"
      ),
      (
        .negativeTarget(Money(Amount(-5000), euro)),
        "a target of -5,000.00 EUR is less than nothing",
        "write 0 or more"
      ),
      (
        .negativeAmount(Amount(-5), nil),
        "an amount of -5 is less than nothing", "write 0 or more"
      ),
      (
        .negativeAmount(Amount(-5), coin),
        "an amount of -5 BTC is less than nothing", "write 0 or more"
      ),
      (
        .deadlineNotAfterStart(deadline: other, start: date),
        "the deadline 2026-01-01 does not come after the start 2026-03-10",
        "choose a later --deadline or an earlier --start"
      ),
      (
        .currencyEarmarked(
          "Savings", slug: "savings", goal: "New car", goalSlug: "new-car"),
        "\"Savings\" has fixed amounts for goals, \"New car\" among them, "
          + "so its currency cannot change",
        "take them back first: cst alloc clear --asset savings --goal "
          + "new-car"
      ),
      (
        .lifecycleNotEdited("Car"),
        "an edit of \"Car\" cannot end it or bring it back",
        "cst goal finish, cancel and reopen do that"
      ),
      (
        .notOneEmoji("cars"), "\"cars\" is not one character",
        "write one small picture, an emoji, or \"\" for none"
      ),
      (
        .currencyFixed("Savings", .asset),
        "\"Savings\" has transactions, so its currency cannot change",
        "add a new asset in the other currency"
      ),
      (
        .currencyFixed("Car", .goal),
        "\"Car\" has monthly plans, so its currency cannot change",
        "add a new goal in the other currency"
      ),
      (
        .currencyClosed("Car", other.month),
        "\"Car\" stands in the closed month 2026-01, so its currency cannot "
          + "change", "open the month first: cst month reopen 2026-01"
      ),
      (
        .goalEnded("Car", slug: "car"), "\"Car\" has ended",
        "bring it back first: cst goal reopen car"
      ),
      (
        .goalAlready("Car", slug: "car", .cancelled(date)),
        "\"Car\" is already cancelled",
        "see it with: cst goal show car; to bring it back: cst goal reopen car"
      ),
      (
        .goalNotEnded("Car", slug: "car"), "\"Car\" is active already",
        "see it with: cst goal show car"
      ),
      (
        .overAllocated("Savings", free: part, on: date),
        "\"Savings\" would give away more than 100% on 2026-03-10: "
          + "12.5% is free",
        "set at most 12.5%"
      ),
      (
        .overAllocated("Savings", free: .none, on: date),
        "\"Savings\" would give away more than 100% on 2026-03-10: "
          + "0% is free",
        "lower another goal's share first: cst alloc list shows them"
      ),
      (
        .negativeEarmark(Amount(-5), euro),
        "a share of -5.00 EUR is less than nothing",
        "write 0 or more, or: cst alloc clear"
      ),
      (
        .earmarkBelowMoved(moved: Amount(1000), euro, on: date),
        "1,000.00 EUR was put aside for the goal on 2026-03-10 already, which is more",
        "set at least 1000.00EUR, or let it begin on a later day: "
          + "--since 2026-03-11"
      ),
      (
        .wrongSign(.deposit, .zero, euro), "a transaction of 0 moves nothing",
        "write an amount other than 0"
      ),
      (
        .wrongSign(.deposit, Amount(-5), euro),
        "a deposit cannot be -5.00 EUR",
        "write it as a positive amount; or see how money is taken out: "
          + "cst help tx withdraw"
      ),
      (
        .kindCannotNameGoal(.interest),
        "a transaction of the kind interest cannot be for a goal",
        "leave --goal out; only deposits and withdrawals can be for one"
      ),
      (
        .externalIDTaken("b-1"),
        "the asset already has a transaction with the external id \"b-1\"",
        "it is there already, so nothing needs to be added"
      ),
      (
        .transferWithin("Giro"), "\"Giro\" cannot be both sides of a transfer",
        "name another asset for one of them"
      ),
      (
        .feeTooLarge(try euros("2"), of: try euros("1")),
        "the fee of 2.00 is more than the 1.00 EUR that leaves",
        "write more than 2.00EUR, or delete it and record it anew: "
          + "cst tx transfer"
      ),
      (
        .rateNotPositive(.zero), "a rate of 0 is not more than nothing",
        "write a rate above 0"
      ),
      (
        .digitsFixed(euro, 2), "EUR has 2 decimals by ISO 4217, and keeps them",
        "only codes outside ISO 4217, such as BTC, take digits of their own"
      ),
      (
        .digitsOutOfRange(coin, 19), "BTC cannot have 19 decimals",
        "write a number from 0 to 18"
      ),
      (
        .essentialsWithoutIncome(set: .all),
        "what is spent on essentials is part of the income, and it is set "
          + "still", "unset it first: cst settings unset essentials"
      ),
      (.negativeDays(-1), "-1 days are less than none", "write 0 or more"),
      (
        .savedBeforeShare(
          "House", goal: "house", asset: "savings", on: other, since: date,
          try euros("300")),
        "the share of \"House\" was set on 2026-03-10, after 2026-01-01, and "
          + "says all there was then",
        "if this was not in it, record it with cst tx deposit, then set the "
          + "share anew: cst alloc set 300.00EUR --asset savings --goal house "
          + "--since 2026-03-10"
      ),
      (
        .slugAlike("cаr", name: "Car", by: .goal),
        "the slug \"cаr\" looks like that of the goal \"Car\"",
        "choose another one with --slug"
      ),
      (
        .idTaken("x"), "two records have the id x",
        "look at what else is wrong: cst check"
      ),
      (
        .dangling(.asset, "x"), "there is no asset with the id x",
        "look at what else is wrong: cst check"
      ),
      (
        .amounts(.tooLarge("9")), "\"9\" is more than cst can count",
        MoneyProblem.tooLarge("9").tip
      ),
    ]
  }

  @Test func saysWhatIsSoAndWhatToDo() throws {
    for (problem, message, tip) in try Self.problems() {
      #expect(problem.said == message)
      #expect(problem.tip == tip)
    }
  }

  @Test func kindsHaveTheirArticle() {
    #expect(RecordKind.asset.withArticle == "an asset")
    #expect(RecordKind.transaction.withArticle == "a transaction")
  }
}
