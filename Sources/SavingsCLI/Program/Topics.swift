internal import CommandGrammar

/// What `cst help` explains besides commands.
let topics: [Topic] = [
  amountsTopic, datesTopic, jsonTopic, exitCodesTopic, environmentTopic,
  accessibilityTopic, undoTopic, filesTopic, networkTopic, whatIfTopic,
  remindersTopic,
]

private let amountsTopic = Topic(
  "amounts", "How to write amounts, shares and rates",
  .text(
    """
    Write a number and the code of its currency as one word: 12000EUR, or
    "1,183.19 EUR" as cst prints it. The code can be left out where the currency
    is known, from --currency or from the asset that the amount belongs to.

    - 12000EUR: twelve thousand euros
    - 0.02BTC: any code of letters will do, not only those of banks
    - 1,234.56: commas may group the digits where a point follows
    - 1,234,567: and where there are two of them
    - -5: a negative number, where one makes sense
    - 60%: a share of an asset, or of what was planned

    The decimal mark is always a point. What could be read in two ways is
    refused and never guessed: 1,234 and 12,50 are. So are .5 and 5. and 1e3,
    blanks between digits, signs of currencies, and more decimals than ISO 4217
    gives the currency. A code that it does not know takes up to 18. In a rate,
    82,000 is eighty-two thousand.

    Amounts are counted exactly; nothing is rounded behind your back. A currency
    that ISO 4217 does not know is rounded and shown with eight decimals, unless
    you choose otherwise. What is free to use is rounded down in every currency.
    A rate says what one of the first currency costs in the second.

    - cst settings set digits.ETH 18: counts ether by its wei
    - cst rate set BTC/EUR 82000: prices one bitcoin in euros
    """))

private let datesTopic = Topic(
  "dates", "How to write days and months",
  .text(
    """
    - 2027-06-01: year, month, day
    - today, yesterday: the local day, and the one before
    - +90d: in ninety days
    - +2w: in two weeks
    - +6m: in six months, on the last day of a month that has no such day
    - +1y: in a year
    - -3d, -2w, -6m, -1y: as long ago
    - 2027-06: with --since its first day, with --until its last

    All else is refused, because 01/02/2027 is two days to two people. A day
    counted from today is repeated in full in the answer.

    A deadline is a day of the calendar, and no time zone moves it. Today is the
    local day, unless --today or CST_TODAY names another; the answer says so
    then.
    """))

private let jsonTopic = Topic(
  "json", "Answers for programs",
  .text(
    """
    With --json every command answers with one document, and an error is one
    line on standard error while standard output stays empty. The document has
    these keys:

    - schemaVersion: 1; it grows only by new keys
    - kind: what the data is about: plan, goals, change
    - today: the day of the answer
    - data: the answer itself
    - warnings: each with its code, message, subject, tip and tipArguments

    All keys are always there: null is what is absent or unknown, and an empty
    list is []. Money is an object with amount, a text with all decimals of the
    currency, and currency. Rates and ratios are texts, because the numbers of
    JSON are not exact; counts are numbers.

    A change answers with kind change: the command, whether it was a dry run,
    the revision it made, each record before and after, and the totals of the
    plan before and after.

    Write --json=1 to be refused rather than surprised by a later version. For
    lists there are --format tsv and --format csv as well.
    """))
