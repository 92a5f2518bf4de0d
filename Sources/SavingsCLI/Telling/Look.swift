package import SavingsCore

/// Everything that the form of an answer depends on.
///
/// An answer itself is a `Document`; the same one has another form under
/// another look, and never another content.
@dynamicMemberLookup
package struct Look: Sendable {
  /// The forms that `--format` names.
  package enum Format: String, Sendable, CaseIterable {
    /// Columns under a header.
    case table
    /// A card for every record.
    case list
    case tsv
    /// Comma-separated values, for spreadsheets.
    case csv
  }

  /// What a look is made of.
  package struct Parts: Sendable {
    /// How many cells a line may take, `nil` where nothing is in the way.
    package var width: Int?

    /// Whether a person reads this on a terminal, not a program or a file.
    package var isTerminal = false

    /// Whether only the characters of ASCII may be drawn with.
    package var isASCII = false

    /// Whether this will be heard or felt rather than seen.
    package var isAccessible = false

    /// Whether sums are repeated in words.
    package var isSpoken = false

    /// Whether programs get one document of JSON.
    var isJSON = false

    /// Whether what only confirms a change is left out.
    var isQuiet = false

    /// The colours to draw with, `nil` for none.
    package var palette: Palette?

    /// The colours that were asked for, used or not.
    var chosenPalette: Palette?

    /// The form asked for, `nil` for the one that fits.
    package var format: Format?

    /// How many cells the terminal gives a character that could take one or
    /// two.
    package var ambiguousWidth: Int

    /// The path behind `--file`, which commands to type have to name again.
    package var store: String?

    fileprivate var settings: Settings
  }

  // In one place, so that a look is as small as a reference to it.
  @Boxed private var parts: Parts

  /// One of its parts.
  @inline(__always)
  package subscript<Part>(
    dynamicMember part: WritableKeyPath<Parts, Part>
  ) -> Part {
    get { parts[keyPath: part] }
    set { parts[keyPath: part] = newValue }
  }

  /// What the household prefers, for the decimals of its currencies.
  package var settings: Settings { parts.settings }

  /// Plain text of any width, as into a pipe.
  package init(_ settings: Settings = Settings()) {
    parts = Parts(
      ambiguousWidth: settings.ambiguousWidth.rawValue, settings: settings)
  }

  /// The same for a household that prefers this; what was asked for wins.
  package func of(_ settings: Settings) -> Look {
    var look = self
    look.parts.settings = settings
    look.ambiguousWidth = settings.ambiguousWidth.rawValue
    let stored = settings.palette.flatMap(Palette.init)
    if self.palette != nil, let wanted = self.chosenPalette ?? stored {
      look.palette = wanted
    }
    return look
  }

  /// Whether there is so little room that cards take the place of columns.
  package var isNarrow: Bool { self.width.map { $0 < 60 } ?? false }

  /// Whether tables are for programs to read.
  var isForPrograms: Bool { self.format == .tsv || self.format == .csv }
}

/// Where a stream leads.
package struct Screen: Sendable {
  package let isTerminal: Bool

  /// How many cells a line has, where the terminal knows.
  package let width: Int?

  /// A terminal or something else.
  package init(isTerminal: Bool, width: Int? = nil) {
    self.isTerminal = isTerminal
    self.width = width
  }
}
