/// Why a text names no single record.
public enum NamingProblem: Error, Equatable {
  /// It names none.
  case nobody(RecordKind, String)
  /// It names all of these.
  case several(RecordKind, String, [String])
}
