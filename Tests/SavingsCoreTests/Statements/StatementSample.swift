import Foundation
import SavingsCore
import Support
import Testing

/// A file as a bank or a program writes it, and what it is to be read as.
struct StatementSample: CustomTestStringConvertible {
  let name: String

  static let folder = Repository.root.appending(path: "fixtures/statements")
    .path

  static let all: [StatementSample] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { !$0.hasSuffix(".rows") }.sorted()
      .map(StatementSample.init)
  }()

  var testDescription: String { name }

  var bytes: [UInt8] {
    Array(
      FileManager.default.contents(
        atPath: "\(StatementSample.folder)/\(name)") ?? Data())
  }

  var rowsPath: String { "\(StatementSample.folder)/\(name).rows" }

  var expected: String {
    String(
      decoding: FileManager.default.contents(atPath: rowsPath) ?? Data(),
      as: UTF8.self)
  }

  /// The first line of what is expected: the currency, and perhaps columns.
  var options: (line: String, currency: Currency?, columns: String?) {
    let line = expected.split(separator: "\n").first.map(String.init) ?? ""
    let words = line.dropFirst(2).split(separator: " ", maxSplits: 1)
    return (
      line, words.first.flatMap { try? Currency(String($0)) },
      words.dropFirst().first.map { String($0.dropFirst(8)) }
    )
  }

  /// All accounts of some bytes that are read as this sample is.
  func read(
    _ bytes: [UInt8]
  ) throws(StatementProblem) -> [(name: String?, rows: StatementRows)] {
    let text = try StatementText(bytes)
    let form = try StatementForm(of: text)
    let (_, currency, columns) = options
    guard let currency else { return [] }
    let list: ColumnList? =
      if let columns { try ColumnList(columns) } else { nil }
    let raw = try RawStatement(text, form, columns: list, code: currency.code)
    var accounts: [(name: String?, rows: StatementRows)] = []
    for place in raw.accounts.indices {
      accounts.append(
        (
          raw.accounts[place].name,
          try raw.rows(of: place, RawStatement.Known(currency))
        ))
    }
    return accounts
  }

  /// What it is read as, line by line.
  func told() -> String {
    var lines = [options.line]
    do {
      for (name, rows) in try read(bytes) {
        lines.append("account \(name ?? "-")")
        if let before = rows.before { lines.append("  before \(before)") }
        for row in rows.rows {
          let texts = [
            rows.text(row.payee), rows.text(row.note), rows.text(row.id),
          ]
          .map { $0 ?? "" }
          lines.append(
            "  \(row.day) \(row.amount)\(row.isInterest ? " interest" : "") | "
              + texts.joined(separator: " | "))
        }
        if let last = rows.last {
          lines.append("  last \(last.amount) on \(last.day)")
        }
        if rows.hasGap { lines.append("  gap") }
        for left in rows.leftOut {
          lines.append("  \(left.reason.rawValue) \(left.count) \(left.lines)")
        }
        if let dates = rows.dates { lines.append("  dates \(dates)") }
        if let decimal = rows.decimal { lines.append("  decimal \(decimal)") }
      }
    } catch {
      lines.append(contents(of: error))
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
