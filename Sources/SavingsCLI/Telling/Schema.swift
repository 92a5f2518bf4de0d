/// What programs can rely on of a value, in the words of JSON Schema.
package indirect enum Schema: Sendable {
  /// Nothing.
  case anything
  /// What the schemas share under a name.
  case named(String, Schema)
  /// What is shared under a name, and so is what may be null.
  case shared(String, Schema)
  /// What one schema says more than once, under a name of its own.
  case local(String, Schema)
  /// A type of JSON, or one of several: `integer`, `string`.
  case types([String])
  /// Text of a form.
  case pattern(String, summary: String? = nil)
  /// One of these words, `nil` for null.
  case words([String?])
  /// One of these numbers.
  case numbers([Int])
  /// The one value that it always is.
  case constant(Value)
  case list(Schema)
  /// Keys that are always there, in their order.
  case record([(key: String, schema: Schema)], summary: String? = nil)
  /// Any keys, with values of one kind.
  case keys(Schema)
  case either([Schema])
  /// With a sentence about it.
  case told(String, Schema)

  var orNull: Schema {
    if isNullable { return self }
    return switch self {
    case .shared(let name, _):
      .named("\(name)OrNull", .either([self, .null]))
    case .words(let words): .words(words + [nil])
    case .types(let types): .types(types + ["null"])
    default: .either([self, .null])
    }
  }

  private var isNullable: Bool {
    switch self {
    case .named(_, let schema), .shared(_, let schema), .local(_, let schema),
      .told(_, let schema):
      schema.isNullable
    case .words(let words): words.contains(nil)
    case .types(let types): types.contains("null")
    case .either(let schemas): schemas.contains(where: \.isNullable)
    default: false
    }
  }

  @inline(never)
  static func type(_ name: String) -> Schema { .types([name]) }

  static let null = type("null")

  private static let digits = "^-?(0|[1-9][0-9]*)"

  static let currency = shared("currency", .pattern("^[A-Z0-9]{2,10}$"))

  static let money = shared(
    "money",
    .record(
      [
        ("amount", .pattern("\(digits)(\\.[0-9]+)?$")), ("currency", currency),
      ], summary: "A sum with all the decimals of its currency."))

  static let number = shared(
    "number",
    .pattern(
      "\(digits)(\\.[0-9]+)?$",
      summary: "A number as text, because those of JSON are not exact."))

  static let ratio = shared(
    "ratio",
    .pattern(
      "\(digits)(\\.[0-9]{1,6})?$",
      summary: "A ratio, cut after six decimals."))

  static let date = shared("date", .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))

  static let month = shared("month", .pattern("^[0-9]{4}-[0-9]{2}$"))

  static let id = shared(
    "id",
    .pattern(
      "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"))

  static let slug = shared("slug", .pattern("^[^ A-Z]+$"))

  /// What scripts call a problem.
  static let code = pattern("^[a-z]+(_[a-z]+)*$")
}
