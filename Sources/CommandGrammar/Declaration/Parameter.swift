/// One value a command takes: its shape, and how to read what was typed for it.
///
/// It is required as declared; `optional`, `or` and `repeated` say otherwise.
package final class Parameter<Value: Sendable>: Sendable {
  package let shape: Shape
  /// Reads the texts typed for it, one each time; a bare flag has no text.
  let read: @Sendable ([String?]) throws(UsageProblem) -> Value

  init(
    _ shape: Shape,
    read: @escaping @Sendable ([String?]) throws(UsageProblem) -> Value
  ) {
    self.shape = shape
    self.read = read
  }
}

/// A value known by its place among the words typed.
package func positional<Value: Sendable>(
  _ name: String, _ notation: Notation<Value>, _ summary: String
) -> Parameter<Value> {
  .one(Shape(.positional, name, notation, summary), notation)
}

/// A value that follows its name: `--target 5EUR` or `--target=5EUR`.
package func option<Value: Sendable>(
  _ name: String, _ notation: Notation<Value>, _ summary: String,
  short: Character? = nil
) -> Parameter<Value> {
  .one(Shape(.option, name, notation, summary, short: short), notation)
}

/// A name that stands alone, and is true when it was typed.
package func flag(
  _ name: String, _ summary: String, short: Character? = nil
) -> Parameter<Bool> {
  let shape = Shape(.flag, name, Notation<String>.text, summary, short: short)
  return Parameter(shape) { !$0.isEmpty }
}

/// A name that may stand alone, and then means `bare`: `--json`, `--json=1`.
package func flag<Value: Sendable>(
  _ name: String, orValue notation: Notation<Value>, bare: Value,
  _ summary: String
) -> Parameter<Value?> {
  let shape = Shape(.flagOrValue, name, notation, summary)
  return Parameter(shape) { (texts) throws(UsageProblem) -> Value? in
    guard let text = texts.first else { return nil }
    guard let text else { return bare }
    return try shape.reading(text, as: notation)
  }
}

extension Parameter {
  /// The same parameter, and `nil` where it is left out.
  package var optional: Parameter<Value?> {
    Parameter<Value?>(Shape(shape, isRequired: false)) {
      [read] (texts) throws(UsageProblem) -> Value? in
      texts.isEmpty ? nil : try read(texts)
    }
  }

  /// The same parameter, and `nil` where it is left out, which the help tells
  /// by the value that stands for it.
  package func optional(_ shown: String) -> Parameter<Value?> {
    Parameter<Value?>(
      Shape(shape, isRequired: false, defaultText: shown), read: optional.read)
  }

  /// The same parameter, and `fallback` where it is left out.
  package func or(_ fallback: Value, _ shown: String) -> Parameter<Value> {
    Parameter(Shape(shape, isRequired: false, defaultText: shown)) {
      [read] (texts) throws(UsageProblem) -> Value in
      texts.isEmpty ? fallback : try read(texts)
    }
  }

  /// The same parameter any number of times, in the order typed.
  package var repeated: Parameter<[Value]> {
    Parameter<[Value]>(Shape(shape, isRequired: false, isRepeated: true)) {
      [read] (texts) throws(UsageProblem) -> [Value] in
      var values: [Value] = []
      for text in texts { values.append(try read([text])) }
      return values
    }
  }

  /// The same parameter once or more often, in the order typed.
  package var atLeastOnce: Parameter<[Value]> {
    Parameter<[Value]>(
      Shape(shape, isRequired: true, isRepeated: true), read: repeated.read)
  }

  fileprivate static func one(
    _ shape: Shape, _ notation: Notation<Value>
  ) -> Parameter {
    Parameter(shape) { (texts) throws(UsageProblem) -> Value in
      guard case .some(.some(let text)) = texts.first else {
        throw .missing(
          [shape.title], of: "", example: ShellCommand(line: shape.synopsis))
      }
      return try shape.reading(text, as: notation)
    }
  }
}

extension Shape {
  fileprivate func reading<Value: Sendable>(
    _ text: String, as notation: Notation<Value>
  ) throws(UsageProblem) -> Value {
    do {
      return try notation.read(text)
    } catch {
      throw .unreadable(text, error, example: sample)
    }
  }
}
