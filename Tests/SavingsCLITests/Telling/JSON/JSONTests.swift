import SavingsCLI
import SavingsCore
import Testing

struct JSONTests {
  @Test func aPlanReadsAsDocumented() throws {
    let plan: JSON = [
      "schemaVersion": 1,
      "kind": "plan",
      "data": [
        "month": .month(try day("2026-03-10").month),
        "payday": 25,
        "totals": [
          "complete": true,
          "required": .money(try money("1983.37", "EUR")),
          "progress": .ratio(ratio(1_273_960, 4_004_600)),
          "atLeast": nil,
        ],
        "statuses": .line(["unknown": 0, "onTrack": 3]),
        "goals": [
          [
            "name": .string("日本旅行"),
            "pace": .line([
              "state": "ahead", "by": .money(try money("816.67", "EUR")),
            ]),
            "custom": .money(nil),
          ]
        ],
        "rates": [
          .line(["base": "JPY", "rate": .amount(try Amount("0.0062"))])
        ],
        "tags": ["a", "b"],
      ],
      "warnings": [],
    ]
    #expect(
      plan.text(Settings()) == """
        {
          "schemaVersion": 1,
          "kind": "plan",
          "data": {
            "month": "2026-03",
            "payday": 25,
            "totals": {
              "complete": true,
              "required": {"amount": "1983.37", "currency": "EUR"},
              "progress": "0.318124",
              "atLeast": null
            },
            "statuses": {"unknown": 0, "onTrack": 3},
            "goals": [
              {
                "name": "日本旅行",
                "pace": {"state": "ahead", "by": {"amount": "816.67", "currency": "EUR"}},
                "custom": null
              }
            ],
            "rates": [{"base": "JPY", "rate": "0.0062"}],
            "tags": ["a", "b"]
          },
          "warnings": []
        }

        """)
  }

  @Test func severalThingsOfALineTakeALineEach() {
    let rates: JSON = [.line(["a": 1]), .line(["b": [["c": 2], ["d": 3]]])]
    #expect(
      rates.text(Settings()) == """
        [
          {"a": 1},
          {"b": [{"c": 2}, {"d": 3}]}
        ]

        """)
  }

  @Test func anErrorTakesOneLine() {
    let error: JSON = [
      "schemaVersion": 1, "kind": "error",
      "error": ["code": "not_found", "candidates": ["a", "b"], "tip": nil],
    ]
    #expect(
      error.oneLine(Settings()) == """
        {"schemaVersion":1,"kind":"error","error":{"code":"not_found",\
        "candidates":["a","b"],"tip":null}}

        """)
  }

  @Test(
    arguments: [
      ("0.02", "BTC", "0.02000000"),
      ("0.00000001", "BTC", "0.00000001"),
      ("0.000000000000000001", "ETH", "0.000000000000000001"),
      ("37125", "JPY", "37125"),
      ("-5", "EUR", "-5.00"),
    ])
  func aSumHasAllItsDecimals(
    _ amount: String, _ code: String, _ text: String
  ) throws {
    #expect(
      JSON.money(try money(amount, code)).oneLine(Settings())
        == "{\"amount\":\"\(text)\",\"currency\":\"\(code)\"}\n")
  }

  @Test func whatIsAbsentIsNull() {
    let values: [JSON] = [
      .string(nil), .int(nil), .bool(nil), .money(nil), .amount(nil),
      .ratio(nil), .date(nil), .month(nil), .currency(nil), nil,
    ]
    #expect(
      JSON.array(values).oneLine(Settings())
        == "[" + values.map { _ in "null" }.joined(separator: ",") + "]\n")
  }

  @Test func whatIsThereIsWritten() throws {
    let date = try day("2026-03-10")
    let values: JSON = [
      .string("a" as String?), .int(1 as Int?), .bool(false as Bool?),
      .date(date), .currency(try Currency("EUR")), .object([]),
    ]
    #expect(
      values.oneLine(Settings()) == #"["a",1,false,"2026-03-10","EUR",{}]"#
        + "\n")
  }

  @Test(
    arguments: [
      ("a\"b\\c/", #""a\"b\\c/""#),
      ("\n\r\t\u{8}\u{C}\0", #""\n\r\t\u0008\u000c\u0000""#),
      ("\u{1B}[31m\u{202E}\u{9F}", #""\u001b[31m\u202e\u009f""#),
      ("日本 👨‍👩‍👧", "\"日本 👨‍👩‍👧\""),
    ])
  func textIsEscaped(_ text: String, _ quoted: String) {
    #expect(JSON.string(text).oneLine(Settings()) == quoted + "\n")
  }

  @Test(arguments: 0..<40)
  func bothFormsSayTheSame(_ seed: Int) {
    var dice = Dice(seed)
    let json = document(&dice, depth: 4)
    let long = json.text(Settings())
    #expect(withoutSpaces(long) == withoutSpaces(json.oneLine(Settings())))
    var checker = JSONChecker(long)
    let isDocument = checker.isDocument()
    #expect(isDocument, "\(long)")
  }

  private func document(_ dice: inout Dice, depth: Int) -> JSON {
    let count = Int.random(in: 0...4, using: &dice)
    switch Int.random(in: 0...(depth > 0 ? 6 : 3), using: &dice) {
    case 0: return .string(dice.name() + "\u{1}\t")
    case 1: return .int(Int.random(in: -9...9, using: &dice))
    case 2: return .bool(Bool.random(using: &dice))
    case 3: return nil
    case 4:
      return .array((0..<count).map { _ in document(&dice, depth: depth - 1) })
    case 5:
      return .line(
        (0..<count).map { ("k\($0)", document(&dice, depth: depth - 1)) })
    default:
      return .object(
        (0..<count).map { ("k\($0)", document(&dice, depth: depth - 1)) })
    }
  }

  private func withoutSpaces(_ text: String) -> String {
    var isQuoted = false
    var last: Character = " "
    return text.filter { character in
      if character == "\"", last != "\\" { isQuoted.toggle() }
      last = last == "\\" ? " " : character
      return isQuoted || !character.isWhitespace
    }
  }
}
