/// What some have and others have not, which is not the same as unknown.
package struct IfAny<Wrapped: Tellable>: Tellable {
  private let wrapped: Wrapped?

  /// The value, or none.
  package init(_ wrapped: Wrapped?) { self.wrapped = wrapped }

  /// The same, or null.
  package static var schema: Schema { Wrapped.schema.orNull }

  /// The same.
  package static var stance: Heading.Stance { Wrapped.stance }

  /// The value, or nothing.
  package var value: Value { wrapped?.value ?? .blank }
}
