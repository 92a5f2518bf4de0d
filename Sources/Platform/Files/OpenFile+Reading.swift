#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import SwiftGlibc
#endif

extension OpenFile {
  /// Opens whatever a path leads to, to read it: a file, or a pipe that
  /// another program fills.
  package init(reading path: String) throws(SystemFailure) {
    self.init(
      try asking(.open) { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) })
  }

  /// Reads to the end, but no more than one byte beyond `limit`.
  package func everything(upTo limit: Int) throws(SystemFailure) -> [UInt8] {
    let status = try status()
    if status.kind == .file {
      return try contents(upTo: min(status.size, limit) + 1)
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while count <= limit {
      let step = try fill(&bytes, from: count)
      guard step > 0 else { break }
      count += step
      if count == bytes.count {
        bytes += [UInt8](repeating: 0, count: bytes.count)
      }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
