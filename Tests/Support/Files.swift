import Glibc
import Testing

/// All bytes of a file.
package func fileBytes(_ path: String) throws -> [UInt8] {
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

/// Writes a file as another program would: in its place, if there is one.
package func writeFile(_ bytes: [UInt8], _ path: String) throws {
  let file = try #require(fopen(path, "w"))
  defer { fclose(file) }
  try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
}

/// The permissions of a file.
package func mode(_ path: String) throws -> UInt32 {
  var status = stat()
  try #require(lstat(path, &status) == 0)
  return status.st_mode & 0o777
}
