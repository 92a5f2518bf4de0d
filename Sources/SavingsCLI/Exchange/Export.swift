internal import CommandGrammar
internal import SavingsCore

let exportBook = Command(
  "export", "Write all records for another program",
  positional("format", Notation(oneOf: ExportFormat.self, "format"), "For whom")
    .or(.json, "json"),
  Options.output,
  examples: [
    "cst export hledger", "cst export beancount -o -",
  ],
  details: """
    json is the store itself. ledger and hledger take one text, beancount
    another; all of them accept it under their strict checks, and it asserts
    what each asset holds. A file that is there is replaced only if it is a
    journal of cst, and a store never.
    """,
  related: ["import"]
) { (session: Session, format, path) in
  let snapshot = try session.snapshot()
  let text =
    switch format {
    case .json: StoreWriter.bytes(of: snapshot)
    case .ledger, .hledger:
      try snapshot.book.ledgerJournal(on: session.today)
    case .beancount: try snapshot.book.beancountJournal(on: session.today)
    }
  let file = path == "-" ? nil : path
  if let file {
    try session.write(
      text, to: file, replacing: "; cst ",
      "is not a journal of cst, which alone an export replaces")
  }
  let answer = ExportAnswer(format: format, text: text, file: file)
  return Reply(answer) {
    if let file {
      """
      Wrote \(snapshot.book.household.assets.count, "asset") and \
      \(snapshot.book.transactions.count, "transaction") to \(file).
      """
    }
  }
  .told(as: file == nil ? text : nil, confirms: file != nil)
}

/// A program that reads what is written.
enum ExportFormat: String, CaseIterable, Tellable {
  case json, ledger, hledger, beancount
}

/// What was written, as `cst export` answers.
final class ExportAnswer: Answer {
  let format: ExportFormat
  let text: [UInt8]
  let file: String?

  init(format: ExportFormat, text: [UInt8], file: String?) {
    self.format = format
    self.text = text
    self.file = file
  }

  static let kind = "export"
  static let about = "All records, for another program."

  static let fields: [Field<ExportAnswer>] = [
    Field("format", \.format),
    Field("text") { String(decoding: $0.text, as: UTF8.self) },
    Field("file", \.file),
  ]
}
