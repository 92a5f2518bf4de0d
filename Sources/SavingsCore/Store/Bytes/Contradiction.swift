/// Why records cannot stand beside each other in one store.
public indirect enum Contradiction: Error {
  /// Two have what only one may have.
  case twice(RecordIdentity)
  /// Closings that do not stand in the order of their months, each goal's
  /// behind its month's.
  case misplacedClosing(Month)
  case dangling(RecordKind, String)
  /// A side of a transfer whose other side is missing, or is no other side.
  case oneSided(String)
}
