import Testing

/// The core speaks facts: what to type is for the program to say.
@Suite struct CommandNameTests {
  @Test func theCoreNamesNoCommand() {
    let core = House.sources.filter { $0.path.contains("/SavingsCore/") }
    #expect(core.count > 100)
    for file in core {
      for line in file.lines where Self.namesCommand(line) {
        Issue.record("\(file): \(line)")
      }
    }
  }

  @Test(arguments: [
    (#"  "look at it: cst check""#, true), (#"  "add --apply""#, true),
    ("    cst undo takes it back", true),
    ("  /// What `cst check` says.", false), ("  let cst = 1", false),
    (#"  "of a newer cst""#, false),
  ])
  func knowsOneWhenItSeesOne(_ line: String, _ names: Bool) {
    #expect(Self.namesCommand(Substring(line)) == names)
  }

  /// Whether a command or an option stands in a line that is no comment.
  private static func namesCommand(_ line: Substring) -> Bool {
    let code = line.drop { $0 == " " }
    guard !code.hasPrefix("//") else { return false }
    return code.contains(/\bcst [a-z]/) || code.contains(/--[a-z]/)
  }
}
