package import Foundation

/// A folder of a test's own, gone with everything in it when nobody uses it
/// any more.
///
/// Its path is always equally long, because tables are as wide as what stands
/// in them. It lies in memory where there is such a place, because every change
/// waits for its disk.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
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

  /// The path of a name in here.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in here, in order.
  package var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
  }

  /// Every file below with its bytes, and every folder without any.
  package func contents() throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      found[name] =
        FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
    }
    return found
  }
}
