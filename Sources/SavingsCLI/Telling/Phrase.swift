package import CommandGrammar
internal import SavingsCore

/// A sentence that knows what its figures are.
///
/// Written as text with values in it, it says them as the look wants them:
/// `"Saving \(goal.target) by \(goal.deadline)"` is "Saving 600.00 EUR by
/// 2026-04-20" to the eye and "Saving 600.00 EUR by 20 April 2026" to the ear.
/// Text that comes in as a value was written by somebody else, and is shown
/// safely.
package struct Phrase: Equatable, Sendable {
  /// A piece of one kind.
  enum Segment: Equatable, Sendable {
    case words(String)
    case typed(String)
    case command(ShellCommand)
    case money(Money?)
    case bare(Money?)
    case change(Money?)
    case rate(Money)
    case number(Amount)
    case relation(Relation)
    case time(String)
    case date(CalendarDate)
    case month(Month)
    case count(Int, one: String, many: String)
    case percent(Ratio?)
    case percentage(String)
    case sign(Mark)
    case mark(Mark, word: String)
    case drawing(Drawing)
    /// A text that leads somewhere, where a terminal can follow it.
    case link(String, to: String)
  }

  var segments: [Segment]

  /// A piece of text that somebody typed.
  @inline(never)
  package init(_ text: String) { segments = [.typed(text)] }

  /// A tip, which may hold what somebody typed.
  package init(_ tip: Tip) {
    segments = tip.parts.map { part in
      switch part {
      case .words(let words): .typed(words)
      case .command(let command): .command(command)
      }
    }
  }

  package var commands: [ShellCommand] {
    segments.compactMap { segment in
      guard case .command(let command) = segment else { return nil }
      return command
    }
  }

  init(_ segment: Segment) { segments = [segment] }

  package var isEmpty: Bool { segments.isEmpty }

  /// Whether it has a text as it was typed.
  func names(_ text: String) -> Bool { segments.contains(.typed(text)) }

  /// One phrase after the other.
  package static func + (a: Phrase, b: Phrase) -> Phrase { "\(a)\(b)" }

  /// What is known of a total that nobody knows: no less than it, unless
  /// something that is not known is below zero.
  static func known(_ sum: Phrase, isAtLeast: Bool) -> Phrase {
    isAtLeast ? "at least \(sum)" : "\(sum) without what is not known"
  }
}

extension [Phrase] {
  /// The phrases with words between them.
  package func joined(_ separator: Phrase) -> Phrase {
    var all = Phrase.Interpolation(literalCapacity: 0, interpolationCount: 0)
    for (index, phrase) in enumerated() {
      if index > 0 { all.appendInterpolation(separator) }
      all.appendInterpolation(phrase)
    }
    return Phrase(stringInterpolation: all)
  }

  /// The phrases as a sentence lists them: `a`, `a and b`, `a, b and c`; or
  /// with another word before the last one.
  package func listed(_ word: Phrase = " and ") -> Phrase {
    guard let last, count > 1 else { return last ?? "" }
    return "\(Array(dropLast()).joined(", "))\(word)\(last)"
  }

  /// All as a sentence lists them; of more than so many the first, and how many
  /// more there are.
  func listed(upTo limit: Int) -> Phrase {
    count > limit ? first(limit) : listed()
  }

  /// The first few, and how many more there are: `a, b and 3 more`.
  func first(
    _ limit: Int, parted separator: Phrase = ", ", more word: Phrase = " and "
  ) -> Phrase {
    let first = Array(prefix(limit)).joined(separator)
    return count > limit ? "\(first)\(word)\(count - limit) more" : first
  }
}

extension String? {
  /// The first line of what somebody wrote, or nothing.
  var firstLine: Phrase {
    guard let self else { return "" }
    return Phrase(String(self.prefix { !$0.isNewline }))
  }
}
