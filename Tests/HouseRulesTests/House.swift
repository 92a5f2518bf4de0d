import Foundation
import Support

/// What stands in this repository, read as text.
enum House {
  /// Every source file of the program.
  static let sources = SourceFile.all(below: "Sources")

  /// Every source file of the program and of its tests.
  static let everything = sources + SourceFile.all(below: "Tests")

  /// The names of all that stands in a folder, as far as git keeps it.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: folder).path)
  }
}

/// A Swift file with its place in the house.
struct SourceFile: CustomStringConvertible {
  /// Where it is, from the root: `Sources/cst/main.swift`.
  let path: String

  let text: String

  var description: String { path }

  /// The folder that it lies in: `Sources/cst`.
  var folder: String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  let lines: [Substring]

  /// The words of the code, without comments and what stands between quotes.
  ///
  /// A word brings the sign behind it along where that makes another thing of
  /// it: `print(`, `try!`, `unsafe)`.
  let words: Set<String>

  /// The types that the file declares, and whether it keeps them to itself.
  let types: [(name: String, isOwn: Bool)]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    words = SourceFile.words(of: text)
    let kinds: Set = [
      "struct", "enum", "class", "protocol", "actor", "typealias",
    ]
    types = lines.compactMap { line in
      let parts = line.split { " :<{=".contains($0) }
      guard let place = parts.firstIndex(where: { kinds.contains(String($0)) }),
        place + 1 < parts.count, !line.contains("//")
      else { return nil }
      return (
        String(parts[place + 1]), line.first == " " || line.contains("private ")
      )
    }
  }

  private static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    var isText = false
    var isComment = false
    var isEscaped = false
    var last: UInt8 = 0
    for byte in text.utf8 {
      let sign = Character(UnicodeScalar(byte))
      if sign == "\n" { isComment = false }
      if sign == "/", last == byte, !isText { isComment = true }
      if sign == "\"", !isEscaped, !isComment { isText.toggle() }
      isEscaped = isText && sign == "\\" && !isEscaped
      last = byte
      if !isText, !isComment, sign == "_" || sign.isLetter || sign.isNumber {
        word.append(byte)
        continue
      }
      guard !word.isEmpty else { continue }
      let name = String(decoding: word, as: UTF8.self)
      words.insert(name)
      words.insert("\(name)\(sign)")
      word = []
    }
    return words
  }

  static func all(below folder: String) -> [SourceFile] {
    let start = Repository.root.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: start)
    return (names?.allObjects ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { name in
        FileManager.default.contents(atPath: "\(start)/\(name)").map { data in
          SourceFile(
            path: "\(folder)/\(name)",
            text: String(decoding: data, as: UTF8.self))
        }
      }
  }
}
