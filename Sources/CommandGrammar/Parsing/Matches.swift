/// The texts typed for each parameter, by its title.
package struct Matches: Sendable {
  private var texts: [(title: String, text: String?)] = []

  /// The value of a parameter, as it was typed or as it is when left out.
  package func value<Value: Sendable>(
    of parameter: Parameter<Value>
  ) throws(UsageProblem) -> Value {
    try parameter.read(texts(for: parameter.shape))
  }

  func texts(for shape: Shape) -> [String?] {
    let title = shape.title
    return texts.filter { $0.title == title }.map(\.text)
  }

  /// Whether the parameter of this title was typed.
  func holds(_ title: String) -> Bool {
    texts.contains { $0.title == title }
  }

  mutating func add(_ text: String?, for shape: Shape) {
    texts.append((shape.title, text))
  }
}
