/// Why a text names no single record.
public indirect enum NamingProblem: Error {
  /// It names none.
  case nobody(RecordKind, String)
  /// It names all of these.
  case several(RecordKind, String, [String])
}
