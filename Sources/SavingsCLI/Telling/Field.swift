/// One thing that an answer says: its key, its type and its value.
///
/// Tables, cards, lines for the ear, facts, records for programs, JSON and its
/// schema are all made from it, so that it is said once.
package struct Field<Whole>: Sendable {
  // What it is called, and what it can be.
  private let head: FieldHead

  /// What it is.
  let value: @Sendable (Whole) -> Value

  /// What programs call it, in camel case.
  var key: String { head.key }

  /// What programs can rely on.
  var schema: Schema {
    #if DEBUG
    head.schema
    #else
    .anything
    #endif
  }

  /// How it stands in a column.
  var stance: Heading.Stance { head.stance }

  /// A value of any type that can be told; `schema` says more of it than the
  /// type does.
  package init<Told: Tellable>(
    _ key: String, as schema: @autoclosure () -> Schema = Told.schema,
    _ value: @escaping @Sendable (Whole) -> Told
  ) {
    self.init(key, schema(), Told.stance) { value($0).value }
  }

  private init(
    _ key: String, _ schema: @autoclosure () -> Schema,
    _ stance: Heading.Stance, _ value: @escaping @Sendable (Whole) -> Value
  ) {
    #if DEBUG
    head = FieldHead(key, stance, schema())
    #else
    head = FieldHead(key, stance)
    #endif
    self.value = value
  }

  /// Several fields under one key, on one line where they read as one thing.
  static func group(
    _ key: String, onOneLine: Bool = false, _ parts: [Field]
  ) -> Field {
    Field(key, .record(parts.map { ($0.key, $0.schema) }), .text) { whole in
      .record(
        parts.map { ($0.key, $0.value(whole)) }, onOneLine: onOneLine)
    }
  }

  /// The same field, which the schemas share under a name.
  func shared(_ name: String) -> Field {
    Field(key, .named(name, schema), stance, value)
  }

  /// The same field of a number of things.
  func cells(of all: [Whole]) -> Cells where Whole: Sendable {
    Cells(key: key, stance: stance) { [value] in value(all[$0]) }
  }

  /// The same field of what holds such a thing.
  func of<Holder>(
    _ part: @escaping @Sendable (Holder) -> Whole
  ) -> Field<Holder> {
    Field<Holder>(key, schema, stance) { [value] in value(part($0)) }
  }

  /// The same field of what may hold such a thing; where it holds none, there
  /// is nothing to say.
  func ifAny<Holder>(
    _ part: @escaping @Sendable (Holder) -> Whole?
  ) -> Field<Holder> {
    Field<Holder>(key, schema.orNull, stance) { [value] holder in
      part(holder).map(value) ?? .blank
    }
  }
}

/// All of a field but what it says.
///
/// There are hundreds of fields, so these are made in one place.
private final class FieldHead: Sendable {
  let key: String
  let stance: Heading.Stance

  #if DEBUG
  let schema: Schema

  init(_ key: String, _ stance: Heading.Stance, _ schema: Schema) {
    self.key = key
    self.stance = stance
    self.schema = schema
  }
  #else
  @inline(never)
  init(_ key: String, _ stance: Heading.Stance) {
    self.key = key
    self.stance = stance
  }
  #endif
}

/// What a field says of each of a number of things, whatever they are.
struct Cells: Sendable {
  let key: String
  let stance: Heading.Stance

  /// What it says of the thing at a place.
  let value: @Sendable (Int) -> Value
}

extension [Cells] {
  /// Those of a key, which one of them has.
  func named(_ key: String) -> Cells {
    guard let cells = first(where: { $0.key == key }) else {
      preconditionFailure("there is no field \(key)")
    }
    return cells
  }
}

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

  /// Nothing.
  static var summary: String? { nil }

  /// Its fields, all of them always there.
  static var schema: Schema {
    let whole = Schema.record(
      fields.map { ($0.key, $0.schema) }, summary: summary)
    return definition.map { .named($0, whole) } ?? whole
  }
  #endif

  /// A line for every field.
  static var isOneLine: Bool { false }

  /// Its fields with their values.
  var value: Value {
    let fields = Self.fields
    return .record(
      [(key: String, value: Value)](
        fields.count,
        Each { (key: fields[$0].key, value: fields[$0].value(self)) }),
      onOneLine: Self.isOneLine)
  }
}

/// What a command answers: the data of one document.
protocol Answer: Described {
  /// What the document is about, as scripts read it: `plan`, `goal`.
  static var kind: String { get }

  #if DEBUG
  /// What its schema says of it.
  static var about: String { get }
  #endif
}
