import Testing

/// What others can use says what it is.
@Suite struct CommentTests {
  @Test func everyTypeSaysWhatItIs() {
    let kinds: Set<Substring> = [
      "struct", "enum", "class", "protocol", "actor",
    ]
    var count = 0
    for file in House.sources {
      for (index, line) in file.lines.enumerated()
      where line.first?.isLetter == true {
        let words = line.split(separator: " ")
        let isType = words.dropLast().contains(where: kinds.contains)
        guard isType, !line.contains("private "), !line.hasPrefix("extension")
        else { continue }
        count += 1
        #expect(isSaid(file, index), "\(file):\(index + 1): \(line)")
      }
    }
    #expect(count > 150)
  }

  @Test func everyPublicFunctionSaysWhatItDoes() {
    var count = 0
    for file in House.sources
    where file.path.hasPrefix("Sources/SavingsCore/") {
      for (index, line) in file.lines.enumerated() {
        let words = line.split { " (<".contains($0) }
        guard let access = words.first, ["public", "package"].contains(access),
          words.contains("func") || words.contains("init")
        else { continue }
        count += 1
        #expect(isSaid(file, index), "\(file):\(index + 1): \(line)")
      }
    }
    #expect(count > 60)
  }

  /// Whether a comment stands above a line, attributes between them apart.
  private func isSaid(_ file: SourceFile, _ index: Int) -> Bool {
    let above = file.lines[..<index].map { $0.drop { $0 == " " } }
    return above.last { !$0.hasPrefix("@") }?.hasPrefix("///") == true
  }
}
