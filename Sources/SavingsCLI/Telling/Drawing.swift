/// Signs in a row, a picture or a part of one.
package struct Drawing: Equatable, Sendable {
  /// A sign of a picture, some of one colour in a row, or words, with all
  /// characters and with those of ASCII.
  struct Sign: Equatable {
    fileprivate let all: String
    fileprivate let ascii: String

    /// Whether it has the colour of a status; what is a letter keeps the colour
    /// of the text.
    let isColoured: Bool

    init(_ all: String, _ ascii: String, isColoured: Bool = false) {
      self.all = all
      self.ascii = ascii
      self.isColoured = isColoured
    }

    /// Saved, or a part of the whole.
    static var filled: Sign { Sign("█", "#", isColoured: true) }

    /// To come, if the plan is followed; or free.
    static var planned: Sign { Sign("▒", "=") }

    static var rest: Sign { Sign("░", "-") }
  }

  private var pieces: [Sign] = []
  private let mark: Mark?

  /// Whether every sign has to take one cell.
  private let isExact: Bool

  /// Nothing yet, or words; a mark gives its colour to what is saved.
  init(_ mark: Mark? = nil, isExact: Bool = false, words: String = "") {
    self.mark = mark
    self.isExact = isExact
    if words != "" { add(words) }
  }

  /// Draws a sign some times.
  @inline(never)
  mutating func add(_ sign: Sign, _ count: Int = 1) {
    guard count > 0 else { return }
    var all = String(repeating: sign.all, count: count)
    var ascii = String(repeating: sign.ascii, count: count)
    // What has one colour is told to a terminal once.
    if let last = pieces.last, last.isColoured == sign.isColoured {
      all = last.all + all
      ascii = last.ascii + ascii
      pieces.removeLast()
    }
    pieces.append(Sign(all, ascii, isColoured: sign.isColoured))
  }

  mutating func add(_ words: String) { pieces.append(Sign(words, words)) }

  /// What there is to see.
  @inline(never)
  func painted(_ look: Look) -> Painted {
    let isPlain = look.isASCII || isExact && look.ambiguousWidth == 2
    var painted = Painted.empty
    for piece in pieces {
      let text = isPlain ? piece.ascii : piece.all
      let width = look.cells(of: text)
      let isColoured = piece.isColoured && mark != nil
      painted += Painted(
        text: isColoured ? look.coloured(text, mark) : text, width: width)
    }
    return painted
  }
}

/// A drawing of any length.
package final class Picture: Sendable {
  /// How many cells it takes.
  let extent: Extent

  /// Draws it with so many.
  let draw: @Sendable (Int) -> Drawing

  init(extent: Extent, draw: @escaping @Sendable (Int) -> Drawing) {
    self.extent = extent
    self.draw = draw
  }

  /// How long a picture may be.
  package enum Extent: Equatable, Sendable {
    /// Some tens of cells, at most so many.
    case bar(most: Int)
    /// All that is left, from 24 to 100.
    case line
    /// Just so many.
    case exact(Int)

    /// The least that it takes beside other columns.
    var least: Int {
      switch self {
      case .bar: 10
      case .line: 24
      case .exact(let count): count
      }
    }

    /// How many cells it takes of a room, none where that is too little; of any
    /// room where nothing is in the way.
    func cells(in room: Int?, atLeast least: Int) -> Int {
      switch self {
      case .bar(let most):
        guard let room else { return min(30, most) }
        return room < least ? 0 : min(most, room / 10 * 10)
      case .line:
        guard let room else { return 50 }
        return room < least ? 0 : min(room, 100)
      case .exact(let count):
        return room.map { $0 < count } ?? false ? 0 : count
      }
    }
  }

  /// The picture on a line of its own, two cells in; nothing where there is too
  /// little room.
  func line(_ look: Look) -> Document.Block? {
    let count = extent.cells(
      in: look.width.map { look.room($0 - 2, extent) }, atLeast: 10)
    return count == 0 ? nil : .line("  " + Phrase(.drawing(draw(count))))
  }
}

extension Look {
  /// The signs that a room holds: where a terminal gives some of them two
  /// cells, half as many.
  func room(_ cells: Int, _ extent: Picture.Extent) -> Int {
    guard case .bar = extent, self.ambiguousWidth == 2, !self.isASCII else {
      return cells
    }
    return cells / 2
  }

  /// Whether records are listed, and not in columns.
  var isList: Bool { self.format == .list || isNarrow && self.format == nil }
}
