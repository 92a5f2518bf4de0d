/// A side of two stores that come together.
public enum Side: Int, CaseIterable, Equatable, Sendable {
  /// The store.
  case here
  /// The other one.
  case there
}

/// What somebody says of a conflict, or of all whose names begin so.
public final class JoinAnswer: Sendable {
  /// The name, its beginning up to a slash, or `all`.
  public let name: String

  /// Whose version it is to be.
  public let side: Side

  /// An answer.
  public init(_ name: String, _ side: Side) {
    self.name = name
    self.side = side
  }

  /// Whether it is about a conflict of this name.
  func fits(_ other: String) -> Bool {
    name == "all" || name == other || other.hasPrefix(name + "/")
  }

  /// How much of a name it says: of two that fit, the longer one counts.
  var length: Int { name == "all" ? 0 : name.utf8.count }
}

/// Something that both sides changed, each in its own way.
public final class JoinConflict: Sendable {
  /// What it is called, in words of the commands: `goal/new-car/deadline`.
  public let name: String

  package let part: StorePart

  /// What of the record it is about, `nil` for all of it.
  package let key: String?

  /// What was before, is here and is there; `nil` where there is nothing.
  package let versions: [RecordText?]

  /// The records that they are of, for those who tell about them.
  package let records: [RecordText?]

  init(
    name: String, part: StorePart, key: String?, versions: [RecordText?],
    records: [RecordText?]
  ) {
    self.name = name
    self.part = part
    self.key = key
    self.versions = versions
    self.records = records
  }

  /// A version as the store writes it: a text, or a record as JSON.
  package func text(_ place: Int) -> String? {
    versions[place].map { version in
      if version.fields.count == 1, key == version.fields[0].key {
        return version.fields[0].value.asText
      }
      let lines = part.lines(of: version).map {
        String(decoding: $0, as: UTF8.self)
      }
      return lines.count == 1
        ? lines[0] : "[" + lines.joined(separator: ",") + "]"
    }
  }
}

/// A record that came, went or changed where two stores came together.
public final class JoinedRecord: Sendable {
  package let part: StorePart

  /// What it was, `nil` where it was not there.
  package let before: RecordText?

  /// What it is, `nil` where it is gone.
  package let after: RecordText?

  init(part: StorePart, before: RecordText?, after: RecordText?) {
    self.part = part
    self.before = before
    self.after = after
  }
}

/// Something that a careful saver should know of two stores that came
/// together.
public indirect enum JoinWarning: Sendable {
  /// Two goals or assets had one name or one slug; the second is called like
  /// this from now on.
  case sameName(RecordKind, String, slug: String, name: String, own: String)
  /// Two transactions, one of each side, may be one; then the second goes.
  case looksDouble(Transaction, Transaction)
  /// Both sides have new rows of one chain.
  case syncAgain(Asset)
  /// An asset has another balance on a day than on the side that knew it,
  /// perhaps counted without what looks double.
  case balanceDiffers(
    Asset, CalendarDate, stated: Money, held: Money, hasDoubles: Bool)
  /// One side put it aside before an earmark that the other side set.
  case beforeShare(Transaction)
  /// One side gave it to a goal from a day on which the other had ended that.
  case ended(Goal, AssetAllocation)
}

/// What two stores come to.
public final class Joined: Sendable {
  /// What the store is to hold, revision and all.
  public let snapshot: Snapshot

  /// Whether that is news, so that there is a change to make.
  public let isNew: Bool

  /// What becomes of the records here, and what is new for the others.
  public let records: [[JoinedRecord]]

  /// The payments that both had under ids of their own, each as it stays.
  public let payments: [Transaction]

  /// The rates of two versions, each as it stays.
  public let rates: [Rate]

  /// The answers that counted.
  public let answers: [JoinAnswer]

  /// What there is to know.
  public let warnings: [JoinWarning]

  init(
    snapshot: Snapshot, isNew: Bool, records: [[JoinedRecord]],
    payments: [Transaction], rates: [Rate], answers: [JoinAnswer],
    warnings: [JoinWarning]
  ) {
    self.snapshot = snapshot
    self.isNew = isNew
    self.records = records
    self.payments = payments
    self.rates = rates
    self.answers = answers
    self.warnings = warnings
  }
}

/// What comes of bringing two stores together.
public enum JoinOutcome: Sendable {
  /// One store.
  case joined(Joined)
  /// Nothing yet: all that has to be answered.
  case open([JoinConflict])
}

/// Why two stores do not come together.
public indirect enum JoinProblem: Error {
  /// They have nothing in common.
  case notRelated
  /// No conflict has this name; those that there are.
  case noSuchConflict(String, [String])
  /// One side changed the currency, and the other has new amounts in it; the
  /// side that can change it, if one can, and to what.
  case twoCurrencies(RecordKind, String, slug: String, Side?, to: String)
  /// The whole cannot be, be read, or counted.
  case content(ContentProblem)
}

extension String {
  /// What a text of JSON says; a number as it is.
  package var asText: String {
    var cursor = JSONCursor()
    let bytes = utf8.span
    guard utf8.first == UInt8(ascii: "\"") else { return self }
    return (try? cursor.string(in: bytes)) ?? self
  }
}
