/// A value for a program, and whether it is prose or a figure.
struct Field {
  let text: String
  let isProse: Bool

  static func prose(_ text: String) -> Field {
    Field(text: text, isProse: true)
  }

  static func figure(_ text: String?) -> Field {
    Field(text: text ?? "", isProse: false)
  }
}
