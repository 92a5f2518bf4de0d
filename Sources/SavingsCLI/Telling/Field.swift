/// One thing that an answer says: its key, its type and its value.
///
/// Tables, cards, lines for the ear, facts, records for programs, JSON and its
/// schema are all made from it, so that it is said once.
package struct Field<Whole>: Sendable {
  private let heading: Heading
  let value: @Sendable (Whole) -> Value

  #if DEBUG
  let schema: Schema
  #else
  var schema: Schema { .anything }
  #endif

  /// What programs call it, in camel case.
  var key: String { heading.key }

  /// A value of any type that can be told; `schema` says more of it than the
  /// type does.
  package init<Told: Tellable>(
    _ key: String, as schema: @autoclosure () -> Schema = Told.schema,
    _ value: @escaping @Sendable (Whole) -> Told
  ) {
    self.init(Heading(Told.stance, key), schema()) { value($0).value }
  }

  private init(
    _ heading: Heading, _ schema: @autoclosure () -> Schema,
    _ value: @escaping @Sendable (Whole) -> Value
  ) {
    self.heading = heading
    #if DEBUG
    self.schema = schema()
    #endif
    self.value = value
  }

  /// Several fields under one key, on one line where they read as one thing.
  static func group(
    _ key: String, onOneLine: Bool = false, _ parts: [Field]
  ) -> Field {
    Field(Heading(.text, key), parts.schema()) {
      parts.value(of: $0, onOneLine: onOneLine)
    }
  }

  /// The same, with the fields one after the other.
  @inline(__always)
  static func group(
    _ key: String, onOneLine: Bool = false, _ parts: Field...
  ) -> Field {
    group(key, onOneLine: onOneLine, parts)
  }

  /// A number of things under one key, each told by these fields.
  static func list<Part>(
    _ key: String, onOneLine: Bool = false, _ parts: [Field<Part>],
    _ all: @escaping @Sendable (Whole) -> [Part]
  ) -> Field {
    Field(Heading(.text, key), .list(parts.schema())) { whole in
      let all = all(whole)
      return .list(
        [Value](
          all.count,
          Each { parts.value(of: all[$0], onOneLine: onOneLine) }))
    }
  }

  /// The same, with the fields one after the other.
  @inline(__always)
  static func list<Part>(
    _ key: String, onOneLine: Bool = false, _ parts: Field<Part>...,
    of all: @escaping @Sendable (Whole) -> [Part]
  ) -> Field {
    list(key, onOneLine: onOneLine, parts, all)
  }

  /// A number of pairs under one key, each on a line, under two keys.
  static func pairs(
    _ key: String, _ first: String, _ one: @autoclosure () -> Schema,
    _ second: String, _ other: @autoclosure () -> Schema,
    _ all: @escaping @Sendable (Whole) -> [(Value, Value)]
  ) -> Field {
    Field(
      Heading(.text, key), .list(.record([(first, one()), (second, other())]))
    ) { Value(pairs: all($0), first, second) }
  }

  /// The same field, which the schemas share under a name.
  func shared(_ name: String) -> Field {
    Field(heading, .named(name, schema), value)
  }

  /// The same field of a number of things.
  func column(of all: [Whole]) -> FoundColumn where Whole: Sendable {
    (heading, { [value] in value(all[$0]) })
  }

  /// The same field of what holds such a thing.
  func of<Holder>(
    _ part: @escaping @Sendable (Holder) -> Whole
  ) -> Field<Holder> {
    Field<Holder>(heading, schema) { [value] in value(part($0)) }
  }

  /// The same field of what may hold such a thing; where it holds none, there
  /// is nothing to say.
  func ifAny<Holder>(
    _ part: @escaping @Sendable (Holder) -> Whole?
  ) -> Field<Holder> {
    Field<Holder>(heading, schema.orNull) { [value] holder in
      part(holder).map(value) ?? .blank
    }
  }
}

extension Value {
  /// Pairs, each on a line, under these keys.
  @inline(never)
  fileprivate init(
    pairs: [(Value, Value)], _ first: String, _ second: String
  ) {
    self = .list(pairs.map { .line([first: $0, second: $1]) })
  }
}

extension Array {
  func schema<Whole>(
    summary: String? = nil
  ) -> Schema where Element == Field<Whole> {
    .record(map { ($0.key, $0.schema) }, summary: summary)
  }

  /// The same fields of what holds such a thing.
  func of<Whole, Holder>(
    _ part: @escaping @Sendable (Holder) -> Whole
  ) -> [Field<Holder>] where Element == Field<Whole> {
    map { $0.of(part) }
  }

  /// What all of them say; compiled once for whatever they are of.
  dynamic func value<Whole>(
    of whole: Whole, onOneLine: Bool
  ) -> Value where Element == Field<Whole> {
    .record(
      [(key: String, value: Value)](
        count, Each { (key: self[$0].key, value: self[$0].value(whole)) }),
      onOneLine: onOneLine)
  }
}
