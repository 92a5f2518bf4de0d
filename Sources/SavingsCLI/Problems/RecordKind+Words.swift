internal import CommandGrammar
package import SavingsCore

extension RecordKind {
  /// The word with `a` or `an` before it.
  package var withArticle: String {
    self == .asset ? "an \(rawValue)" : "a \(rawValue)"
  }

  /// The word that begins the commands about it.
  var noun: String { self == .transaction ? "tx" : rawValue }
}

extension NamingProblem: Worded {
  /// What is said of a name that means nobody or several.
  var failure: Failure { failure(near: []) }

  /// The same with what is spelt alike.
  func failure(near: [String]) -> Failure {
    switch self {
    case .nobody(.transaction, let text)
    where (1...3).contains(text.count) && text.allSatisfy(\.isHexDigit):
      Failure(
        "no_such_transaction", .notFound,
        "\(quoted: text) is too short to be an id", subject: text,
        tip: """
          write four characters of it or more, as they stand in: \
          \(run: "cst tx list")
          """)
    case .nobody(let kind, let text):
      Failure(
        "no_such_\(kind.rawValue)", .notFound,
        "no \(kind.rawValue) matches \(quoted: text)", subject: text,
        candidates: near,
        tip: near.first.map { "a similar one exists: \(shellQuoted($0))" }
          ?? "see what there is: \(run: "cst \(kind.noun) list")")
    case .several(let kind, let text, let names):
      Failure(
        "ambiguous_\(kind.rawValue)", .notFound,
        "more than one \(kind.rawValue) matches \(quoted: text)",
        subject: text, candidates: names,
        tip: """
          write one of these: \(names.prefix(5).joined(separator: ", "))\
          \(names.count > 5 ? " and \(names.count - 5) more" : "")
          """)
    }
  }
}

extension Goal.Lifecycle {
  /// The word for it: `active`, `finished`, `cancelled`.
  var word: String {
    switch self {
    case .active: "active"
    case .finished: "finished"
    case .cancelled: "cancelled"
    }
  }
}
