import Support
import Testing

/// `docs/json.md` has the codes by which scripts know what went wrong.
@Suite struct ErrorCodeTests {
  /// The codes that the page lists for each exit status.
  private let listed: [String: Set<String>]

  private let files = House.sources.filter { $0.path.contains("/SavingsCLI/") }

  init() throws {
    var listed: [String: Set<String>] = [:]
    for line in try Repository.text(of: "docs/json.md").split(separator: "\n") {
      let cells = line.split(separator: "|")
      guard cells.count == 2, Int(cells[0].filter { $0 != " " }) != nil
      else { continue }
      let codes = cells[1].split(separator: "`").map(String.init)
      listed[cells[0].filter { $0 != " " }] = Set(
        codes.filter { $0.allSatisfy { $0.isLowercase || $0 == "_" } })
    }
    self.listed = listed
  }

  @Test func everyCodeStandsInTheRowOfItsStatus() {
    let rows = [
      "failed": "1", "usage": "2", "notFound": "3", "refused": "4",
      "data": "5", "unsure": "7",
    ]
    var count = 0
    for file in files {
      for line in file.lines where line.contains("\", .") {
        let parts = line.split(omittingEmptySubsequences: false) { $0 == "\"" }
        for (code, rest) in zip(parts.dropFirst(), parts.dropFirst(2))
        where rest.hasPrefix(", .") && !code.contains("(") {
          let word = rest.dropFirst(3).prefix { $0.isLetter }
          guard let row = rows[String(word)] else { continue }
          count += 1
          #expect(listed[row]?.contains(String(code)) == true, "\(row) \(code)")
        }
      }
    }
    #expect(count > 50)
  }

  /// A tip for afterwards would be given before where its code was renamed.
  @Test func everyWarningOfAfterwardsIsGiven() throws {
    let warning = try #require(
      files.first { $0.path.hasSuffix("/Warning.swift") })
    let list = warning.lines.drop { !$0.contains("var isOfAfterwards") }
      .prefix { !$0.contains("default:") }.joined()
    let codes = list.split(separator: "\"").filter {
      $0.allSatisfy { $0.isLowercase || $0 == "_" }
    }
    #expect(codes.count >= 8)
    let others = files.filter { $0.path != warning.path }.map(\.text).joined()
    for code in codes {
      let isGiven = others.contains("\"\(code)\"")
      #expect(isGiven, "\(code)")
    }
  }

  /// What `check` finds is listed, too.
  @Test func everyFindingIsListed() throws {
    let page = try Repository.text(of: "docs/json.md")
    let list = page.split(separator: "\n").drop { $0 != "## `check`" }
      .dropFirst().prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
    var codes: Set<String> = []
    for file in files
    where ["Finding+Words", "Check"].contains(where: { name in
      file.path.hasSuffix("/Steps/\(name).swift")
    }) {
      for line in file.lines {
        let parts = line.split(omittingEmptySubsequences: false) { $0 == "\"" }
        guard parts.count > 2, parts[2].hasPrefix(","), !parts[1].isEmpty,
          parts[0].allSatisfy({ $0 == " " }) || parts[0].hasSuffix("told("),
          parts[1].allSatisfy({ $0.isLowercase || $0 == "_" })
        else { continue }
        codes.insert(String(parts[1]))
      }
    }
    // That is what the command is called.
    codes.remove("check")
    #expect(codes.count > 15, "\(codes)")
    for code in codes { #expect(list.contains("`\(code)`"), "\(code)") }
  }

  @Test func noOtherCodeIsListed() {
    let known = House.sources.map(\.text).joined()
    for code in listed.values.flatMap(\.self)
    where !code.hasPrefix("no_such_") && !code.hasPrefix("ambiguous_") {
      #expect(known.contains("\"\(code)\""), "\(code)")
    }
  }
}
