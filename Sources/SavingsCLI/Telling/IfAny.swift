/// What some have and others have not, which is not the same as unknown.
struct IfAny<Wrapped: Tellable>: Tellable {
  private let wrapped: Wrapped?

  init(_ wrapped: Wrapped?) { self.wrapped = wrapped }

  static var schema: Schema { Wrapped.schema.orNull }

  static var stance: Heading.Stance { Wrapped.stance }

  var value: Value { wrapped?.value ?? .blank }
}
