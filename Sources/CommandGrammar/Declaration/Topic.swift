/// Something `help` explains that is not a command: amounts, dates.
package final class Topic: Sendable {
  package let name: String
  package let summary: String
  let passages: [Passage]

  /// The section of the manual page it has to itself: `FILES`.
  ///
  /// A topic without one is a part of the description.
  package let manualSection: String?

  package init(
    _ name: String, _ summary: String, manualSection: String? = nil,
    _ passages: [Passage]
  ) {
    self.name = name
    self.summary = summary
    self.manualSection = manualSection
    self.passages = passages
  }
}

/// A part of a longer explanation: a paragraph, terms and their meanings, or
/// options.
///
/// A paragraph can be written as plain text: `["Write 12000EUR."]`.
package indirect enum Passage: Sendable {
  case paragraph(String)
  case list([(term: String, meaning: String)])
  case options([Shape])
  /// Lines to paste, which are never broken.
  case lines([String])

  var isLines: Bool { if case .lines = self { true } else { false } }
}

extension Passage: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .paragraph(text) }
}

extension [Passage] {
  /// Passages written as text: paragraphs, lists of `- term: meaning`, and
  /// lines to paste, two blanks in, with empty lines between them.
  package static func text(_ text: String) -> [Passage] {
    var passages: [Passage] = []
    var all = text.split(separator: "\n", omittingEmptySubsequences: false)
    all.append("")
    var start = 0
    for place in all.indices where all[place].isEmpty {
      if start < place { passages.append(Passage(lines: all[start..<place])) }
      start = place + 1
    }
    return passages
  }
}

extension Passage {
  /// A paragraph, a list, or lines to paste, by its lines.
  fileprivate init(lines: ArraySlice<Substring>) {
    if lines.first?.hasPrefix("  ") == true {
      self = .lines(lines.map { String($0.dropFirst(2)) })
      return
    }
    guard lines.first?.hasPrefix("- ") == true else {
      self = .paragraph(lines.joined(separator: " "))
      return
    }
    var items: [String] = []
    for line in lines {
      if line.hasPrefix("- ") {
        items.append(String(line.dropFirst(2)))
      } else {
        items[items.count - 1] += line.dropFirst()
      }
    }
    self = .list(items.map { $0.termAndMeaning })
  }
}

extension String {
  /// What stands before the first colon with a space behind it, and the rest.
  package var termAndMeaning: (term: String, meaning: String) {
    let colon = indices.first { self[$0...].hasPrefix(": ") } ?? endIndex
    return (String(self[..<colon]), String(self[colon...].dropFirst(2)))
  }
}
