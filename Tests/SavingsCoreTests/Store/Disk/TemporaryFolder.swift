import Glibc
import SavingsCore
import Testing

/// A folder of its own for one test, gone with everything in it afterwards.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/cst-test-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit { remove(path) }

  private func remove(_ path: String) {
    // A folder that cannot be listed is no folder, or is removed as it is.
    for name in Self.names(in: path) { remove("\(path)/\(name)") }
    _ = Glibc.remove(path)
  }

  /// The path of a name in here.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in here, in order.
  var names: [String] { Self.names(in: path).sorted() }

  private static func names(in path: String) -> [String] {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      let folder = opendir(path)
    else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

/// All bytes of a file.
func fileBytes(_ path: String) throws -> [UInt8] {
  let file = try #require(fopen(path, "r"), "\(path) is missing")
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    guard count > 0 else { return bytes }
    bytes.append(contentsOf: chunk[..<count])
  }
}

/// Writes a file as another program would.
func writeFile(_ bytes: [UInt8], _ path: String) throws {
  let file = try #require(fopen(path, "w"))
  defer { fclose(file) }
  #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
}

/// The permissions of a file.
func mode(_ path: String) throws -> UInt32 {
  var status = stat()
  try #require(lstat(path, &status) == 0)
  return status.st_mode & 0o777
}

/// A file below `fixtures/stores`.
func fixture(_ name: String) throws -> [UInt8] {
  let root = #filePath.split(separator: "/").dropLast(5)
  return try fileBytes(
    "/\(root.joined(separator: "/"))/fixtures/stores/\(name)")
}
