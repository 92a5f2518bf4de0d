/// Tells words from options, one argument after the other.
///
/// An option name means one thing in all commands, so whether it takes the
/// next argument is known before the command is.
struct Scanner {
  private let option: ((Shape) -> Bool) -> Shape?
  private let arguments: [String]
  private var index = 0
  private var isPastOptions = false
  private(set) var tokens: [Token] = []

  /// The options that were looked for, by `--name` and `-n`.
  private var known: [(name: Substring, shape: Shape?)] = []

  /// Reads arguments; `option` finds the first option of which something is
  /// so.
  init(_ arguments: [String], option: @escaping ((Shape) -> Bool) -> Shape?) {
    self.arguments = arguments
    self.option = option
    while index < arguments.count { step() }
  }

  private mutating func step() {
    let text = arguments[index]
    if isPastOptions {
      add(.operand(text))
    } else if text == "--" {
      isPastOptions = true
    } else if text.hasPrefix("--") {
      long(text)
    } else if looksLikeOption(text) {
      cluster(text)
    } else {
      add(.word(text))
    }
    index += 1
  }

  /// Reads `--target` and `--target=5EUR`.
  private mutating func long(_ text: String) {
    let parts = String(text.dropFirst(2)).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let shape = found("--\(parts[0])", { $0.name == parts[0] }) else {
      add(.unknown("--" + parts[0]))
      return
    }
    add(shape, attached: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// Reads `-n`, `-ny`, `-o FILE`, `-oFILE` and `-no=FILE`; `-Boat` is nothing
  /// of this, and named whole.
  private mutating func cluster(_ text: String) {
    var rest = text.dropFirst()
    while let letter = rest.popFirst() {
      guard let shape = found("-\(letter)", { $0.short == letter }) else {
        let isFirst = rest.count == text.count - 2
        add(.unknown(isFirst ? text : "-\(letter)"))
        return
      }
      if shape.kind == .flag && rest.first != "=" {
        add(shape, attached: nil, isShort: true)
        continue
      }
      let attached = rest.first == "=" ? rest.dropFirst() : rest
      add(shape, attached: rest.isEmpty ? nil : String(attached), isShort: true)
      return
    }
  }

  /// The option of a name, looked for once however often it is typed.
  private mutating func found(
    _ name: Substring, _ isMeant: (Shape) -> Bool
  ) -> Shape? {
    if let found = known.first(where: { $0.name == name }) {
      return found.shape
    }
    known.append((name, option(isMeant)))
    return known.last?.shape
  }

  private mutating func add(
    _ shape: Shape, attached: String?, isShort: Bool = false
  ) {
    guard shape.kind == .option, attached == nil, index + 1 < arguments.count
    else {
      add(.option(shape, value: attached, next: nil), isShort)
      return
    }
    let next = arguments[index + 1]
    if looksLikeOption(next) {
      add(.option(shape, value: nil, next: next), isShort)
    } else {
      add(.option(shape, value: next, next: nil), isShort)
      index += 1
    }
  }

  private mutating func add(_ kind: Token.Kind, _ isShort: Bool = false) {
    tokens.append(Token(kind: kind, index: index, isShort: isShort))
  }
}

/// Whether `text` is written like an option: `-n` and `--note`, and `--` too.
///
/// `-`, `-1`, `-.5`, `-,date` and `- a note` are values.
func looksLikeOption(_ text: String) -> Bool {
  guard text.utf8.first == UInt8(ascii: "-") else { return false }
  let second = text.dropFirst().first
  return second.map { !".,0123456789 ".contains($0) } ?? false
}
