extension Schema {
  /// The page about documents that have this schema.
  func page(_ about: String) -> JSON {
    let home = "common-1.schema.json"
    let own = [self].named(isLocal: true)
    return .object(
      [("$schema", Schema.dialect), ("description", .string(about))]
        + pairs(home)
        + (own.isEmpty
          ? []
          : [("$defs", .object(own.map { ($0.name, $0.schema.json(home)) }))]))
  }

  /// The page of all that these schemas have in common.
  static func common(_ schemas: [Schema]) -> JSON {
    [
      "$schema": dialect,
      "description": "What the documents of cst have in common.",
      "$defs": .object(
        schemas.named(isLocal: false).map { ($0.name, $0.schema.json("")) }),
    ]
  }

  private static let dialect: JSON =
    "https://json-schema.org/draft/2020-12/schema"

  /// The schema in its own words; what it names stands in the file `home`.
  private func json(_ home: String) -> JSON {
    let pairs = pairs(home)
    return isShort ? .line(pairs) : .object(pairs)
  }

  private func pairs(_ home: String) -> [(key: String, value: JSON)] {
    func all(_ schemas: [Schema]) -> JSON {
      .array(schemas.map { $0.json(home) })
    }
    return switch self {
    case .anything: []
    case .named(let name, _), .shared(let name, _):
      [("$ref", .string("\(home)#/$defs/\(name)"))]
    case .local(let name, _): [("$ref", .string("#/$defs/\(name)"))]
    case .types(let types):
      [
        (
          "type",
          types.count == 1
            ? .string(types[0]) : .array(types.map { .string($0) })
        )
      ]
    case .pattern(let pattern, let summary):
      [("type", "string"), ("pattern", .string(pattern))] + told(summary)
    case .words(let words):
      [("enum", .array(words.map { .string($0) }))]
    case .numbers(let numbers): [("enum", .array(numbers.map { .int($0) }))]
    case .constant(let value): [("const", value)]
    case .list(let schema):
      [("type", "array"), ("items", schema.json(home))]
    case .record(let fields, let summary):
      told(summary) + [
        ("type", "object"),
        (
          "properties",
          .object(fields.map { ($0.key, $0.schema.json(home)) })
        ),
        ("required", .array(fields.map { .string($0.key) })),
        ("additionalProperties", false),
      ]
    case .keys(let schema):
      [("type", "object"), ("additionalProperties", schema.json(home))]
    case .either(let schemas): [("anyOf", all(schemas))]
    case .told(let summary, let schema):
      told(summary) + schema.pairs(home)
    }
  }

  private func told(_ summary: String?) -> [(key: String, value: JSON)] {
    summary.map { [("description", .string($0))] } ?? []
  }

  /// Whether it reads as one thing.
  private var isShort: Bool {
    switch self {
    case .record, .told, .pattern(_, summary: _?): false
    case .list(let schema), .keys(let schema): schema.isShort
    case .either(let schemas): schemas.allSatisfy(\.isShort)
    case .anything, .named, .shared, .local, .types, .pattern, .words, .numbers,
      .constant:
      true
    }
  }
}

extension [Schema] {
  /// What they name, each once.
  fileprivate func named(
    isLocal: Bool
  ) -> [(name: String, schema: Schema, isLocal: Bool)] {
    var known: Set<String> = []
    return flatMap(\.definitions).filter { definition in
      definition.isLocal == isLocal && known.insert(definition.name).inserted
    }
  }
}
