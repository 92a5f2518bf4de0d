/// What some have and others have not, which is not the same as unknown.
struct IfAny<Wrapped: Tellable>: Tellable {
  private let wrapped: Wrapped?

  /// The value, or none.
  init(_ wrapped: Wrapped?) { self.wrapped = wrapped }

  /// The same, or null.
  static var schema: Schema { Wrapped.schema.orNull }

  /// The same.
  static var stance: Heading.Stance { Wrapped.stance }

  /// The value, or nothing.
  var value: Value { wrapped?.value ?? .blank }
}
