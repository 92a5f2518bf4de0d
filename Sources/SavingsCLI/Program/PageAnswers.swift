/// A page of the help, for programs.
struct HelpAnswer: Answer {
  let text: String

  static let kind = "help"
  static let about = "A page of the help."

  static let fields: [Field<HelpAnswer>] = [Field("text", \.text)]
}

/// The manual page, for programs.
struct ManualAnswer: Answer {
  let text: String

  static let kind = "manual"
  static let about = "The manual page."

  static let fields: [Field<ManualAnswer>] = [Field("text", \.text)]
}

/// The version, for programs.
struct VersionAnswer: Answer {
  static let kind = "version"
  static let about = "The version of the program."

  static let fields: [Field<VersionAnswer>] = [
    Field("version", as: .pattern("^[0-9]+\\.[0-9]+\\.[0-9]+$")) { _ in
      Version.number
    }
  ]
}

/// That no command was given.
struct StartAnswer: Answer {
  static let kind = "start"
  static let about = "Nothing: no command was given."
  static let fields: [Field<StartAnswer>] = []
  static let schema = Schema.null

  var value: Value { .blank }
}
