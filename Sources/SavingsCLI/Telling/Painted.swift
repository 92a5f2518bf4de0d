/// Text on its way to a terminal: what to print, and the cells it will take.
///
/// Colour takes no room, so the width cannot be told from the text any more.
struct Painted: Sendable {
  var text: String
  var width: Int

  static let empty = Painted(text: "", width: 0)

  static func + (a: Painted, b: Painted) -> Painted {
    var both = a
    both += b
    return both
  }

  static func += (a: inout Painted, b: Painted) {
    a.text += b.text
    a.width += b.width
  }

  static func spaces(_ count: Int) -> Painted {
    Painted(
      text: count == 1 ? " " : String(repeating: " ", count: max(0, count)),
      width: count)
  }

  /// This text with spaces after it, or before it, up to `width` cells.
  func padded(to width: Int, isRight: Bool = false) -> Painted {
    guard self.width < width else { return self }
    let spaces = Painted.spaces(width - self.width)
    return isRight ? spaces + self : self + spaces
  }
}

extension Look {
  func plain(_ text: String) -> Painted {
    Painted(text: text, width: cells(of: text))
  }

  /// The sign of a mark in its colour, nothing where signs cannot be seen.
  func sign(_ mark: Mark) -> Painted {
    if self.isAccessible { return .empty }
    let looks = mark.looks
    return Painted(
      text: coloured(self.isASCII ? looks.ascii : looks.glyph, mark), width: 1)
  }

  /// The text in the colour of a mark, if it has one.
  func coloured(_ text: String, _ mark: Mark?) -> String {
    mark.flatMap { self.palette?.painted(text, as: $0) } ?? text
  }

  /// A bar of so many cells, some of them filled.
  ///
  /// A drawing, which measures its text, takes five times the instructions, and
  /// a plan has one for every goal.
  func bar(_ filled: Int, of count: Int, _ mark: Mark) -> Painted {
    let (full, empty) = self.isASCII ? ("#", "-") : ("█", "░")
    let rest = count - filled
    return Painted(
      text: coloured(String(repeating: full, count: filled), mark)
        + String(repeating: empty, count: rest),
      width: filled * cells(of: full) + rest * cells(of: empty))
  }
}
