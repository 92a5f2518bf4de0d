package import Foundation

/// What stands in this repository.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  package static let transcripts = root.appending(path: "fixtures/transcripts")

  /// Whether what `cst` says now is to be written down instead of compared.
  package static let isRecording =
    ProcessInfo.processInfo.environment["CST_RECORD"] == "1"

  /// A file as text, by its path from the root.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The bytes of a store below `fixtures/stores`.
  package static func store(_ name: String) throws -> [UInt8] {
    try fileBytes(root.appending(path: "fixtures/stores/\(name)").path)
  }
}
