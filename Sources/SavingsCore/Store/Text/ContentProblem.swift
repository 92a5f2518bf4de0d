/// Why some bytes are no store that this cst can go by.
public enum ContentProblem: Problem, Hashable {
  case empty
  case damaged(Damage)
  case contradiction(Contradiction)
  case edited
  case newer(found: Int)
  case sums(MoneyProblem)

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .empty: "it has no bytes, which no cst ever wrote"
    case .damaged(let damage): damage.statement
    case .contradiction(let contradiction): contradiction.statement
    case .edited: "its checksum is wrong: edited by hand, or damaged"
    case .newer(let found):
      "it was written by a newer cst (schemaVersion \(found), "
        + "and this one knows \(StoreReader.version))"
    case .sums(let problem): problem.statement
    }
  }

  /// The line that is damaged, `nil` where it is not one line.
  var line: Int? {
    guard case .damaged(let damage) = self else { return nil }
    return damage.line
  }

  /// What to do next, where the file's name does not matter.
  public var hint: String? {
    switch self {
    case .empty, .contradiction: nil
    case .damaged(let damage):
      switch damage.flaw {
      case .unresolvedMerge: "choose one side of each conflict, then: cst check"
      case .missingKey("checksum"):
        "write \"checksum\": \"0000000000000000\" as the last key, then: "
          + "cst check"
      case .utf16: "save it as UTF-8, then: cst check"
      default: nil
      }
    case .edited: "look at it with: cst check, then take it: cst check --accept"
    case .newer: "use a newer cst; nothing was changed"
    case .sums(let problem): problem.hint
    }
  }
}
