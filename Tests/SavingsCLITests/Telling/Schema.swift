import Foundation
import Support
import Testing

/// What a JSON document has to look like, as `docs/schema` writes it.
///
/// It knows the words of JSON Schema that stand there, and refuses others, so
/// that no word is read over. Keys have to come in the order of the schema.
struct Schema {
  private let root: JSONValue
  private let common: JSONValue

  /// The schema of a kind of document.
  init(of kind: String) throws {
    root = try #require(Schema.files["\(kind)-1.schema.json"], "\(kind)")
    common = try #require(Schema.files["common-1.schema.json"])
  }

  private init(_ root: JSONValue, _ common: JSONValue) {
    self.root = root
    self.common = common
  }

  /// The folder of the schemas.
  static let folder = Repository.root.appending(path: "docs/schema")

  /// All schemas by the names of their files.
  static let files: [String: JSONValue] = {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil)
    let urls = found?.compactMap { $0 as? URL } ?? []
    return Dictionary(
      urls.compactMap { url in
        FileManager.default.contents(atPath: url.path())
          .flatMap { JSONValue(String(decoding: $0, as: UTF8.self)) }
          .map { (url.lastPathComponent, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }()

  /// What is wrong with a document, each fault with its place.
  func faults(in document: JSONValue) -> [String] {
    faults(in: document, by: root, at: "")
  }

  private func faults(
    in value: JSONValue, by schema: JSONValue, at place: String
  ) -> [String] {
    guard case .object(let words) = schema else {
      return ["\(place): no schema"]
    }
    return words.flatMap { word in
      fault(in: value, by: word.key, word.value, of: schema, at: place)
    }
  }

  private func fault(
    in value: JSONValue, by word: String, _ rule: JSONValue,
    of schema: JSONValue, at place: String
  ) -> [String] {
    func unless(_ isRight: Bool) -> [String] {
      isRight ? [] : ["\(place): \(value.shown) against \(word) \(rule.shown)"]
    }
    switch word {
    case "$schema", "$defs", "description": return []
    case "$ref": return follow(rule.text ?? "", with: value, at: place)
    case "const": return unless(value == rule)
    case "enum": return unless(rule.values.contains(value))
    case "type":
      let types = rule.text.map { [$0] } ?? rule.values.compactMap(\.text)
      return unless(types.contains { value.isOf($0) })
    case "pattern":
      guard let text = value.text else { return [] }
      return unless(text.matches(rule.text ?? ""))
    case "anyOf":
      let tries = rule.values.map { faults(in: value, by: $0, at: place) }
      let closest = tries.min { $0.count < $1.count } ?? []
      return tries.contains([]) ? [] : closest
    case "items":
      return value.values.enumerated().flatMap { index, item in
        faults(in: item, by: rule, at: "\(place)[\(index)]")
      }
    case "properties":
      let known = rule.keys.filter(value.keys.contains)
      let order = value.keys.filter(rule.keys.contains)
      return (known == order ? [] : ["\(place): the order is \(order)"])
        + rule.keys.flatMap { key in
          guard let part = value[key], let rule = rule[key] else {
            return [String]()
          }
          return faults(in: part, by: rule, at: "\(place).\(key)")
        }
    case "required":
      return rule.values.compactMap(\.text)
        .filter { !value.keys.contains($0) }
        .map { "\(place).\($0) is missing" }
    case "additionalProperties":
      let others = value.keys.filter {
        schema["properties"]?.keys.contains($0) != true
      }
      if rule == .bool(false) {
        return others.map { "\(place).\($0) is unknown" }
      }
      return others.flatMap { key in
        faults(in: value[key] ?? .null, by: rule, at: "\(place).\(key)")
      }
    default: return ["\(place): the schema says \(word)"]
    }
  }

  private func follow(
    _ reference: String, with value: JSONValue, at place: String
  ) -> [String] {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    let home = reference.hasPrefix("#") ? root : common
    guard let schema = home["$defs"]?[name] else {
      return ["\(place): there is no \(reference)"]
    }
    return Schema(home, common).faults(in: value, by: schema, at: place)
  }
}

extension JSONValue {
  /// A few words about it.
  fileprivate var shown: String {
    switch self {
    case .null: "null"
    case .bool(let answer): "\(answer)"
    case .number(let text), .string(let text): text
    case .array(let values): "[\(values.count)]"
    case .object(let members): "{\(members.count)}"
    }
  }

  fileprivate func isOf(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let text), "integer"): Int(text) != nil
    default: false
    }
  }
}

extension String {
  fileprivate func matches(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}
