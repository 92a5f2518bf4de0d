internal import Platform

/// The part of a file that is being read, in a buffer that is used again.
///
/// However long the file is, no more of it is in memory. What has gone by is
/// in the checksum.
package struct ByteWindow {
  /// How large a window is at first.
  package static var usual: Int { 64 << 10 }

  /// How large a window gets, for the sake of a single record.
  private static let largest = 8 << 20

  /// The bytes, and behind `count` whatever there was before.
  private(set) var buffer: [UInt8]

  /// How many bytes of the file there are in it.
  private(set) var count = 0

  /// Where in the file the first of them stands.
  private(set) var start = 0

  /// Whether the file is known to have no more.
  private(set) var hasEnded = false

  /// The checksum of what has gone by.
  private var passed = RunningChecksum()

  /// A window that nothing was read into yet.
  package init(size: Int = usual) { buffer = Array(unfilled: size) }

  /// Forgets what stands before a place, and fills the rest; `false` if there
  /// is nothing new.
  ///
  /// The place moves with the bytes. Where nothing can be forgotten, the
  /// window grows. What ended once has ended, though somebody may be writing
  /// it anew.
  @inline(never)
  mutating func refill(
    keeping place: inout Int, from more: OpenFile.Source
  ) throws(SystemFailure) -> Bool {
    if hasEnded { return false }
    passed = sum(upTo: place)
    let kept = place..<count
    buffer.withUnsafeMutableBytes { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[kept]))
    }
    count -= place
    start += place
    place = 0
    if count == buffer.count {
      guard count < ByteWindow.largest else { return false }
      buffer += Array(unfilled: count)
    }
    let before = count
    while count < buffer.count {
      let step = try more(&buffer, count)
      guard step > 0 else {
        hasEnded = true
        break
      }
      count += step
    }
    return count > before
  }

  /// The sum of the file up to a place in the window.
  func sum(upTo end: Int) -> RunningChecksum {
    var running = passed
    running.add(buffer.span.extracting(0..<end))
    return running
  }
}
