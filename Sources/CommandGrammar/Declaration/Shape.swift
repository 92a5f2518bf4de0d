/// What a parameter looks like from outside.
///
/// A shape is all that parsing, help and completion know of a parameter: its
/// value and type stay with the `Parameter` that made it.
package final class Shape: Sendable {
  /// How a parameter is told from the others.
  package enum Kind: Sendable {
    /// Known by its place: `NAME`.
    case positional
    /// Followed by its value: `--target AMOUNT`.
    case option
    /// On or off: `--apply`.
    case flag
    /// A flag whose value, if any, is attached: `--json[=1]`.
    case flagOrValue
  }

  package let kind: Kind
  package let name: String
  package let short: Character?
  package let placeholder: String
  package let example: String
  package let summary: String
  package let choices: [String]
  package let completion: Completion
  package let isRequired: Bool
  package let isRepeated: Bool
  let defaultText: String?
  package let check: @Sendable (String) throws(Misreading) -> Void

  init<Value: Sendable>(
    _ kind: Kind, _ name: String, _ notation: Notation<Value>,
    _ summary: String, short: Character? = nil
  ) {
    self.kind = kind
    self.name = name
    self.short = short
    placeholder = kind == .positional ? name.uppercased() : notation.placeholder
    example = notation.example
    self.summary = summary
    choices = notation.choices
    completion = notation.completion
    isRequired = kind == .positional || kind == .option
    isRepeated = false
    defaultText = nil
    check = { (text) throws(Misreading) in _ = try notation.read(text) }
  }

  /// The same parameter, as it may be left out or repeated.
  init(
    _ other: Shape, isRequired: Bool, isRepeated: Bool = false,
    defaultText: String? = nil
  ) {
    kind = other.kind
    name = other.name
    short = other.short
    placeholder = other.placeholder
    example = other.example
    summary = other.summary
    choices = other.choices
    completion = other.completion
    check = other.check
    self.isRequired = isRequired
    self.isRepeated = isRepeated || other.isRepeated
    self.defaultText = defaultText ?? other.defaultText
  }

  /// What a person calls it: `--target` or `NAME`.
  @inline(never)
  package var title: String {
    kind == .positional ? placeholder : "--\(name)"
  }

  /// One way to type it: `--target 12000EUR`, `--json=1`.
  package var sample: String {
    switch kind {
    case .positional: example
    case .option: "\(title) \(example)"
    case .flag: title
    case .flagOrValue: "\(title)=\(example)"
    }
  }
}

/// What a shell may offer for a value that is half typed.
package enum Completion: Equatable, Sendable {
  /// Nothing: the value is the person's own, a name or an amount.
  case nothing
  /// The choices of the notation.
  case choices
  /// Values only the program knows, such as its `goal` names.
  case dynamic(String)
  case file
}
