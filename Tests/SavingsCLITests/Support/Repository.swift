import Foundation

/// The folders of this repository.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let transcripts = root.appending(path: "fixtures/transcripts")

  static let demo = root.appending(path: "fixtures/stores/demo.json")

  /// Whether what `cst` says now is to be written down instead of compared.
  static let isRecording =
    ProcessInfo.processInfo.environment["CST_RECORD"] == "1"
}
