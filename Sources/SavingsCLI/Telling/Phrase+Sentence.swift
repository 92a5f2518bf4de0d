package import SavingsCore

extension Phrase {
  /// What a problem or a finding says.
  package init(_ sentence: Sentence) {
    segments = sentence.pieces.map { piece in
      switch piece {
      case .words(let words): .words(words)
      case .typed(let text): .typed(text)
      case .number(let amount): .number(amount)
      case .money(let money): .money(money)
      case .date(let date): .date(date)
      case .month(let month): .month(month)
      case .percentage(let part): .percentage(part)
      case .operation(let operation): .relation(operation.relation)
      }
    }
  }
}

extension MoneyProblem.Operation {
  fileprivate var relation: Relation {
    switch self {
    case .plus: .plus
    case .minus: .minus
    case .times: .times
    case .over: .over
    }
  }
}
