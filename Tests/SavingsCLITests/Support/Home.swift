import Foundation

/// A home folder of a test's own, gone when nobody uses it any more.
///
/// Its path is always equally long, because tables are as wide as what stands
/// in them. It lies in memory where there is such a place, because every change
/// waits for its disk.
final class Home: Sendable {
  /// What stands for the path in a transcript.
  static let shown = "/home/somebody"

  let path: String

  init() throws {
    while true {
      let letters = "abcdefghijklmnopqrstuvwxyz0123456789"
      let name = String((0..<5).compactMap { _ in letters.randomElement() })
      let memory = "/dev/shm/"
      let isThere = FileManager.default.isWritableFile(atPath: memory)
      let path = (isThere ? memory : "/tmp/cst-") + name
      do {
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: false)
        self.path = path
        return
      } catch CocoaError.fileWriteFileExists {
        continue
      }
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) is left over: \(error)")
    }
  }

  /// Every file below with its bytes, and every folder without any.
  func contents() throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      found[name] =
        FileManager.default.contents(atPath: "\(path)/\(name)")
        ?? Data()
    }
    return found
  }
}
