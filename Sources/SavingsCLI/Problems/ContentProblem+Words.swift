internal import CommandGrammar
internal import SavingsCore

extension ContentProblem {
  /// Why some bytes are no store, as a sentence goes on.
  var words: Phrase {
    switch self {
    case .empty: "it has no bytes, which no cst ever wrote"
    case .damaged(let damage): damage.words
    case .contradiction(let contradiction): contradiction.words
    case .edited: "its checksum is wrong: edited by hand, or damaged"
    case .newer(let found):
      """
      it was written by a newer cst (schemaVersion \(found), and this one \
      knows \(StoreReader.version))
      """
    case .sums(let problem): problem.failure.message
    }
  }

  /// Whether git's two sides stand in it, one behind the other.
  var isUnresolvedMerge: Bool {
    guard case .damaged(let damage) = self else { return false }
    if case .unresolvedMerge = damage.flaw { return true }
    return false
  }

  /// What to do next, where the file's name does not matter.
  var tip: Tip? {
    switch self {
    case .empty, .contradiction: nil
    case .damaged(let damage):
      switch damage.flaw {
      case .missingKey("checksum"):
        """
        write "checksum": "0000000000000000" as the last key, then: \
        \(run: "cst check")
        """
      case .utf16: "save it as UTF-8, then: \(run: "cst check")"
      default: nil
      }
    case .edited:
      """
      look at it with: \(run: "cst check"), then take it: \
      \(run: "cst check --accept")
      """
    case .newer: "use a newer cst; nothing was changed"
    case .sums(let problem): problem.failure.tip
    }
  }

  /// The line that is damaged, `nil` where it is not one line.
  var line: Int? {
    if case .damaged(let damage) = self { damage.line } else { nil }
  }
}

extension Damage {
  /// The place and what is so there.
  var words: Phrase {
    let place: Phrase = path.isEmpty ? "" : "\(path): "
    return "line \(line), column \(column): \(place)\(flaw.words)"
  }
}

extension Flaw {
  var words: Phrase {
    switch self {
    case .ends: "the file ends in the middle"
    case .unexpected(let token, let due):
      "\(due.words) is due here, not \(token.words)"
    case .nul: "a NUL byte stands here"
    case .notUTF8: "these bytes are not UTF-8"
    case .controlCharacter(let byte):
      "a raw control character stands here (\(Int(byte)))"
    case .badEscape(let text): "\(quoted: text) is not an escape of JSON"
    case .loneSurrogate: "half of a surrogate pair stands alone"
    case .unresolvedMerge: "an unresolved merge stands here"
    case .unknownKey(let key): "there is no key \(quoted: key) here"
    case .duplicateKey(let key): "the key \(quoted: key) is there twice"
    case .misplacedKey(let key, let due):
      "the key \(quoted: due) is due here, not \(quoted: key)"
    case .missingKey(let key): "the key \(quoted: key) is missing"
    case .not(let meaning, let text):
      "\(quoted: text) is not \(meaning.words)"
    case .notOneOf(let words, let text):
      "\(quoted: text) is none of \(words.joined(separator: ", "))"
    case .outOfRange(let range, let text):
      "\(text) does not lie from \(range.lowerBound) to \(range.upperBound)"
    case .emptyPlan: "the plan says nothing"
    case .endsTwice: "the goal is finished and cancelled"
    case .sameCurrencies(let code): "\(code) is priced in itself"
    case .fixedDigits(let code): "\(code) has its decimals from ISO 4217"
    case .utf16(let order): "the file is UTF-16 (\(order)), not UTF-8"
    case .breach(let problem): problem.failure.message
    case .contradiction(let contradiction): contradiction.words
    }
  }
}

extension Flaw.Token {
  fileprivate var words: Phrase {
    switch self {
    case .text: "a text in quotes"
    case .number: "a number"
    case .record: "a record"
    case .list: "a list"
    case .word(let word): Phrase(word)
    case .mark(let mark): "\(quoted: mark)"
    case .end: "the end of the file"
    }
  }
}

extension Flaw.Meaning {
  fileprivate var words: Phrase {
    switch self {
    case .format: "the format that cst writes"
    case .id: "an id"
    case .slug: "a slug"
    case .date: "a date"
    case .month: "a month"
    case .amount: "an amount"
    case .amountFromZero: "an amount of 0 or more"
    case .amountNotZero: "an amount other than 0"
    case .wholeNumber: "a whole number"
    case .payday: "a day of the month, or several, or a date and weeks"
    case .weight: "a weight from 0 to 10"
    case .monthOrNumber: "a month, or the number of one"
    case .amountAboveZero: "an amount above 0"
    case .percentage: "a percentage"
    case .share: "a share"
    case .currency: "a currency code"
    case .rate: "a rate above 0"
    case .checksum: "a checksum"
    case .source: "who prices a currency"
    case .service: "a URL that may be asked, with its words"
    }
  }
}

extension Contradiction {
  var words: Phrase {
    switch self {
    case .twice(.id(let bits)):
      "two records have the id \(Goal.ID(bits: bits).description)"
    case .twice(.share(_, _, let date)):
      "two allocations of one asset to one goal begin on \(date)"
    case .twice(.plan(_, let month)):
      "two plans of one goal are about \(month)"
    case .twice(.closing(let month, _)):
      "two closings of \(month) are of one thing"
    case .twice(.rate(let pair, let date)):
      "two rates of \(pair.description) are of \(date)"
    case .twice(.settings): "there are two settings"
    case .twice(.slug(let kind, let slug)):
      "two \(kind.rawValue)s have the slug \(quoted: slug)"
    case .twice(.name(let kind, let name)):
      "two \(kind.rawValue)s have the name \(quoted: name)"
    case .twice(.externalID(_, let id)):
      "two transactions of one asset have the external id \(quoted: id)"
    case .misplacedClosing(let month):
      "a closing of \(month) does not stand behind that of its month, in order"
    case .dangling(let kind, let id): "no \(kind.rawValue) has the id \(id)"
    case .oneSided(let id): "the transfer \(id) has no other side"
    }
  }
}
