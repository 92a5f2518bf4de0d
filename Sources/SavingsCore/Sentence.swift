/// What is so, in words whose figures are not written out yet.
///
/// Whoever shows it writes them as it writes all others: with commas for the
/// eye, in words for the ear. Two sentences are the same where they read the
/// same.
public struct Sentence: Sendable {
  /// A part of one kind.
  public enum Piece: Sendable {
    /// Our own words.
    case words(String)
    /// What somebody typed, or a record is called.
    case typed(String)
    /// A number of no currency.
    case number(Amount)
    /// A sum.
    case money(Money)
    /// A day.
    case date(CalendarDate)
    /// A month.
    case month(Month)
    /// A part of a whole.
    case percentage(Percentage)
    /// What was done with two numbers.
    case operation(MoneyProblem.Operation)
  }

  /// The parts, in their order.
  public private(set) var pieces: [Piece]

  /// One sentence and the other behind it.
  public static func + (a: Sentence, b: Sentence) -> Sentence {
    var both = a
    both.pieces += b.pieces
    return both
  }
}

extension Sentence: CustomStringConvertible {
  /// The sentence as a person reads it.
  public var description: String { pieces.map(\.text).joined() }
}

extension Sentence: Hashable {
  /// Whether both read the same.
  public static func == (a: Sentence, b: Sentence) -> Bool {
    a.description == b.description
  }

  /// Feeds what is read.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Sentence.Piece {
  fileprivate var text: String {
    switch self {
    case .words(let text), .typed(let text): text
    case .number(let amount): amount.description
    case .money(let money): money.description
    case .date(let date): date.description
    case .month(let month): month.description
    case .percentage(let part): "\(part)%"
    case .operation(let operation): " \(operation.rawValue) "
    }
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  /// Our own words.
  public init(stringLiteral words: String) { pieces = [.words(words)] }

  /// Our own words with values between them.
  public init(stringInterpolation parts: Interpolation) {
    pieces = parts.pieces
  }

  /// Takes the parts one by one.
  public struct Interpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Our own words.
    public mutating func appendLiteral(_ words: String) {
      if words != "" { pieces.append(.words(words)) }
    }

    /// What somebody typed, or a record is called.
    public mutating func appendInterpolation(_ text: String) {
      pieces.append(.typed(text))
    }

    /// A number that counts nothing.
    public mutating func appendInterpolation(_ number: Int) {
      pieces.append(.words("\(number)"))
    }

    /// A number, which is a sum where its currency is known.
    public mutating func appendInterpolation(
      _ amount: Amount, _ currency: Currency? = nil
    ) {
      pieces.append(
        currency.map { .money(Money(amount, $0)) } ?? .number(amount))
    }

    /// A sum.
    public mutating func appendInterpolation(_ money: Money) {
      pieces.append(.money(money))
    }

    /// A day.
    public mutating func appendInterpolation(_ date: CalendarDate) {
      pieces.append(.date(date))
    }

    /// A month.
    public mutating func appendInterpolation(_ month: Month) {
      pieces.append(.month(month))
    }

    /// A part of a whole, with its sign.
    public mutating func appendInterpolation(_ part: Percentage) {
      pieces.append(.percentage(part))
    }

    /// What was done with two numbers.
    public mutating func appendInterpolation(
      _ operation: MoneyProblem.Operation
    ) {
      pieces.append(.operation(operation))
    }

    /// A code of a currency.
    public mutating func appendInterpolation(_ currency: Currency) {
      pieces.append(.words(currency.code))
    }

    /// A sentence within the sentence.
    public mutating func appendInterpolation(_ sentence: Sentence) {
      pieces += sentence.pieces
    }
  }
}
