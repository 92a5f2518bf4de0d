internal import CommandGrammar
internal import SavingsCore

/// A page of HTML that is being written.
///
/// It has one way in for our own markup, and one for all that may hold what
/// somebody typed, which is made harmless there.
final class Page {
  private var bytes: [UInt8] = []
  private let look: Look
  private let spelled: Look

  /// A page for a household that prefers this; how the terminal looks is
  /// nothing to it.
  init(_ settings: Settings) {
    look = Look(settings)
    var spelled = look
    spelled.isAccessible = true
    self.spelled = spelled
  }

  /// What was written since it was last asked for.
  func taken() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }

  /// Writes markup as it is.
  @inline(never)
  func tags(_ markup: Markup) { bytes += markup.bytes }

  /// Writes prose: names in isolation, days as times, commands as code.
  @inline(never)
  func text(_ phrase: Phrase, spelled isSpelled: Bool = false) {
    for segment in phrase.segments {
      switch segment {
      case .typed(let text):
        bytes += "<bdi>".utf8
        escape(text.shownSafely)
        bytes += "</bdi>".utf8
      case .command:
        bytes += "<code>".utf8
        escape(segment.painted(look).text)
        bytes += "</code>".utf8
      case .date(let date):
        bytes += (isSpelled ? "<time datetime=\"\(date)\">" : "<time>").utf8
        escape((isSpelled ? spelled : look).date(date))
        bytes += "</time>".utf8
      case .month: escape(segment.painted(isSpelled ? spelled : look).text)
      default: figure(segment)
      }
    }
  }

  /// Writes the same without any tags, for the values of attributes and for
  /// what pictures say of themselves.
  @inline(never)
  func plain(_ phrase: Phrase) {
    for segment in phrase.segments {
      switch segment {
      case .date, .month: escape(segment.painted(spelled).text)
      default: figure(segment)
      }
    }
  }

  /// Writes an element that holds prose.
  @inline(never)
  func element(
    _ name: Markup, _ attributes: Markup, _ words: Phrase,
    spelled: Bool = false
  ) {
    tags("<\(name)\(attributes)>")
    text(words, spelled: spelled)
    tags("</\(name)>")
  }

  /// Writes a part of a phrase, a sum with its code behind a space that does
  /// not break.
  private func figure(_ segment: Phrase.Segment) {
    if case .words(let words) = segment { return escape(words) }
    let text = segment.painted(look).text
    switch segment {
    case .money, .change, .rate:
      escape(text.words().joined(separator: "\u{A0}"))
    default: escape(text)
    }
  }

  /// Writes text that means nothing to a browser.
  ///
  /// What is no character at all may not stand in a page, and is told by its
  /// number as control characters are.
  private func escape(_ text: String) {
    if text.isPlain(without: "\"&'<>") {
      bytes += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "'": bytes += "&#39;".utf8
      case _ where scalar.isNoCharacter:
        bytes += "\\u{".utf8
        bytes += scalar.value.hexadecimal.utf8
        bytes += "}".utf8
      default: bytes += String(scalar).utf8
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it never stands for a character: the last two of each plane, and
  /// some between.
  ///
  /// The library finds it in tables that nothing else of a page reads.
  fileprivate var isNoCharacter: Bool {
    value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value
  }
}
