import SavingsCLI
import SavingsCore
import Support
import Testing

struct JSONTests {
  @Test func aPlanReadsAsDocumented() throws {
    let plan: Value = [
      "schemaVersion": 1,
      "kind": "plan",
      "data": [
        "month": .month(try day("2026-03-10").month),
        "payday": 25,
        "totals": [
          "complete": true,
          "required": .money(try money("1983.37", "EUR")),
          "progress": .percent(ratio(1_273_960, 4_004_600)),
          "atLeast": nil,
        ],
        "statuses": .line(["unknown": 0, "onTrack": 3]),
        "goals": [
          [
            "name": "日本旅行",
            "pace": .line([
              "state": "ahead", "by": .money(try money("816.67", "EUR")),
            ]),
            "custom": .money(nil),
          ]
        ],
        "rates": [
          .line(["base": "JPY", "rate": .number(try Amount("0.0062"))])
        ],
        "tags": ["a", "b"],
      ],
      "warnings": [],
    ]
    #expect(
      plan.json(Settings()) == """
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
    let rates: Value = [.line(["a": 1]), .line(["b": [["c": 2], ["d": 3]]])]
    #expect(
      rates.json(Settings()) == """
        [
          {"a": 1},
          {"b": [{"c": 2}, {"d": 3}]}
        ]

        """)
  }

  @Test func anErrorTakesOneLine() {
    let error: Value = [
      "schemaVersion": 1, "kind": "error",
      "error": ["code": "not_found", "candidates": ["a", "b"], "tip": nil],
    ]
    #expect(
      error.jsonLine(Settings()) == """
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
      Value.money(try money(amount, code)).jsonLine(Settings())
        == "{\"amount\":\"\(text)\",\"currency\":\"\(code)\"}\n")
  }

  @Test func whatIsAbsentIsNull() {
    let values: [Value] = [
      String?.none.value, Int?.none.value, Bool?.none.value, .money(nil),
      .change(nil), Amount?.none.value, .percent(nil), .date(nil),
      Month?.none.value, Currency?.none.value, nil,
    ]
    #expect(
      Value.list(values).jsonLine(Settings())
        == "[" + values.map { _ in "null" }.joined(separator: ",") + "]\n")
  }

  @Test func whatIsThereIsWritten() throws {
    let date = try day("2026-03-10")
    let values: Value = [
      ("a" as String?).value, (1 as Int?).value, (false as Bool?).value,
      .date(date), try Currency("EUR").value, .record([]),
    ]
    #expect(
      values.jsonLine(Settings()) == #"["a",1,false,"2026-03-10","EUR",{}]"#
        + "\n")
  }

  @Test(
    arguments: [
      ("a\"b\\c/", #""a\"b\\c/""#),
      ("\n\r\t\u{8}\u{C}\0", #""\n\r\t\u0008\u000c\u0000""#),
      ("\u{1B}[31m\u{202E}\u{9F}", #""\u001b[31m\u202e\u009f""#),
      ("日本 👨‍👩‍👧", "\"日本 👨‍👩‍👧\""),
      // Two halves, as JSON has it.
      ("a\u{13430}b", #""a\ud80d\udc30b""#),
    ])
  func textIsEscaped(_ text: String, _ quoted: String) {
    #expect(text.value.jsonLine(Settings()) == quoted + "\n")
  }

  @Test(arguments: 0..<40)
  func bothFormsSayTheSame(_ seed: Int) {
    var dice = SplitMix64(seed: seed)
    let json = document(&dice, depth: 4)
    let long = json.json(Settings())
    #expect(withoutSpaces(long) == withoutSpaces(json.jsonLine(Settings())))
    #expect(JSONValue(long) != nil, "\(long)")
  }

  private func document(_ dice: inout SplitMix64, depth: Int) -> Value {
    let count = Int.random(in: 0...4, using: &dice)
    switch Int.random(in: 0...(depth > 0 ? 6 : 3), using: &dice) {
    case 0: return (dice.name() + "\u{1}\t").value
    case 1: return .count(Int.random(in: -9...9, using: &dice))
    case 2: return .flag(Bool.random(using: &dice))
    case 3: return nil
    case 4:
      return .list((0..<count).map { _ in document(&dice, depth: depth - 1) })
    case 5:
      return .record(
        (0..<count).map { ("k\($0)", document(&dice, depth: depth - 1)) },
        onOneLine: true)
    default:
      return .record(
        (0..<count).map { ("k\($0)", document(&dice, depth: depth - 1)) },
        onOneLine: false)
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
