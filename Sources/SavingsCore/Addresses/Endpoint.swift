/// Who is asked, and how: a URL, and words about what is asked and answered.
///
/// `https://host/a/{address} value=data.0.balance decimals=6`
public final class Endpoint: Sendable {
  public let name: String
  public let address: WebAddress

  /// The way to the figure in an answer, keys and places.
  let value: [String]

  /// The way to its day, nothing where it is of the day asked for.
  let day: [String]

  /// How many decimals the unit of a balance has; none where it is the amount
  /// itself.
  let decimals: Int?

  /// The header that carries the key.
  let header: String?

  /// Whether it tells what wallets hold, and not what currencies are worth.
  public var tellsBalances: Bool { address.text.holds("{address}") }

  var needsKey: Bool { header != nil || address.text.holds("{key}") }

  /// The services that price currencies.
  public static let pricing = ["coingecko", "ecb", "frankfurter"]

  /// Where a service is that prices currencies.
  public static func usual(_ name: String) -> String? {
    switch name {
    case "ecb": "https://data-api.ecb.europa.eu/service/data"
    case "coingecko": "https://api.coingecko.com/api/v3"
    case "frankfurter": "https://api.frankfurter.dev/v2"
    default: nil
    }
  }

  /// Whether a name is one that cst knows how to ask.
  @inline(never)
  static func isKnown(_ name: String) -> Bool {
    usual(name) != nil || Chain.named(name)?.name == name
  }

  /// Whether a text can be the name of a service; rates name theirs, so it is
  /// none of the words for those that no service told.
  @inline(never)
  public static func isName(_ text: String) -> Bool {
    text.utf8.count <= 40 && (text.utf8.first ?? 0) &- 97 < 26
      && text.isMade(of: "-") && text == text.lowercased()
      && !["manual", "import", "none"].contains(text)
  }

  /// Reads a URL and the words behind it.
  public init(_ text: String, named name: String) throws(EndpointProblem) {
    guard Endpoint.isName(name) else { throw .notAName(name) }
    let words = text.words()
    let address = try WebAddress(words.first ?? "")
    let isKnown = Endpoint.isKnown(name)
    var (value, day): ([String], [String]) = ([], [])
    var decimals: Int?
    var header: String?
    for word in words.dropFirst() {
      let sides = word.parts(at: "=")
      for side in sides where side.looksLikeKey { throw .keyInside }
      guard !isKnown else { throw .needlessWord(word) }
      let key = sides[0]
      let said = sides.count == 1 ? "" : word.behind(key.utf8.count + 1)
      let path = said.parts(at: ".")
      let isPath = !path.contains("") && said.utf8.count <= 200
      switch key {
      case _ where sides.count == 1: throw .unknownWord(word)
      case "value" where isPath && value.isEmpty: value = path
      case "date" where isPath && day.isEmpty: day = path
      case "decimals" where decimals == nil:
        guard let count = Int(digits: said[...]), count <= Amount.decimals
        else { throw .badWord(word) }
        decimals = count
      case "key" where isPath && header == nil && said.isMade(of: "-"):
        header = said
      case "value", "date", "decimals", "key": throw .badWord(word)
      default: throw .unknownWord(word)
      }
    }
    let others =
      address.text.holds("{address}") ? " address " : " base quote date id "
    let places = isKnown ? "" : others
    for part in address.text.parts(at: "{").dropFirst() {
      let place = part.parts(at: "}")[0]
      guard place != part, place == "key" || places.holds(" \(place) ") else {
        throw .unknownPlace(place)
      }
    }
    if isKnown {
      // What is asked of these is a path, and would stand behind the question.
      let family = Chain.named(name)?.family
      if family == nil || family == .esplora, address.text.holds("?") {
        throw .query(name)
      }
    } else if value.isEmpty {
      throw .noValue
    }
    self.name = name
    self.address = address
    self.value = value
    self.day = day
    self.decimals = decimals
    self.header = header
  }
}
