/// One thing that is so, with its label: a line of `goal show`.
package final class Fact: Sendable {
  let label: String
  let value: Value

  /// What programs get: values, each under a key of its own, and empty ones
  /// where there is nothing.
  let fields: [(heading: Heading, value: Value)]

  /// What people get, and the fields of the one thing that it is about.
  @inline(never)
  fileprivate init(
    label: String, words: Value?, _ keys: [String], _ fields: [FoundColumn],
    _ others: [FoundColumn]
  ) {
    self.label = label
    self.fields = (keys.map(fields.named) + others).map { field in
      (field.heading, field.value(0))
    }
    value = words ?? self.fields.first?.value ?? .blank
  }
}

/// Which fields a fact is about, what people call them, and what they say.
package struct FactLine<Whole: Sendable> {
  private let label: String
  private let keys: [String]
  private let others: [Field<Whole>]
  private let words: (@Sendable (Whole) -> Value)?

  /// Fields by their keys, or of this fact only, the first of which people
  /// get.
  package init(
    _ label: String, _ keys: String..., others: [Field<Whole>] = []
  ) {
    self.label = label
    self.keys = keys
    self.others = others
    words = nil
  }

  /// The same, and what people get of them.
  package init<Told: Tellable>(
    _ label: String, _ keys: String..., others: [Field<Whole>] = [],
    seen words: @escaping @Sendable (Whole) -> Told
  ) {
    self.label = label
    self.keys = keys
    self.others = others
    self.words = { words($0).value }
  }

  fileprivate func fact(of whole: Whole, among fields: [FoundColumn]) -> Fact {
    Fact(
      label: label, words: words?(whole), keys, fields,
      [FoundColumn](others.count, Each { others[$0].column(of: [whole]) }))
  }
}

extension [Fact] {
  /// What these lines say of one thing.
  package init<Whole: Sendable>(
    of whole: Whole, _ fields: [Field<Whole>], _ lines: FactLine<Whole>...
  ) {
    let all = [FoundColumn](
      fields.count, Each { fields[$0].column(of: [whole]) })
    self.init(lines.count, Each { lines[$0].fact(of: whole, among: all) })
  }
}
