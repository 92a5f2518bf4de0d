extension Book {
  /// Texts that a file holds and nobody could have given, or of which nobody
  /// sees all.
  var oddTexts: [Finding] {
    var findings: [Finding] = []
    for goal in household.goals {
      findings += oddTexts(
        .goal, goal.slug,
        [
          (.name, goal.name), (.emoji, goal.emoji), (.note, goal.note),
          (.link, goal.link), (.match, goal.match),
        ])
    }
    for asset in household.assets {
      findings += oddTexts(
        .asset, asset.slug,
        [
          (.name, asset.name), (.address, asset.address),
          (.chain, asset.chain), (.note, asset.note), (.token, asset.token),
          (.account, asset.account), (.columns, asset.columns),
          (.dates, asset.dates), (.decimal, asset.decimal),
        ])
    }
    for transaction in transactions {
      findings += oddTexts(
        .transaction, transaction.id.description,
        [
          (.note, transaction.note), (.counterparty, transaction.counterparty),
          (.externalID, transaction.externalID),
        ])
    }
    return findings
  }

  private func oddTexts(
    _ kind: RecordKind, _ name: @autoclosure () -> String,
    _ texts: [(field: Finding.TextField, text: String?)]
  ) -> [Finding] {
    texts.compactMap { field, text in
      guard let text, let problem = field.problem(of: text) else { return nil }
      return .oddText(kind, name(), field, problem)
    }
  }
}

extension Finding {
  /// A text of a record, as the option that changes it is called.
  public enum TextField: String, Sendable {
    case name, emoji, note, link, match, address, chain, token
    case account, columns, dates, decimal
    case counterparty
    case externalID = "external-id"

    /// Whether it is what an import remembers, and only another one changes.
    public var isOfImports: Bool {
      switch self {
      case .account, .columns, .dates, .decimal: true
      default: false
      }
    }

    /// What is wrong with such a text, were it only that nobody sees all of it.
    @inline(never)
    fileprivate func problem(of text: String) -> BookProblem? {
      do throws(BookProblem) {
        switch self {
        case .name: try Wording.checkName(text)
        case .emoji: try Wording.checkEmoji(text)
        case .match: try Wording.check(text, longest: Wording.longestName)
        case .address: try Wording.check(text, longest: Wording.longestAddress)
        default: try Wording.check(text)
        }
      } catch {
        return error
      }
      return Wording.hidden(in: text).contains(true) ? .unsafeText(text) : nil
    }
  }
}
