package import SavingsCore

/// A type whose values an answer can have.
///
/// The type alone says how a column stands; `nil` may be told as something
/// else than nothing.
package protocol Tellable: SendableMetatype {
  #if DEBUG
  /// What programs can rely on, for the tests, which write the schemas down.
  static var schema: Schema { get }
  #endif

  /// How the values stand under each other.
  static var stance: Heading.Stance { get }

  /// What is told where there is no such value.
  static var absent: Value { get }

  /// The value as the pens write it.
  var value: Value { get }
}

extension Tellable {
  #if !DEBUG
  package static var schema: Schema { .anything }
  #endif

  package static var stance: Heading.Stance { .text }

  package static var absent: Value { .blank }
}

extension Optional: Tellable where Wrapped: Tellable {
  package static var stance: Heading.Stance { Wrapped.stance }

  package static var absent: Value { Wrapped.absent }

  package var value: Value { self?.value ?? Wrapped.absent }
}

extension Array: Tellable where Element: Tellable {
  /// It is `dynamic` to be compiled once for all lists.
  package dynamic var value: Value {
    .list([Value](count, Each { self[$0].value }))
  }
}

extension Tellable where Self: RawRepresentable<String>, Self: CaseIterable {
  package var value: Value { .text(Phrase(rawValue)) }
}

extension Status: Tellable {}

extension Flex: Tellable {}
extension Goal.Standing: Tellable {}
extension MonthlyPlan.Author: Tellable {}
extension Pace.State: Tellable {}
extension Transaction.Kind: Tellable {}
extension Strategy: Tellable {}
extension Impact.Risk: Tellable {}
extension ChanceReason: Tellable {}
extension StatementForm: Tellable {}
extension StatementText.Encoding: Tellable {}
extension DayOrder: Tellable {}
extension DecimalMark: Tellable {}
extension StatementRows.LeftOut.Reason: Tellable {}
extension WalletSync.Entered: Tellable {}
extension RateFetch.Found.State: Tellable {}

extension Money: Tellable {
  package static var stance: Heading.Stance { .amount(width: 0) }
  package static var absent: Value { .money(nil) }
  package var value: Value { .money(self) }
}

/// A difference, which shows its sign to people.
package struct Signed: Tellable, Sendable {
  let money: Money

  /// So much more, or less.
  package init(_ money: Money) { self.money = money }

  package static var stance: Heading.Stance { .amount(width: 0) }
  package static var absent: Value { .change(nil) }
  package var value: Value { .change(money) }
}

extension Amount: Tellable {
  package static var stance: Heading.Stance { .number }
  package var value: Value { .number(self) }
}

extension Percentage: Tellable {
  package var value: Value { .text(Phrase(description)) }
}

extension Ratio: Tellable {
  package static var stance: Heading.Stance { .number }
  package static var absent: Value { .percent(nil) }
  package var value: Value { .percent(self) }
}

/// How far something has come, with a bar in the colour of a mark.
package struct Progress: Tellable, Sendable {
  let ratio: Ratio?
  let mark: Mark

  /// So far; `nil` is unknown.
  package init(_ ratio: Ratio?, _ mark: Mark) {
    self.ratio = ratio
    self.mark = mark
  }

  package static var stance: Heading.Stance { .progress }
  package static var absent: Value { .percent(nil) }
  package var value: Value { .progress(ratio, mark) }
}

extension Int: Tellable {
  package static var stance: Heading.Stance { .number }
  package var value: Value { .count(self) }
}

/// A number of things, which people are told with the word for them.
package struct Counted: Tellable, Sendable {
  let count: Int
  let one: String

  /// So many of what one is called.
  package init(_ count: Int, _ one: String) {
    self.count = count
    self.one = one
  }

  package static var stance: Heading.Stance { .number }
  package var value: Value { .count(count, of: one) }
}

extension Bool: Tellable { package var value: Value { .flag(self) } }

extension CalendarDate: Tellable {
  package static var absent: Value { .date(nil) }
  package var value: Value { .date(self) }
}

extension Month: Tellable { package var value: Value { .month(self) } }

extension Currency: Tellable {
  package var value: Value { .text(Phrase(code)) }
}

extension Identifier: Tellable {
  package var value: Value { .text(Phrase(description)) }
}

extension String: Tellable { package var value: Value { .text(Phrase(self)) } }

extension Phrase: Tellable { package var value: Value { .text(self) } }

/// What people call something, with the emoji that stands before it.
package final class Name: Tellable, Sendable {
  let text: String
  let emoji: String?

  /// A name, which a terminal may cut.
  package init(_ text: String, emoji: String? = nil) {
    self.text = text
    self.emoji = emoji
  }

  package static var stance: Heading.Stance { .name }
  package var value: Value { .name(text, emoji: emoji) }
}

/// What is short to type.
struct Slug: Tellable {
  let text: String

  init(_ text: String) { self.text = text }

  static var schema: Schema { .slug }
  var value: Value { .text(Phrase(text)) }
}

extension Value: Tellable { package var value: Value { self } }
