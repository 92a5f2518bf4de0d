internal import SavingsCore

extension Strategy {
  /// What it does, for somebody who chooses one.
  var rule: String {
    switch self {
    case .balanced: "everyone keeps the same part"
    case .urgent: "the nearest deadlines are served first"
    case .largest: "the largest amounts move first"
    case .risk: "the worst consequence is made as small as possible"
    }
  }

  /// The same behind what becomes of the month.
  var words: Phrase {
    switch self {
    case .balanced: "everyone the same part if possible"
    case .urgent: "nearest deadlines first"
    case .largest: "largest amounts first"
    case .risk: "the worst of it kept small"
    }
  }
}
