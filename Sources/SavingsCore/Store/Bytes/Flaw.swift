/// What is wrong at one place of a store.
public indirect enum Flaw: Sendable {
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
  public enum Token: Sendable {
    case text
    case number
    case record
    case list
    case word(String)
    case mark(String)
    case end
  }

  /// What a text or a number stands for.
  public enum Meaning: Equatable, Sendable {
    case format
    case id
    case slug
    case date
    case month
    case amount
    case amountFromZero
    case amountNotZero
    case wholeNumber
    case payday
    case weight
    case monthOrNumber
    case amountAboveZero
    case percentage
    case share
    case currency
    case rate
    case checksum
    case source
    case service
  }
}

/// Why records cannot stand beside each other in one store.
public indirect enum Contradiction: Error {
  /// Two have what only one may have.
  case twice(RecordIdentity)
  /// Closings that do not stand in the order of their months, each goal's
  /// behind its month's.
  case misplacedClosing(Month)
  case dangling(RecordKind, String)
  /// A side of a transfer whose other side is missing, or is no other side.
  case oneSided(String)
}
