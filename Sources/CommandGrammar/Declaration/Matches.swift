/// The texts typed for each parameter, by its title.
package struct Matches: Sendable {
  private var texts: [String: [String?]] = [:]

  /// The value of a parameter, as it was typed or as it is when left out.
  package func value<Value: Sendable>(
    of parameter: Parameter<Value>
  ) throws(UsageProblem) -> Value {
    try parameter.read(texts(for: parameter.shape))
  }

  func texts(for shape: Shape) -> [String?] { texts[shape.title] ?? [] }

  /// Whether the parameter of this title was typed.
  func holds(_ title: String) -> Bool { texts[title] != nil }

  mutating func add(_ text: String?, for shape: Shape) {
    texts[shape.title, default: []].append(text)
  }
}
