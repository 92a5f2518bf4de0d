internal import CommandGrammar

extension Notation
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// Exactly one of the values of a type, as its cases spell them.
  convenience init(
    oneOf type: Value.Type, _ placeholder: String,
    instead: KeyValuePairs<String, String> = [:]
  ) {
    self.init(
      placeholder, oneOf: Value.allCases.map(\.rawValue), instead: instead
    ) { Value(rawValue: $0) }
  }
}
