#if DEBUG
package import SavingsCore

// What programs can rely on of values, which only tests write down: as long as
// another module may ask for it, a release build would have all of it.

extension Tellable {
  /// That of a type which does not say it itself.
  package static var schema: Schema {
    switch self {
    case is Money.Type, is Signed.Type: .money
    case is Amount.Type, is Percentage.Type: .number
    case is Ratio.Type: .ratio
    case is Progress.Type: Ratio.schema.orNull
    case is Int.Type, is Counted.Type: .type("integer")
    case is Bool.Type: .type("boolean")
    case is CalendarDate.Type: .date
    case is Month.Type: .month
    case is Currency.Type: .currency
    case is String.Type, is Phrase.Type, is Name.Type: .type("string")
    // What it is for programs is for the field to say that it stands for.
    case is Value.Type: .anything
    default: preconditionFailure("nobody says what programs get of \(self)")
    }
  }
}

extension Identifier { package static var schema: Schema { .id } }

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
#endif
