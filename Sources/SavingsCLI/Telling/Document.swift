/// An answer for people: what to say, in its order.
///
/// A command describes it once. Whether it becomes columns, cards, sentences
/// for the ear or records for a program is for the look to decide.
package struct Document: Sendable {
  /// A part of an answer.
  package enum Block: Sendable {
    /// A sentence on a line of its own, with other words for a narrow screen
    /// or for the ear where they are better.
    case sentence(Phrase, narrow: Phrase? = nil, accessible: Phrase? = nil)
    /// A line that is never broken, such as one of a script, with other words
    /// for the ear where they are better.
    case line(Phrase, accessible: Phrase? = nil)
    case blank
    case table(Table)
    /// Labels and values.
    case facts([Fact])
    /// Commands to paste.
    case tips([TipLine])
    /// An answer within the answer, behind a mark that stands before its first
    /// line, or has a line of its own for the ear.
    case item(Phrase, Document, accessible: Phrase)
    /// What is only worked out when somebody reads it.
    case whenRead(@Sendable () -> Document)
    /// What to do next, said on a terminal only.
    case tip(Phrase)
  }

  var blocks: [Block]

  /// These parts.
  package init(_ blocks: [Block] = []) { self.blocks = blocks }

  /// What the closure composes.
  package init(@Composing _ compose: () throws -> Document) rethrows {
    self = try compose()
  }

  /// One answer after the other.
  package static func + (a: Document, b: Document) -> Document {
    Document(a.blocks + b.blocks)
  }
}

/// Lets a document be written as a list of its parts.
///
/// A phrase is a sentence, and an empty one an empty line.
@resultBuilder
package enum Composing {
  /// A sentence, or an empty line.
  @inline(never)
  package static func buildExpression(_ phrase: Phrase) -> Document {
    Document([phrase.isEmpty ? .blank : .sentence(phrase)])
  }

  /// A part of any kind, if there is one.
  package static func buildExpression(_ block: Document.Block?) -> Document {
    Document(block.map { [$0] } ?? [])
  }

  /// Records.
  package static func buildExpression(_ table: Table) -> Document {
    Document([.table(table)])
  }

  /// Labels and values.
  package static func buildExpression(_ facts: [Fact]) -> Document {
    Document([.facts(facts)])
  }

  /// Commands to paste.
  package static func buildExpression(_ tips: [TipLine]) -> Document {
    Document([.tips(tips)])
  }

  /// The parts of another answer.
  package static func buildExpression(_ document: Document) -> Document {
    document
  }

  /// The first part.
  package static func buildPartialBlock(first part: Document) -> Document {
    part
  }

  /// All parts in their order, one after the other.
  @inline(never)
  package static func buildPartialBlock(
    accumulated parts: consuming Document, next part: consuming Document
  ) -> Document {
    if !part.blocks.isEmpty { parts.blocks += part.blocks }
    return parts
  }

  /// The parts behind an `if`.
  package static func buildOptional(_ part: Document?) -> Document {
    part ?? Document()
  }

  /// The parts behind an `if` that has an `else`.
  package static func buildEither(first: Document) -> Document { first }

  /// The parts behind an `else`.
  package static func buildEither(second: Document) -> Document { second }

  /// The parts of every round of a `for`.
  package static func buildArray(_ parts: [Document]) -> Document {
    Document(parts.flatMap(\.blocks))
  }
}
