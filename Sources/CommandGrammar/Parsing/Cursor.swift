/// Where the cursor stands: what the words before it leave to be said.
enum Cursor {
  /// The value of an option; `attachedTo` is what stands before it: `--goal=`.
  case value(Shape, typed: String, attachedTo: String)
  /// The name of an option.
  case name(typed: String)
  /// A word of the command, or a value known by its place.
  case word(typed: String)

  /// Looks at the last of `words`, the `tokens` being all words before it;
  /// `option` finds an option by its name.
  init(
    _ words: [String], tokens: [Token], option: (_ name: String) -> Shape?
  ) {
    let typed = words.last ?? ""
    if words.dropLast().contains("--") {
      self = .word(typed: typed)
    } else if case .option(let shape, nil, nil)? = tokens.last?.kind,
      shape.kind == .option, !looksLikeOption(typed)
    {
      self = .value(shape, typed: typed, attachedTo: "")
    } else if let mark = typed.firstIndex(of: "="), typed.hasPrefix("--"),
      let shape = option(String(typed[..<mark].dropFirst(2))),
      shape.kind != .flag
    {
      self = .value(
        shape, typed: String(typed[mark...].dropFirst()),
        attachedTo: String(typed[...mark]))
    } else if typed.hasPrefix("-") {
      self = .name(typed: typed)
    } else {
      self = .word(typed: typed)
    }
  }
}
