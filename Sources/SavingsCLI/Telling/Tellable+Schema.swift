#if DEBUG
package import SavingsCore

// What programs can rely on of values, which only tests write down: as long as
// another module may ask for it, a release build would have all of it.

extension Optional where Wrapped: Tellable {
  package static var schema: Schema { Wrapped.schema.orNull }
}

extension Array where Element: Tellable {
  package static var schema: Schema { .list(Element.schema) }
}

extension Tellable where Self: RawRepresentable<String>, Self: CaseIterable {
  package static var schema: Schema { .words(allCases.map(\.rawValue)) }
}

extension Status {
  package static var schema: Schema {
    .named("status", .words(allCases.map(\.rawValue)))
  }
}

extension Money {
  package static var schema: Schema { .money }
}

extension Signed {
  package static var schema: Schema { .money }
}

extension Amount {
  package static var schema: Schema { .number }
}

extension Percentage {
  package static var schema: Schema { .number }
}

extension Ratio {
  package static var schema: Schema { .ratio }
}

extension Progress {
  package static var schema: Schema { Ratio.schema.orNull }
}

extension Int {
  package static var schema: Schema { .type("integer") }
}

extension Counted {
  package static var schema: Schema { Int.schema }
}

extension Bool {
  package static var schema: Schema { .type("boolean") }
}

extension CalendarDate {
  package static var schema: Schema { .date }
}

extension Month {
  package static var schema: Schema { .month }
}

extension Currency {
  package static var schema: Schema { .currency }
}

extension Identifier {
  package static var schema: Schema { .id }
}

extension String {
  package static var schema: Schema { .type("string") }
}

extension Phrase {
  package static var schema: Schema { .type("string") }
}

extension Name {
  package static var schema: Schema { .type("string") }
}

extension Value {
  /// What it is for programs is for the field to say that it stands for.
  package static var schema: Schema { .anything }
}
#endif
