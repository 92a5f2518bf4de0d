package import SavingsCore

/// Everything that the form of an answer depends on.
///
/// An answer itself is a `Document`; the same one has another form under
/// another look, and never another content.
package struct Look: Sendable {
  /// The forms that `--format` names.
  package enum Format: String, Sendable, CaseIterable {
    /// Columns under a header.
    case table
    /// A card for every record.
    case list
    /// Tab-separated values.
    case tsv
    /// Comma-separated values, for spreadsheets.
    case csv
  }

  /// How many cells a line may take, `nil` where nothing is in the way.
  package var width: Int? {
    get { all.width }
    set { all.width = newValue }
  }

  /// Whether a person reads this on a terminal, not a program or a file.
  package var isTerminal: Bool {
    get { all.isTerminal }
    set { all.isTerminal = newValue }
  }

  /// Whether only the characters of ASCII may be drawn with.
  package var isASCII: Bool {
    get { all.isASCII }
    set { all.isASCII = newValue }
  }

  /// Whether this will be heard or felt rather than seen.
  package var isAccessible: Bool {
    get { all.isAccessible }
    set { all.isAccessible = newValue }
  }

  /// Whether sums are repeated in words.
  package var isSpoken: Bool {
    get { all.isSpoken }
    set { all.isSpoken = newValue }
  }

  /// Whether programs get one document of JSON.
  var isJSON: Bool {
    get { all.isJSON }
    set { all.isJSON = newValue }
  }

  /// Whether what only confirms a change is left out.
  var isQuiet: Bool {
    get { all.isQuiet }
    set { all.isQuiet = newValue }
  }

  /// The colours to draw with, `nil` for none.
  package var palette: Palette? {
    get { all.palette }
    set { all.palette = newValue }
  }

  /// The colours that were asked for, used or not.
  var chosenPalette: Palette? {
    get { all.chosenPalette }
    set { all.chosenPalette = newValue }
  }

  /// The form asked for, `nil` for the one that fits.
  package var format: Format? {
    get { all.format }
    set { all.format = newValue }
  }

  /// How many cells the terminal gives a character that could take one or two.
  package var ambiguousWidth: Int {
    get { all.ambiguousWidth }
    set { all.ambiguousWidth = newValue }
  }

  /// The path behind `--file`, which commands to type have to name again.
  package var store: String? {
    get { all.store }
    set { all.store = newValue }
  }

  /// What the household prefers, for the decimals of its currencies.
  package private(set) var settings: Settings {
    get { all.settings }
    set { all.settings = newValue }
  }

  // In one place, so that a look is as small as a reference to it.
  @Boxed private var all: All

  private struct All {
    var width: Int?
    var isTerminal: Bool = false
    var isASCII: Bool = false
    var isAccessible: Bool = false
    var isSpoken: Bool = false
    var isJSON: Bool = false
    var isQuiet: Bool = false
    var palette: Palette?
    var chosenPalette: Palette?
    var format: Format?
    var ambiguousWidth: Int
    var store: String?
    var settings: Settings
  }

  /// Plain text of any width, as into a pipe.
  package init(_ settings: Settings = Settings()) {
    all = All(
      ambiguousWidth: settings.ambiguousWidth.rawValue, settings: settings)
  }

  /// The same for a household that prefers this; what was asked for wins.
  package func of(_ settings: Settings) -> Look {
    var look = self
    look.settings = settings
    look.ambiguousWidth = settings.ambiguousWidth.rawValue
    let stored = settings.palette.flatMap(Palette.init)
    if palette != nil, let wanted = chosenPalette ?? stored {
      look.palette = wanted
    }
    return look
  }

  /// Whether there is so little room that cards take the place of columns.
  package var isNarrow: Bool { width.map { $0 < 60 } ?? false }

  /// Whether tables are for programs to read.
  var isForPrograms: Bool { format == .tsv || format == .csv }
}

/// Where a stream leads.
package struct Screen: Sendable {
  /// Whether it is a terminal.
  package let isTerminal: Bool

  /// How many cells a line has, where the terminal knows.
  package let width: Int?

  /// A terminal or something else.
  package init(isTerminal: Bool, width: Int? = nil) {
    self.isTerminal = isTerminal
    self.width = width
  }
}
