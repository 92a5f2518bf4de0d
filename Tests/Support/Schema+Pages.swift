#if DEBUG
package import SavingsCLI
import SavingsCore

extension Schema {
  /// The pages of `docs/schema` by the names of their files.
  package static var pages: [String: Value] {
    var pages = [
      "common-1.schema.json": common([warnings] + answers.map { $0.schema }),
      "error-1.schema.json": failure.schema.page(failure.about),
    ]
    for answer in answers {
      let page = Schema.record([
        ("schemaVersion", .constant(1)),
        ("kind", .constant(answer.kind.value)),
        ("today", CalendarDate.schema), ("data", answer.schema),
        ("warnings", warnings),
      ]).page(answer.about)
      pages["\(answer.kind)-1.schema.json"] = page
    }
    return pages
  }

  /// The page about documents that have this schema.
  private func page(_ about: String) -> Value {
    let home = "common-1.schema.json"
    let own = [self].named(isLocal: true)
    return .record(
      [("$schema", Schema.dialect), ("description", about.value)]
        + pairs(home)
        + (own.isEmpty
          ? []
          : [("$defs", .record(own.map { ($0.name, $0.schema.value(home)) }))]))
  }

  /// The page of all that these schemas have in common.
  private static func common(_ schemas: [Schema]) -> Value {
    [
      "$schema": dialect,
      "description": "What the documents of cst have in common.",
      "$defs": .record(
        schemas.named(isLocal: false).map { ($0.name, $0.schema.value("")) }),
    ]
  }

  private static let dialect: Value =
    "https://json-schema.org/draft/2020-12/schema"

  /// The schema in its own words; what it names stands in the file `home`.
  private func value(_ home: String) -> Value {
    let pairs = pairs(home)
    return .record(pairs, onOneLine: isShort)
  }

  private func pairs(_ home: String) -> [(key: String, value: Value)] {
    switch self {
    case .anything: []
    case .named(let name, _), .shared(let name, _):
      [("$ref", "\(home)#/$defs/\(name)".value)]
    case .local(let name, _): [("$ref", "#/$defs/\(name)".value)]
    case .types(let types):
      [
        (
          "type",
          types.count == 1 ? types[0].value : types.value
        )
      ]
    case .pattern(let pattern, let summary):
      [("type", "string"), ("pattern", pattern.value)] + told(summary)
    case .words(let words):
      [("enum", words.value)]
    case .numbers(let numbers): [("enum", numbers.value)]
    case .constant(let value): [("const", value)]
    case .list(let schema):
      [("type", "array"), ("items", schema.value(home))]
    case .record(let fields, let summary):
      told(summary) + [
        ("type", "object"),
        ("properties", .record(fields.map { ($0.key, $0.schema.value(home)) })),
        ("required", fields.map(\.key).value),
        ("additionalProperties", .flag(false)),
      ]
    case .keys(let schema):
      [("type", "object"), ("additionalProperties", schema.value(home))]
    case .either(let schemas):
      [("anyOf", .list(schemas.map { $0.value(home) }))]
    case .told(let summary, let schema):
      told(summary) + schema.pairs(home)
    }
  }

  private func told(_ summary: String?) -> [(key: String, value: Value)] {
    summary.map { [("description", $0.value)] } ?? []
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

extension Schema {
  /// What it names, and what that names: each before what names it.
  fileprivate var definitions: [(name: String, schema: Schema, isLocal: Bool)] {
    switch self {
    case .named(let name, let schema), .shared(let name, let schema):
      schema.definitions + [(name, schema, false)]
    case .local(let name, let schema):
      schema.definitions + [(name, schema, true)]
    case .list(let schema), .keys(let schema), .told(_, let schema):
      schema.definitions
    case .record(let fields, _): fields.flatMap(\.schema.definitions)
    case .either(let schemas): schemas.flatMap(\.definitions)
    case .anything, .types, .pattern, .words, .numbers, .constant: []
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
#endif
