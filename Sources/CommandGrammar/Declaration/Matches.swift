/// The texts typed for each parameter, by its title.
package struct Matches: Sendable {
  private var typed: [(title: String, text: String?)] = []

  /// Whether a value that cannot be read counts as not typed.
  package let areForgiving: Bool

  init(areForgiving: Bool = false) { self.areForgiving = areForgiving }

  /// The value of a parameter, as it was typed or as it is when left out.
  package func value<Value: Sendable>(
    of parameter: Parameter<Value>
  ) throws(UsageProblem) -> Value {
    do {
      return try parameter.read(texts(for: parameter.shape))
    } catch  where areForgiving {
      return try parameter.read([])
    }
  }

  func texts(for shape: Shape) -> [String?] {
    let title = shape.title
    return typed.filter { $0.title == title }.map(\.text)
  }

  /// Whether the parameter of this title was typed: `--json`, `NAME`.
  package func holds(_ title: String) -> Bool {
    typed.contains { $0.title == title }
  }

  mutating func add(_ text: String?, for shape: Shape) {
    typed.append((shape.title, text))
  }
}
