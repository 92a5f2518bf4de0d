/// What is wrong at one place of a store.
public enum Flaw: Hashable, Sendable {
  case ends
  case unexpected(Token, due: Token)
  case nul
  case notUTF8
  case controlCharacter(UInt8)
  case badEscape(String)
  case loneSurrogate
  case unresolvedMerge
  case unknownKey(String)
  case duplicateKey(String)
  case misplacedKey(String, due: String)
  case missingKey(String)
  case not(Meaning, String)
  case notOneOf([String], String)
  case outOfRange(ClosedRange<Int>, String)
  case emptyPlan
  case endsTwice
  case sameCurrencies(Currency)
  case fixedDigits(Currency)
  case utf16(String)
  case breach(BookProblem)
  case contradiction(Contradiction)

  /// What JSON is made of.
  public enum Token: Hashable, Sendable {
    case text
    case number
    case record
    case list
    case word(String)
    case mark(String)
    case end
  }

  /// What a text or a number stands for.
  public enum Meaning: String, Hashable, Sendable {
    case format = "the format that cst writes"
    case version = "a version"
    case id = "an id"
    case slug = "a slug"
    case date = "a date"
    case month = "a month"
    case amount = "an amount"
    case amountFromZero = "an amount of 0 or more"
    case amountNotZero = "an amount other than 0"
    case wholeNumber = "a whole number"
    case share = "a share"
    case currency = "a currency code"
    case rate = "a rate above 0"
    case checksum = "a checksum"
  }

  /// What is so.
  public var statement: Sentence {
    switch self {
    case .ends: "the file ends in the middle"
    case .unexpected(let token, let due):
      "\(due.description) is due here, not \(token.description)"
    case .nul: "a NUL byte stands here"
    case .notUTF8: "these bytes are not UTF-8"
    case .controlCharacter(let byte):
      "a raw control character stands here (\(Int(byte)))"
    case .badEscape(let text): "\"\(text)\" is not an escape of JSON"
    case .loneSurrogate: "half of a surrogate pair stands alone"
    case .unresolvedMerge: "an unresolved merge stands here"
    case .unknownKey(let key): "there is no key \"\(key)\" here"
    case .duplicateKey(let key): "the key \"\(key)\" is there twice"
    case .misplacedKey(let key, let due):
      "the key \"\(due)\" is due here, not \"\(key)\""
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .not(let meaning, let text):
      "\"\(text)\" is not \(meaning.rawValue)"
    case .notOneOf(let words, let text):
      "\"\(text)\" is none of \(words.joined(separator: ", "))"
    case .outOfRange(let range, let text):
      "\(text) does not lie from \(range.lowerBound) to \(range.upperBound)"
    case .emptyPlan: "the plan says nothing"
    case .endsTwice: "the goal is finished and cancelled"
    case .sameCurrencies(let code): "\(code) is priced in itself"
    case .fixedDigits(let code): "\(code) has its decimals from ISO 4217"
    case .utf16(let order): "the file is UTF-16 (\(order)), not UTF-8"
    case .breach(let problem): problem.statement
    case .contradiction(let contradiction): contradiction.statement
    }
  }
}

extension Flaw.Token: CustomStringConvertible {
  /// The token as a sentence names it.
  public var description: String {
    switch self {
    case .text: "a text in quotes"
    case .number: "a number"
    case .record: "a record"
    case .list: "a list"
    case .word(let word): word
    case .mark(let mark): "\"\(mark)\""
    case .end: "the end of the file"
    }
  }
}
