internal import CommandGrammar
internal import SavingsCore

extension MoneyProblem: Worded {
  var failure: Failure {
    switch self {
    case .unreadable(let text):
      .unreadable(
        "\(quoted: text) is not an amount",
        tip: text.rewritten.map { "write \($0)" }
          ?? "write a number such as 1234.50, with the currency behind it or not"
      )
    case .ambiguous(let text, let digits):
      .unreadable(
        "\(quoted: text) is not a clear amount: \(text.meanings)",
        tip: text.clearly(decimals: digits))
    case .tooFine(let text, let currency, let digits):
      .unreadable(
        """
        \(quoted: text) has more decimals than \
        \(currency?.code ?? "an amount") can have (\(digits))
        """,
        tip: text.coarser(decimals: digits, currency))
    case .tooLarge(let text):
      .unreadable(
        "\(quoted: text) is more than cst can count",
        tip: "amounts go up to 170141183460469231731")
    case .notACurrency(let text):
      .unreadable(
        "\(quoted: text) is not a currency code",
        tip: "a code is 2 to 10 characters A-Z and 0-9, such as EUR or BTC")
    case .notUpperCase(let typed, let code):
      .unreadable(
        "\(quoted: typed) has its currency code in lower case",
        tip: "write \(listed(typed.codes(meantBy: code), "or"))")
    case .notARate(let text):
      .unreadable(
        "\(quoted: text) is not a rate",
        tip: """
          write what 1 of the first currency is worth in the second, a number \
          above 0
          """)
    case .notAShare(let text):
      .unreadable(
        "\(quoted: text) is not a share",
        tip: "write a percentage from 0% to 100%, or an amount: 60% or 250EUR")
    case .overflow(let a, let operation, let b):
      Failure(
        "overflow", .refused,
        "\(a)\(operation.relation)\(b) is more than cst can count",
        tip: """
          look at the amounts and rates involved: one of them is beyond reason
          """)
    }
  }
}

extension MoneyProblem.Operation {
  fileprivate var relation: Relation {
    switch self {
    case .plus: .plus
    case .minus: .minus
    case .times: .times
    case .over: .over
    }
  }
}

extension String {
  /// The text, which ends with a code in lower case, with each that may be
  /// meant by it.
  fileprivate func codes(meantBy code: String) -> [String] {
    UnitNames.codes(meantBy: code).map { dropLast(code.utf8.count) + $0 }
  }
}

/// What a number with one comma could mean.
extension String {
  fileprivate var meanings: Phrase {
    isBelowOne
      ? "the decimal mark is always a point"
      : "it could mean \(withoutComma) or \(withPoint())"
  }

  /// How to write it, where an amount may have so many decimals.
  fileprivate func clearly(decimals: Int) -> Tip {
    switch (isBelowOne, decimals) {
    case (_, 0): "write it without decimals, and without a comma"
    case (true, _): "write \(withPoint(decimals: decimals))"
    case (false, _):
      """
      write \(withoutComma) or \(withPoint(decimals: decimals)) (the decimal \
      mark is always a point)
      """
    }
  }

  /// How to write it with so many decimals.
  fileprivate func coarser(decimals: Int, _ currency: Currency?) -> Tip {
    guard isGroupedByPoints else {
      return decimals == 0
        ? "write it without decimals"
        : "write it with at most \(decimals) decimals"
    }
    let rest =
      decimals == 0 ? "" : ", or at most \(decimals) decimals behind it"
    return """
      write \(filter { $0 != "." })\(currency?.code ?? "") if the point parts \
      thousands\(rest)
      """
  }

  /// Whether the comma follows a zero, and so cannot part thousands.
  private var isBelowOne: Bool { drop { $0 == "-" }.hasPrefix("0") }

  /// The comma as a thousands mark.
  private var withoutComma: String { filter { $0 != "," } }

  /// The comma as the decimal mark of a number of at most `decimals`.
  private func withPoint(decimals: Int = .max) -> String {
    let halves = split(separator: ",")
    return "\(halves[0]).\(halves[1].prefix(decimals))"
  }
}
