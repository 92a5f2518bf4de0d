/// A thing that answers tell by its fields.
protocol Described: Tellable {
  /// All that there is to say of it, in the order of JSON.
  static var fields: [Field<Self>] { get }

  #if DEBUG
  /// What the schemas call it where more than one names it.
  static var definition: String? { get }

  /// What the schemas say of it.
  static var summary: String? { get }
  #endif

  /// Whether it reads as one thing, and takes one line.
  static var isOneLine: Bool { get }
}

extension Described {
  #if DEBUG
  /// None: only one schema names it.
  static var definition: String? { nil }

  static var summary: String? { nil }

  /// Its fields, all of them always there.
  static var schema: Schema {
    let whole = fields.schema(summary: summary)
    return definition.map { .named($0, whole) } ?? whole
  }
  #endif

  /// A line for every field.
  static var isOneLine: Bool { false }

  var value: Value { Self.fields.value(of: self, onOneLine: Self.isOneLine) }
}

/// What a command answers: the data of one document.
protocol Answer: AnyObject, Described {
  /// What the document is about, as scripts read it: `plan`, `goal`.
  static var kind: String { get }

  #if DEBUG
  /// What its schema says of it.
  static var about: String { get }
  #endif
}
