internal import SavingsCore

extension StatementFlaw.Reason {
  func words(of text: String, _ failure: StatementFailure) -> Phrase {
    switch self {
    case .notADay: "\(quoted: text) is not a day"
    case .otherDay:
      """
      \(quoted: text) is no day in the order \
      \(failure.dates ?? "of the others")
      """
    case .notAnAmount: "\(quoted: text) is not an amount"
    case .otherAmount:
      """
      \(quoted: text) is no amount with the decimal mark \
      \(failure.decimal ?? "of the others")
      """
    case .tooFine(let currency):
      "\(quoted: text) has more decimals than \(currency)"
    case .tooLarge: "\(quoted: text) is more than can be counted"
    case .unknownState: "\(quoted: text) is not a known state"
    case .unknownSign: "\(quoted: text) says neither in nor out"
    case .signTwice: "\(quoted: text) has a sign beside its word"
    case .inAndOut: "something came in and went out at once"
    case .mixedOut: "\(quoted: text) has another sign than those before"
    case .tooManyCells: "there are more cells than columns"
    case .tooFewCells: "there are fewer cells than columns"
    case .openQuote: "a quotation mark never ends"
    case .textBehindQuote: "something stands behind a quotation mark"
    case .brokenOff: "the file breaks off here"
    case .notABalance: "\(quoted: text) is not a balance"
    case .notACode: "\(quoted: text) is not a currency of a pair"
    case .notARate:
      "\(quoted: text) is not a rate above 0, of 18 decimals at most"
    case .notASource:
      "\(quoted: text) is no name of a source"
    case .twoRates:
      "\(quoted: text) is another rate than before, of the same pair and day"
    }
  }
}
