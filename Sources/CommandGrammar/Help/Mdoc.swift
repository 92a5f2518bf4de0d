/// A manual page under construction, in the mdoc language.
struct Mdoc {
  private var lines: [String] = []

  var source: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a macro; an argument that is anybody's text goes through `plain`.
  mutating func macro(_ name: String, _ arguments: String...) {
    macro(name, arguments)
  }

  /// Adds a text, each sentence beginning a line of its own.
  mutating func text(_ text: String) {
    for sentence in sentences(of: text) {
      lines += wrap(escaped(sentence), to: 76).map(guarded)
    }
  }

  mutating func passages(_ passages: [Passage]) {
    for (index, passage) in passages.enumerated() {
      // Lines as they are begin a paragraph by themselves.
      if index > 0, !passage.isLines { macro("Pp") }
      switch passage {
      case .paragraph(let text): self.text(text)
      case .list(let items):
        macro("Bl", "-tag", "-width", "Ds", "-compact")
        for item in items {
          macro("It", "Li", plain(item.term))
          text(item.meaning)
        }
        macro("El")
      case .options(let shapes): list(shapes)
      case .lines(let lines): literal(lines)
      }
    }
  }

  /// Adds what follows the words of a command, one parameter a line.
  mutating func synopsis<Context, Reply>(_ command: Command<Context, Reply>) {
    for shapes in command.alternatives {
      let parts = shapes[0].mdoc + (shapes[0].isRepeated ? ["..."] : [])
      if shapes.count > 1 {
        macro("Pq", Array(shapes.flatMap { ["|"] + $0.mdoc }.dropFirst()))
      } else if shapes[0].isRequired {
        macro(parts[0], Array(parts.dropFirst()))
      } else {
        macro("Op", parts)
      }
    }
  }

  mutating func list(_ shapes: [Shape]) {
    macro("Bl", "-tag", "-width", "Ds", "-compact")
    for shape in shapes {
      let short = shape.short.map { ["Fl", String($0), ","] } ?? []
      macro("It", short + shape.mdoc)
      text(shape.explanation + ".")
    }
    macro("El")
  }

  mutating func literal(_ texts: [String]) {
    macro("Bd", "-literal")
    lines += texts.map { guarded(escaped($0)) }
    macro("Ed")
  }

  private mutating func macro(_ name: String, _ arguments: [String]) {
    lines.append(([".\(name)"] + arguments).joined(separator: " "))
  }
}

extension Shape {
  /// The macros and arguments that write its synopsis.
  fileprivate var mdoc: [String] {
    switch kind {
    case .positional: ["Ar", plain(valueName)]
    case .option: ["Fl", "-\(name)", "Ar", plain(valueName)]
    case .flag: ["Fl", "-\(name)"]
    case .flagOrValue:
      ["Fl", "-\(name)", "Ns", "Op", "=", "Ns", "Ar", plain(example)]
    }
  }
}

/// Writes text as the argument of a macro, so that none of it is a macro.
func plain(_ text: String) -> String {
  escaped(text).words.map { word in
    let isLikeMacro =
      word.count < 4 && word.first?.isUppercase == true
      && word.last?.isLowercase == true
    let isMark = word.count == 1 && word.allSatisfy(".,:;()[]?!|".contains)
    return isLikeMacro || isMark ? "\\&\(word)" : word
  }
  .joined(separator: " ")
  .split(separator: "\"", omittingEmptySubsequences: false)
  .joined(separator: "\\(dq")
}

private func sentences(of text: String) -> [String] {
  var sentences = [""]
  for word in text.words {
    let last = sentences.removeLast()
    sentences.append(last.isEmpty ? word : "\(last) \(word)")
    if let end = word.last, ".!?".contains(end) { sentences.append("") }
  }
  return sentences.filter { !$0.isEmpty }
}

@inline(never)
private func escaped(_ text: String) -> String {
  text.split(separator: "\\", omittingEmptySubsequences: false)
    .joined(separator: "\\e")
}

private func guarded(_ line: String) -> String {
  line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
}
