/// One thing typed, and where it stands among the arguments.
struct Token {
  indirect enum Kind {
    /// A word of the command or an operand.
    case word(String)
    /// An operand after `--`, which is never part of the command.
    case operand(String)
    /// An option of the grammar, with its value if it has one.
    case option(Shape, value: String?, next: String?)
    /// Something written like an option that no command has.
    case unknown(String)
  }

  let kind: Kind
  let index: Int

  /// Whether an option was typed by its letter.
  var isShort = false

  /// An option as it was typed: `-n`, or `--dry-run`.
  func name(of shape: Shape) -> String {
    guard isShort, let letter = shape.short else { return shape.title }
    return "-\(letter)"
  }

  var word: String? {
    if case .word(let text) = kind { text } else { nil }
  }

  var operand: String? {
    if case .operand(let text) = kind { text } else { nil }
  }

  /// Whether it is a word or stands behind `--`.
  var isOperand: Bool { word != nil || operand != nil }

  var unknown: String? {
    if case .unknown(let text) = kind { text } else { nil }
  }

  var option: Shape? {
    if case .option(let shape, _, _) = kind { shape } else { nil }
  }
}
