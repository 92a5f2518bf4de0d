/// Why a text names no single record.
public enum NamingProblem: Problem, Hashable {
  /// It names none.
  case nobody(RecordKind, String)
  /// It names all of these.
  case several(RecordKind, String, [String])

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .nobody(let kind, let text):
      "no \(kind.rawValue) matches \"\(text)\""
    case .several(let kind, let text, _):
      "more than one \(kind.rawValue) matches \"\(text)\""
    }
  }

  /// What to write instead.
  public var hint: String? {
    switch self {
    case .nobody(let kind, _):
      "see what there is: cst \(kind == .transaction ? "tx" : kind.rawValue)"
        + " list"
    case .several(_, _, let candidates):
      "write one of these: " + candidates.prefix(5).joined(separator: ", ")
    }
  }
}
