internal import SavingsCore

/// What happened to one record, with what it was and what it is.
final class RecordChange: Tellable {
  let kind: String

  /// `nil` where there is only ever one.
  let id: String?
  let before: Value
  let after: Value

  init(kind: String, id: String?, before: Value, after: Value) {
    self.kind = kind
    self.id = id
    self.before = before
    self.after = after
  }

  var value: Value {
    .record(
      [
        ("record", kind.value), ("id", id.value), ("before", before),
        ("after", after),
      ])
  }

  static let schema = Schema.named(
    "recordChange",
    .either(StorePart.allCases.map { $0.told.changeSchema }))
}

extension ToldRecord {
  /// What programs can rely on of a change of such a record; where there is
  /// only ever one, it is always there.
  fileprivate static var changeSchema: Schema {
    let record = noun == nil ? Told.schema : Told?.schema
    return .record([
      ("record", .constant(toldKind.value)),
      ("id", noun == nil ? .null : String.schema), ("before", record),
      ("after", record),
    ])
  }
}
