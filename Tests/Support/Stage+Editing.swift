import Foundation
import Testing

extension Stage {
  /// What the store says.
  package func text() throws -> String {
    String(decoding: try fileBytes(path), as: UTF8.self)
  }

  /// What the store says but for its revision and its checksum.
  package func records() throws -> [String] {
    try text().split(separator: "\n").map(String.init).filter { line in
      !line.hasPrefix("  \"revision\"") && !line.hasPrefix("  \"checksum\"")
    }
  }

  /// Writes the store as another program would.
  package func write(_ text: String) throws {
    try writeFile(Array(text.utf8), path)
  }

  /// Edits the store by hand.
  package func edit(_ old: String, _ new: String) throws {
    let text = try text()
    let parts = text.split(separator: old, maxSplits: 1)
    try #require(parts.count == 2, "there is no \(old)")
    try write(parts.joined(separator: new))
  }

  /// Loses the history.
  package func forget() throws {
    try FileManager.default.removeItem(atPath: "\(path).history")
  }

  /// Changes the store as another program would, with a right checksum.
  package func seal(_ old: String, _ new: String) throws {
    try edit(old, new)
    let parts = try text().split(separator: "  \"checksum\"", maxSplits: 1)
    try writeFile(sealed(String(parts[0])), path)
  }
}
