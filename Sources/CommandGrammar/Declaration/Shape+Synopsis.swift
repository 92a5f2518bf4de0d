extension Shape {
  /// How it is written: `NAME`, `--target AMOUNT`, `--json[=1]`, `--apply`.
  package var synopsis: String {
    switch kind {
    case .positional: valueName
    case .option: "--\(name) \(valueName)"
    case .flag: "--\(name)"
    case .flagOrValue: "--\(name)[=\(example)]"
    }
  }

  /// How a usage line shows it: bracketed when it can be left out.
  package var usage: String {
    (isRequired ? synopsis : "[\(synopsis)]") + (isRepeated ? "..." : "")
  }

  /// Its summary, with the choices and the default where it has them.
  package var explanation: String {
    var text = summary
    if !choices.isEmpty && !namesChoices {
      text += ": " + choices.joined(separator: ", ")
    }
    if let defaultText { text += " (default: \(defaultText))" }
    if isRepeated && kind != .positional { text += "; may be repeated" }
    return text
  }

  /// The placeholder, or the choices where they are few: `bash|zsh|fish`.
  var valueName: String {
    namesChoices ? choices.joined(separator: "|") : placeholder
  }

  private var namesChoices: Bool {
    let length = choices.reduce(choices.count - 1) { $0 + $1.count }
    return !choices.isEmpty && length <= 30
  }
}
