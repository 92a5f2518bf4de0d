extension Book {
  /// Texts that a file holds and nobody could have given, or of which nobody
  /// sees all.
  var oddTexts: [Finding] {
    var findings: [Finding] = []
    for goal in household.goals {
      findings += goal.texts.odd(of: .goal, goal.slug)
    }
    for asset in household.assets {
      findings += asset.texts.odd(of: .asset, asset.slug)
    }
    for transaction in transactions {
      findings += transaction.texts.odd(
        of: .transaction, transaction.id.description)
    }
    return findings
  }
}

extension FieldTexts {
  /// What is wrong with the texts of a record, were it only that nobody sees
  /// all of one.
  fileprivate func odd(
    of kind: RecordKind, _ name: @autoclosure () -> String
  ) -> [Finding] {
    compactMap { field, text in
      guard let text, let problem = field.problem(of: text) else { return nil }
      return .oddText(kind, name(), field, problem)
    }
  }
}

extension TextField {
  @inline(never)
  fileprivate func problem(of text: String) -> BookProblem? {
    do throws(BookProblem) { try check(text) } catch { return error }
    return Wording.hidden(in: text).contains(true) ? .unsafeText(text) : nil
  }
}
