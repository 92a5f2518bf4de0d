internal import SavingsCore

extension Look {
  /// Records for programs, field by field, each of them with its line end.
  ///
  /// For spreadsheets there are commas between the fields and quotes where they
  /// are needed, as RFC 4180 has it, and prose cannot become a formula; else
  /// tabs, and backslashes before what would be mistaken for the end of one.
  func delimited(_ records: [[DelimitedText]]) -> String {
    let isCSV = self.format == .csv
    return records.map { record in
      isCSV
        ? record.map(\.csv).joined(separator: ",") + "\r\n"
        : record.map(\.tsv).joined(separator: "\t") + "\n"
    }.joined()
  }
}

extension DelimitedText {
  fileprivate var tsv: String {
    guard text.hasAny(of: "\\\t\n\r") else { return text.shownSafely }
    var escaped = text
    for (sign, letter) in [("\\", "\\"), ("\t", "t"), ("\n", "n"), ("\r", "r")]
    {
      escaped = escaped.parts(at: sign).joined(separator: "\\" + letter)
    }
    return escaped.shownSafely
  }

  /// The field with a quote before what a spreadsheet would calculate.
  fileprivate var csv: String {
    let isFormula = String(text.prefix(1)).hasAny(of: "=+-@\t\r")
    let safe = isProse && isFormula ? "'\(text)" : text
    guard safe.hasAny(of: ",\"\r\n\t") else { return safe.shownSafely }
    // Quotes are doubled; line ends and tabs stay as they are.
    let parts = safe.shownSafely(but: ["\t", "\r", "\n"]).parts(at: "\"")
    return "\"\(parts.joined(separator: "\"\""))\""
  }
}

/// A value for a program that reads records, and whether it is prose or a
/// figure.
struct DelimitedText {
  let text: String
  let isProse: Bool

  static func prose(_ text: String) -> DelimitedText {
    DelimitedText(text: text, isProse: true)
  }

  static func figure(_ text: String?) -> DelimitedText {
    DelimitedText(text: text ?? "", isProse: false)
  }
}
