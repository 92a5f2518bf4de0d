internal import CommandGrammar
internal import SavingsCore

/// A pair as it was typed.
enum TypedPair: Sendable {
  /// `BTC/EUR`
  case pair(CurrencyPair)
  /// `BTC`, which leaves out what it is priced in.
  case code(Currency)
}

/// How the values of a savings plan are typed, each declared once.
extension Notation {
  /// An amount with or without its currency.
  @inline(never)
  static var amount: Notation<TypedAmount> {
    .reading("amount", like: "250EUR", TypedAmount.init(_:))
  }

  /// A day, perhaps counted from today.
  @inline(never)
  static var date: Notation<TypedDate> {
    .reading("date", like: "2027-06-01") { (text) throws(DateProblem) in
      try TypedDate(text)
    }
  }

  /// A day from which on something counts; a month is its first one.
  static var since: Notation<TypedDate> {
    .reading("date", like: "2027-06-01") { (text) throws(DateProblem) in
      try TypedDate(text, lastOfMonth: false)
    }
  }

  /// A day up to which something counts; a month is its last one.
  static var until: Notation<TypedDate> {
    .reading("date", like: "2027-06-30") { (text) throws(DateProblem) in
      try TypedDate(text, lastOfMonth: true)
    }
  }

  static var month: Notation<Month> {
    Notation<Month>("month", like: "2026-02") { (text) throws(Misreading) in
      guard let month = Month(text) else {
        // A month of one digit lacks its zero; one alone gets a year for
        // example.
        let whole = "\(text.dropLast())0\(text.suffix(1))"
        let meant = [whole, "2026-\(whole)", "2026-\(text)"]
        throw Misreading(
          "\"\(text)\" is not a clear month",
          tip: "write \(meant.first { Month($0) != nil } ?? "2026-02")")
      }
      return month
    }
  }

  static var year: Notation<Int> {
    Notation<Int>("year", like: "2026") { (text) throws(Misreading) in
      guard let first = Month("\(text)-01") else {
        throw Misreading("\"\(text)\" is not a year", tip: "write 2026")
      }
      return first.year
    }
  }

  /// A percentage or an amount.
  static var share: Notation<TypedShare> {
    .reading("share", like: "60%", TypedShare.init(_:))
  }

  static var currency: Notation<Currency> {
    .reading(
      "code", like: "EUR", completes: .dynamic("currency"),
      Currency.init(typed:))
  }

  /// Two currencies, the first priced in the second.
  static var pair: Notation<CurrencyPair> {
    Notation<CurrencyPair>(
      "pair", like: "BTC/EUR", completes: .dynamic("pair")
    ) { (text) throws(Misreading) in try CurrencyPair(typed: text) }
  }

  /// Two currencies, or the first of them alone, which says what is missing.
  static var pairOrCode: Notation<TypedPair> {
    Notation<TypedPair>(
      "pair", like: "BTC/EUR", completes: .dynamic("pair")
    ) { (text) throws(Misreading) in
      if let currency = try? Currency(text) { return .code(currency) }
      return .pair(try CurrencyPair(typed: text))
    }
  }

  /// What one unit costs.
  static var rate: Notation<TypedRate> {
    .reading("rate", like: "82000", TypedRate.init(_:))
  }

  /// A goal, by name, slug or id.
  @inline(never)
  static var goal: Notation<String> {
    Notation<String>("goal", like: "new-car", completes: .dynamic("goal")) {
      $0
    }
  }

  /// An asset, by name, slug or id.
  @inline(never)
  static var asset: Notation<String> {
    Notation<String>("asset", like: "savings", completes: .dynamic("asset")) {
      $0
    }
  }

  /// A transaction, by the start of its id.
  static var transaction: Notation<String> {
    Notation<String>(
      "id", like: "5b0c6c1e", completes: .dynamic("transaction")
    ) { $0 }
  }

  /// A part of what can give way: `0.5` or `50%`.
  static var part: Notation<Amount> {
    .reading("part", like: "0.5") { (text) throws(FlexProblem) in
      guard let part = Amount(part: text) else { throw .notAPart(text) }
      return try FlexRequest.part(part, typed: text)
    }
  }

  private static func reading<P: Worded>(
    _ placeholder: String, like example: String,
    completes completion: Completion = .nothing,
    _ read: @escaping @Sendable (String) throws(P) -> Value
  ) -> Notation<Value> {
    Notation<Value>(placeholder, like: example, completes: completion) {
      (text) throws(Misreading) -> Value in
      do throws(P) {
        return try read(text)
      } catch {
        let failure = error.failure
        throw Misreading(failure.message.field(Settings()), tip: failure.tip)
      }
    }
  }
}

extension Amount {
  /// Reads `0.5` or `50%`, `nil` where it is neither.
  init?(part text: String) {
    let isPercent = text.hasSuffix("%")
    let number = try? Amount(isPercent ? String(text.dropLast()) : text)
    let part = try? number?.times(Amount(1), over: Amount(isPercent ? 100 : 1))
    guard let part else { return nil }
    self = part
  }
}

extension CurrencyPair {
  /// Two codes with a slash between them.
  fileprivate init(typed text: String) throws(Misreading) {
    let codes = text.uppercased().parts(at: "/")
    guard codes.count == 2, let base = try? Currency(codes[0]),
      let quote = try? Currency(codes[1]), let pair = CurrencyPair(base, quote)
    else {
      throw Misreading(
        "\"\(text)\" is not a pair of two currencies",
        tip: "write the one that is priced first: BTC/EUR")
    }
    guard pair.description == text else {
      throw Misreading(
        "\"\(text)\" has its currency codes in lower case",
        tip: "write \(pair)", candidates: [pair.description])
    }
    self = pair
  }
}

extension Currency {
  /// A code as it was typed; one in lower case is named, and not taken.
  init(typed text: String) throws(MoneyProblem) {
    if let upper = try? Currency(text.uppercased()), upper.code != text {
      throw .notUpperCase(typed: text, code: upper.code)
    }
    try self.init(text)
  }
}
