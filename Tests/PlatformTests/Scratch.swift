import Foundation

/// A folder of its own for one test, gone with its files afterwards.
final class Scratch {
  let path: String

  init() throws {
    path = "\(NSTemporaryDirectory())cst-scratch-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) is left over: \(error)")
    }
  }
}
