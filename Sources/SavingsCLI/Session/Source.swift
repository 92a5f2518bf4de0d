internal import SavingsCore

/// A file that a command was given, which is read once: standard input gives
/// what it has only once, and nobody waits for a lock meanwhile.
final class Source {
  private var known: [UInt8]?

  /// All of it, `-` being what comes in.
  func bytes(of path: String, in world: World) throws -> [UInt8] {
    if let known { return known }
    let bytes =
      path == "-"
      ? try ForeignFile.passing(world.input()) : try ForeignFile.read(path)
    known = bytes
    return bytes
  }
}
