internal import SavingsCore

/// Counts the records that are only tried, so that the same question has the
/// same answer.
final class RecordNumbers {
  private var last: UInt128 = 0

  /// The identity of the next one:
  /// `00000000-0000-4000-8000-000000000001` and so on.
  func next<Record>() -> Identifier<Record> {
    last += 1
    return Identifier(bits: 0x4000 << 64 | 0x8000_0000_0000_0000 | last)
  }
}
