package import CommandGrammar
package import SavingsCore

extension Phrase: ExpressibleByStringInterpolation {
  /// Our own words.
  @inline(__always)
  package init(stringLiteral words: StaticString) {
    self.init(words: words.utf8Start)
  }

  /// Words that end with a zero, as all do that stand in the program: one
  /// place says where they are, and there are thousands of them.
  @inline(never)
  private init(words: UnsafePointer<UInt8>) {
    segments = words.pointee == 0 ? [] : [.words(String(cString: words))]
  }

  /// Our own words with values between them.
  package init(stringInterpolation parts: Interpolation) {
    segments = parts.segments
  }

  /// Takes the pieces of a phrase one by one.
  package struct Interpolation: StringInterpolationProtocol {
    var segments: [Segment] = []

    /// Nothing yet.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// The next piece.
    ///
    /// Sentences are all over the program, and none of them is worth a list
    /// that grows in its own place.
    @inline(never)
    private mutating func append(_ segment: Segment) {
      segments.append(segment)
    }

    /// Our own words.
    ///
    /// Those that are empty stand around every value, and are gone when they
    /// are looked at here, where the compiler knows them.
    @inline(__always)
    package mutating func appendLiteral(_ words: StaticString) {
      if words.utf8CodeUnitCount > 0 { append(words.utf8Start) }
    }

    @inline(never)
    private mutating func append(_ words: UnsafePointer<UInt8>) {
      append(.words(String(cString: words)))
    }

    /// Text that somebody typed: a name, a note, a path.
    @inline(never)
    package mutating func appendInterpolation(_ text: String) {
      append(.typed(text))
    }

    /// Text that somebody typed, between quotes.
    @inline(never)
    package mutating func appendInterpolation(quoted text: String) {
      append(.words("\""))
      append(.typed(text))
      append(.words("\""))
    }

    /// A sum with its code, unknown where it is `nil`.
    @inline(never)
    package mutating func appendInterpolation(_ money: Money?) {
      append(.money(money))
    }

    /// A sum without its code, where the sentence tells the currency.
    @inline(never)
    package mutating func appendInterpolation(bare money: Money?) {
      append(.bare(money))
    }

    /// A sum without its code behind an operator: in brackets where it is
    /// negative, because two signs in a row are hard to read.
    @inline(never)
    package mutating func appendInterpolation(term money: Money?) {
      let isNegative = money?.amount.isNegative == true
      if isNegative { append(.words("(")) }
      append(.bare(money))
      if isNegative { append(.words(")")) }
    }

    /// A difference, with its sign and its code.
    @inline(never)
    package mutating func appendInterpolation(change money: Money?) {
      append(.change(money))
    }

    /// A difference with its sign, where the sentence tells the currency.
    @inline(never)
    mutating func appendInterpolation(bareChange money: Money?) {
      if money?.amount.isPositive == true { append(.words("+")) }
      append(.bare(money))
    }

    /// What one unit costs, with the decimals it needs and no more.
    @inline(never)
    package mutating func appendInterpolation(rate money: Money) {
      append(.rate(money))
    }

    /// How one figure leads to the next.
    @inline(never)
    package mutating func appendInterpolation(_ relation: Relation) {
      append(.relation(relation))
    }

    /// A time of the clock, as the history keeps it.
    @inline(never)
    package mutating func appendInterpolation(time: String) {
      append(.time(time))
    }

    /// A day.
    @inline(never)
    package mutating func appendInterpolation(_ date: CalendarDate) {
      append(.date(date))
    }

    /// A month.
    @inline(never)
    package mutating func appendInterpolation(_ month: Month) {
      append(.month(month))
    }

    /// A number that counts nothing, such as that of a change.
    @inline(never)
    package mutating func appendInterpolation(_ number: Int) {
      append(.words("\(number)"))
    }

    /// So many of something: `\(6, "payment")` is "6 payments".
    @inline(never)
    package mutating func appendInterpolation(
      _ count: Int, _ one: String, _ many: String? = nil
    ) {
      append(.count(count, one: one, many: many ?? one + "s"))
    }

    /// A ratio in percent, unknown where it is `nil`.
    @inline(never)
    package mutating func appendInterpolation(_ ratio: Ratio?) {
      append(.percent(ratio))
    }

    /// A part of a whole.
    @inline(never)
    package mutating func appendInterpolation(_ part: Percentage) {
      append(.percentage(part.description))
    }

    /// So many percent: `33.24%`, or with the word where it is read aloud.
    @inline(never)
    package mutating func appendInterpolation(percent number: String) {
      append(.percentage(number))
    }

    /// A code of a currency.
    @inline(never)
    package mutating func appendInterpolation(_ currency: Currency) {
      append(.words(currency.code))
    }

    /// A sign with its word.
    @inline(never)
    package mutating func appendInterpolation(_ mark: Mark) {
      append(.mark(mark, word: mark.word))
    }

    /// A sign and a space, for a line that says the rest in other words.
    @inline(never)
    package mutating func appendInterpolation(sign mark: Mark) {
      append(.sign(mark))
    }

    /// A sum where the currency is known, and a plain number where not.
    @inline(never)
    package mutating func appendInterpolation(
      _ amount: Amount, _ currency: Currency? = nil
    ) {
      append(currency.map { .money(Money(amount, $0)) } ?? .number(amount))
    }

    /// A command to type.
    @inline(never)
    package mutating func appendInterpolation(run command: ShellCommand) {
      append(.command(command))
    }

    /// What to do next.
    @inline(never)
    package mutating func appendInterpolation(_ tip: Tip) {
      self.appendInterpolation(Phrase(tip))
    }

    /// A phrase within the phrase.
    @inline(never)
    package mutating func appendInterpolation(_ phrase: Phrase) {
      for segment in phrase.segments { append(segment) }
    }
  }
}
