import CommandGrammar
import SavingsCLI
import SavingsCore
import Support
import Testing

/// How options, environment and streams decide a look.
struct LookDecidingTests {
  @Test(
    arguments: [
      (nil, nil, false, nil, nil),
      (nil, nil, true, 132, 132),
      (nil, nil, true, nil, 80),
      (nil, nil, true, 0, 80),
      (nil, "48", true, 132, 48),
      (nil, "48", false, nil, 48),
      (30, "48", true, 132, 30),
      (nil, "abc", true, 132, 132),
      (nil, "0", true, 132, 132),
      (nil, "-5", true, 132, 132),
      (nil, "", false, nil, nil),
      (nil, "99999999999999999999", true, 132, 132),
      (0, nil, true, 132, 132),
      (.max, nil, true, 132, 10_000),
      (nil, "\(Int.max)", true, 132, 10_000),
      (nil, nil, true, .max, 10_000),
    ] as [(Int?, String?, Bool, Int?, Int?)])
  func width(
    _ option: Int?, _ columns: String?, _ isTerminal: Bool, _ reported: Int?,
    is width: Int?
  ) {
    #expect(
      Look.width(
        option: option, columns: columns, isTerminal: isTerminal,
        reported: reported) == width)
  }

  /// The answers for `NO_COLOR` empty and set, each with force off and on,
  /// each on a dumb and on another terminal, each in a pipe and not.
  @Test(
    arguments: [
      (.auto, "0001 1111 0000 0000"),
      (.always, "1111 1111 1111 1111"),
      (.never, "0000 0000 0000 0000"),
    ] as [(WhenToColour, String)],
    ["CLICOLOR_FORCE", "FORCE_COLOR"])
  func colour(_ row: (option: WhenToColour, answers: String), _ force: String) {
    var answers = row.answers.filter { $0 != " " }[...]
    for noColour in ["", "1"] {
      for forced in ["0", "1"] {
        for terminal in ["dumb", "xterm"] {
          for isTerminal in [false, true] {
            let environment = [
              "NO_COLOR": noColour, force: forced, "TERM": terminal,
            ]
            let isColoured = Look.isColoured(
              row.option, environment, isTerminal: isTerminal)
            #expect(
              isColoured == (answers.popFirst() == "1"),
              "\(environment) \(isTerminal)")
          }
        }
      }
    }
  }

  @Test func withoutEnvironmentTheTerminalDecidesAboutColour() {
    #expect(Look.isColoured(.auto, [:], isTerminal: true))
    #expect(!Look.isColoured(.auto, [:], isTerminal: false))
  }

  @Test(
    arguments: [
      (nil, nil, [:], .ansi),
      (nil, nil, ["TERM": "xterm-256color"], .fixed),
      (nil, nil, ["TERM": "xterm-direct"], .fixed),
      (nil, nil, ["TERM": "xterm", "COLORTERM": "truecolor"], .fixed),
      (nil, "mono", ["TERM": "xterm-256color"], .mono),
      (nil, "rainbow", ["TERM": "xterm-256color"], .fixed),
      (.ansi, "mono", ["TERM": "xterm-256color"], .ansi),
    ] as [(Palette?, String?, [String: String], Palette)])
  func palette(
    _ option: Palette?, _ stored: String?, _ environment: [String: String],
    is palette: Palette
  ) throws {
    var settings = Settings()
    settings.palette = stored
    let asked = option.map { " --palette \($0.rawValue)" } ?? ""
    let look = try look(
      "--color always\(asked)", environment, Screen(isTerminal: true))
    #expect(look.of(settings).palette == palette)
    let plain = try self.look(
      "--color never\(asked)", environment, Screen(isTerminal: true))
    #expect(plain.of(settings).palette == nil)
  }

  /// The look of a line of options.
  private func look(
    _ line: String, _ environment: [String: String], _ screen: Screen
  ) throws -> Look {
    try Look(
      grammar.peek(ShellLine(line).words),
      in: World(
        environment: environment, today: nil, secondsSince1970: 0,
        output: screen, ask: nil, input: { nil },
        random: { 0 }))
  }

  @Test(
    arguments: [
      ([:], true),
      (["LANG": "en_GB.UTF-8"], false),
      (["LANG": "en_GB.utf8"], false),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], true),
      (["LANG": "C.UTF-8", "LC_ALL": ""], false),
      (["LANG": "C", "LC_CTYPE": "de_DE.UTF-8"], false),
      (["LANG": "de_DE.ISO-8859-1"], true),
    ] as [([String: String], Bool)])
  func ascii(_ environment: [String: String], _ isASCII: Bool) {
    #expect(Look.isASCII(environment) == isASCII)
  }

  @Test(
    arguments: [
      ([:], false),
      (["CST_ACCESSIBLE": "1"], true),
      (["CST_ACCESSIBLE": "yes"], true),
      (["CST_ACCESSIBLE": ""], false),
      (["CST_ACCESSIBLE": "0"], false),
      (["CST_ACCESSIBLE": "False"], false),
      (["ACCESSIBLE": "1"], true),
      (["ACCESSIBLE": "1", "CST_ACCESSIBLE": "0"], false),
      (["ACCESSIBLE": "1", "CST_ACCESSIBLE": ""], true),
    ] as [([String: String], Bool)])
  func accessible(_ environment: [String: String], _ isAccessible: Bool) {
    #expect(Look.isAccessible(environment) == isAccessible)
  }

  @Test func aLookFollowsFromAllOfThem() throws {
    let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    let terminal = Screen(isTerminal: true, width: 100)
    let look = try look("--format list --spoken", environment, terminal)
    #expect(look.width == 100)
    #expect(look.isTerminal)
    #expect(!look.isASCII)
    #expect(!look.isAccessible)
    #expect(look.isSpoken)
    #expect(look.palette == .fixed)
    #expect(look.format == .list)

    let other = try self.look(
      "--accessible --ascii --color always --width 40", environment,
      Screen(isTerminal: false))
    #expect(other.palette == nil, "nobody hears colours")
    #expect(other.width == 40)
    #expect(other.isASCII)
    #expect(other.isNarrow)
    #expect(!other.isTerminal)
  }
}
