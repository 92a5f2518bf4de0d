/// What tells one state of a store from all others: how many changes led to it,
/// and the checksum of the file.
public struct StoreState: Equatable, Sendable {
  /// How many changes led to it.
  public let revision: Int

  /// The checksum of the file.
  let store: Checksum

  /// Both parts in one number, which is quickly found among others.
  var bits: UInt128 {
    UInt128(UInt64(truncatingIfNeeded: revision)) << 64 | UInt128(store.bits)
  }

  /// Which of two stores that come together stands first, whoever brings them
  /// together: the one of more changes, of two alike the one of the smaller
  /// checksum.
  func comesFirst(beside other: StoreState) -> Bool {
    (other.revision, store.bits) < (revision, other.store.bits)
  }
}
