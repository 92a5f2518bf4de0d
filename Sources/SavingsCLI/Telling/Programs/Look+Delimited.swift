internal import CommandGrammar
internal import SavingsCore

extension Look {
  /// A record for programs, with its line end, of fields that are delimited.
  func record(_ fields: [String]) -> String {
    self.format == .csv
      ? fields.joined(separator: ",") + "\r\n"
      : fields.joined(separator: "\t") + "\n"
  }

  /// A value as a field of a record.
  ///
  /// For spreadsheets there are quotes where they are needed, as RFC 4180 has
  /// it, and prose cannot become a formula; else backslashes before what would
  /// be mistaken for the end of a field.
  func delimited(_ text: String, isProse: Bool = false) -> String {
    self.format == .csv ? text.csv(isProse: isProse) : text.tsv
  }
}

extension String {
  fileprivate var tsv: String {
    guard hasAny(of: "\\\t\n\r") else { return shownSafely }
    var escaped = self
    for (sign, letter) in [("\\", "\\"), ("\t", "t"), ("\n", "n"), ("\r", "r")]
    {
      escaped = escaped.parts(at: sign).joined(separator: "\\" + letter)
    }
    return escaped.shownSafely
  }

  /// The field with a quote before what a spreadsheet would calculate.
  fileprivate func csv(isProse: Bool) -> String {
    let isFormula = String(prefix(1)).hasAny(of: "=+-@\t\r")
    let safe = isProse && isFormula ? "'\(self)" : self
    guard safe.hasAny(of: ",\"\r\n\t") else { return safe.shownSafely }
    // Quotes are doubled; line ends and tabs stay as they are.
    let parts = safe.shownSafely(but: ["\t", "\r", "\n"]).parts(at: "\"")
    return "\"\(parts.joined(separator: "\"\""))\""
  }
}
