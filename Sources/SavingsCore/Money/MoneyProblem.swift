/// Why a text is no amount, or a sum of money cannot be worked out.
public enum MoneyProblem: Problem, Hashable {
  /// What was done with two amounts.
  public enum Operation: String, Hashable, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "x"
    case over = "/"
  }

  case unreadable(String)
  case ambiguous(String, digits: Int)
  case tooFine(String, Currency?, digits: Int)
  case tooLarge(String)
  case notACurrency(String)
  case notUpperCase(typed: String, code: String)
  case notARate(String)
  case notAShare(String)
  case overflow(Amount, Operation, Amount)

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .unreadable(let text):
      "\"\(text)\" is not an amount"
    case .ambiguous(let text, _):
      "\"\(text)\" is not a clear amount: "
        + (text.isBelowOne
          ? "the decimal mark is always a point"
          : "it could mean \(text.withoutComma) or \(text.withPoint)")
    case .tooFine(let text, let currency, let digits):
      "\"\(text)\" has more decimals than \(currency?.code ?? "an amount")"
        + " can have (\(digits))"
    case .tooLarge(let text):
      "\"\(text)\" is more than cst can count"
    case .notACurrency(let text):
      "\"\(text)\" is not a currency code"
    case .notUpperCase(let typed, _):
      "\"\(typed)\" has its currency code in lower case"
    case .notARate(let text):
      "\"\(text)\" is not a rate"
    case .notAShare(let text):
      "\"\(text)\" is not a share"
    case .overflow(let a, let operation, let b):
      "\(a)\(operation)\(b) is more than cst can count"
    }
  }

  /// What to write instead.
  public var hint: String? {
    switch self {
    case .unreadable(let text):
      text.rewritten.map { "write \($0)" }
        ?? "write a number such as 1234.50, with the currency behind it or not"
    case .ambiguous(let text, let digits):
      switch (text.isBelowOne, digits) {
      case (_, 0): "write it without decimals, and without a comma"
      case (true, _): "write \(text.withPoint(decimals: digits))"
      case (false, _):
        "write \(text.withoutComma) or \(text.withPoint(decimals: digits))"
          + " (the decimal mark is always a point)"
      }
    case .tooFine(let text, let currency, let digits)
    where text.isGroupedByPoints:
      "write \(text.filter { $0 != "." })\(currency?.code ?? "") if the point "
        + "parts thousands"
        + (digits == 0 ? "" : ", or at most \(digits) decimals behind it")
    case .tooFine(_, _, let digits):
      digits == 0
        ? "write it without decimals"
        : "write it with at most \(digits) decimals"
    case .tooLarge:
      "amounts go up to 170141183460469231731"
    case .notACurrency:
      "a code is 2 to 10 characters A-Z and 0-9, such as EUR or BTC"
    case .notUpperCase(let typed, let code):
      "write \(typed.dropLast(code.utf8.count))\(code)"
    case .notARate:
      "write how much of the second one buys: cst rate set BTC/EUR 82000"
    case .notAShare:
      "write a percentage from 0% to 100%, or an amount: 60% or 250EUR"
    case .overflow:
      "look at the amounts and rates involved: one of them is beyond reason"
    }
  }
}

/// What a number with one comma could mean.
extension String {
  /// Whether the comma follows a zero, and so cannot part thousands.
  fileprivate var isBelowOne: Bool { drop { $0 == "-" }.hasPrefix("0") }

  /// The comma as a thousands mark.
  fileprivate var withoutComma: String { filter { $0 != "," } }

  /// The comma as the decimal mark.
  fileprivate var withPoint: String {
    split(separator: ",").joined(separator: ".")
  }

  /// The comma as the decimal mark of a number of at most `decimals`.
  fileprivate func withPoint(decimals: Int) -> String {
    let halves = split(separator: ",")
    return "\(halves[0]).\(halves[1].prefix(decimals))"
  }
}

/// Works out amounts; one that is too large to count is the problem that
/// `problem` makes of it.
func counting<Value, Failure: Error>(
  as problem: (MoneyProblem) -> Failure,
  _ work: () throws(MoneyProblem) -> Value
) throws(Failure) -> Value {
  do {
    return try work()
  } catch {
    throw problem(error)
  }
}
