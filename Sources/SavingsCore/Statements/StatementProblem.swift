/// Why a file does not say what moved, or not clearly.
public indirect enum StatementProblem: Error, Sendable {
  /// It is no statement at all.
  case notReadable(Other)
  /// Rows that cannot be read, out of so many.
  case badRows([StatementFlaw], of: Int)
  /// No table was found, or more than one column could be meant.
  case unclearColumns(UnclearColumns)
  /// Days can be read in two ways, of which the first place is told.
  case unclearDates(StatementPlace, [DayReading])
  /// Sums can be read in two ways, of which the first place is told.
  case unclearDecimal(StatementPlace, point: Amount, comma: Amount)
  /// The list of columns is none.
  case badColumns(String, ColumnListFault)

  /// What a file is instead.
  public enum Other: Sendable {
    case empty
    case spreadsheet(String)
    case pdf
    case archive
    case webPage
    case encoding
    case noStatement
    case investments
    case journal
    case noRates
  }

  /// What is wrong with a list of columns.
  public enum ColumnListFault: Sendable {
    case unknown(String)
    case twice(String)
    case needsDate
    case needsAmount
  }
}

/// A place in a statement, as people find it.
public final class StatementPlace: Sendable {
  /// The line, from 1.
  public let line: Int

  /// The heading or the number of the column, or the tag.
  public let column: String?

  public let text: String

  init(line: Int, column: String?, text: String) {
    self.line = line
    self.column = column
    self.text = text
  }
}

/// Something that cannot be read, and where.
public final class StatementFlaw: Sendable {
  public let place: StatementPlace
  public let reason: Reason

  init(place: StatementPlace, reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// What may be wrong with a row.
  public enum Reason: Equatable, Sendable {
    case notADay
    case otherDay
    case notAnAmount
    case otherAmount
    case tooFine(Currency)
    case tooLarge
    case unknownState
    case unknownSign
    case signTwice
    case inAndOut
    case mixedOut
    case tooManyCells
    case tooFewCells
    case openQuote
    case textBehindQuote
    case brokenOff
    case notABalance
    case notACode
    case notARate
    case notASource
    case twoRates
  }
}

/// A table whose columns nobody can be sure of.
public final class UnclearColumns: Sendable {
  /// The heading that stands twice, or the column that may say the direction
  /// or the currency.
  public let cause: Cause

  /// The first lines, cell by cell.
  public let lines: [[String]]

  /// A list of columns to begin with.
  public let suggestion: String

  init(cause: Cause, lines: [[String]], suggestion: String) {
    self.cause = cause
    self.lines = lines
    self.suggestion = suggestion
  }

  /// Why nobody can be sure.
  public enum Cause: Sendable {
    case noTable
    case noRow
    case noRates
    case twice(String)
    case direction(String)
    case currency(String)
    case unsigned(areOut: Bool)
  }
}
