/// One command, declared once.
///
/// The words that call it, the line that explains it and the parameters it
/// takes are data; parsing, help and completion only read them. Give it one
/// more parameter, and the closure that runs it has one more argument.
package final class Command<Context, Reply>: Sendable {
  package let words: [String]
  package let summary: String
  package let shapes: [Shape]
  /// Whole command lines that can be pasted.
  package let examples: [String]
  private let text: String
  /// What else to read: `goal edit`, `help dates`.
  package let related: [String]
  /// Names of parameters of which exactly one is wanted: `[["adjust", "to"]]`.
  package let oneOf: [[String]]
  /// Whether it changes what is kept, and so takes the options of changes.
  package let changes: Bool
  /// The flag without which a command that changes something only looks.
  package let onlyWith: String?
  /// Whether it may begin what is kept, where nothing is kept yet.
  package let begins: Bool
  /// Whether it asks others before it changes what is kept.
  package let asks: Bool
  /// Whether it changes so little that most of what is kept need not be looked
  /// into.
  package let isShallow: Bool
  /// Whether its answer is a list, which has several forms.
  package let lists: Bool
  /// Reads the values, and gives what runs with them.
  let prepare: @Sendable (Matches) throws(UsageProblem) -> Run

  typealias Run = @Sendable (Context) throws -> Reply

  package init<each Value: Sendable>(
    _ words: String, _ summary: String,
    _ parameters: repeat Parameter<each Value>,
    examples: [String] = [], details: String = "", related: [String] = [],
    oneOf: [[String]] = [], changes: Bool = false, onlyWith: String? = nil,
    begins: Bool = false, asks: Bool = false, isShallow: Bool = false,
    lists: Bool = false,
    run: @escaping @Sendable (Context, repeat each Value) throws -> Reply
  ) {
    var shapes: [Shape] = []
    for parameter in repeat each parameters { shapes.append(parameter.shape) }

    self.words = words.split(separator: " ").map(String.init)
    self.summary = summary
    self.shapes = shapes
    self.examples = examples
    text = details
    self.related = related
    self.oneOf = oneOf
    self.changes = changes
    self.onlyWith = onlyWith
    self.begins = begins
    self.asks = asks
    self.isShallow = isShallow
    self.lists = lists
    self.prepare = { (matches) throws(UsageProblem) -> Run in
      let values = (repeat try matches.value(of: each parameters))
      return { context in try run(context, repeat each values) }
    }
  }
}

extension Command {
  /// The words that call it, as one text: `goal add`.
  package var name: String {
    words.dropFirst().reduce(words[0]) { "\($0) \($1)" }
  }

  package var details: [Passage] { .text(text) }

  /// Whether a line of it changes what is kept, and does not only look.
  package func changes(_ matches: Matches) -> Bool {
    changes && (onlyWith.map { matches.holds("--\($0)") } ?? true)
  }

  /// How to write it: `goal add NAME --by MONTH [--flex FLEX]`.
  package var usage: String { (words + usageParts).joined(separator: " ") }

  /// The parts of the usage line that follow its words.
  package var usageParts: [String] {
    alternatives.map { shapes in
      shapes.count == 1
        ? shapes[0].usage
        : "(" + shapes.map(\.synopsis).joined(separator: " | ") + ")"
    }
  }

  /// Its parameters in order, those of which one is wanted together.
  var alternatives: [[Shape]] {
    var told: [String] = []
    return shapes.compactMap { shape in
      guard !told.contains(shape.title) else { return nil }
      guard let group = oneOf.first(where: { $0.contains(shape.name) }) else {
        return [shape]
      }
      let choices = shapes.filter { group.contains($0.name) }
      told += choices.map(\.title)
      return choices
    }
  }

  package var positionals: [Shape] { shapes.filter { $0.kind == .positional } }

  /// The options and flags it takes by name.
  package var options: [Shape] { shapes.filter { $0.kind != .positional } }
}
