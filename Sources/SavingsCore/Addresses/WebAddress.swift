/// Where a service is found: a URL of `https`, or of `http` nearby.
public final class WebAddress: Sendable {
  /// The whole, as it was written.
  public let text: String

  /// The name or number of the machine, without a port.
  public let host: String

  /// Whether nobody on the way can read along.
  let isSecret: Bool

  var isThisMachine: Bool {
    host == "localhost" || host == "[::1]" || numbers.first == 127
  }

  /// Reads a URL that may be asked.
  public init(_ text: String) throws(EndpointProblem) {
    let isSecret = text.hasPrefix("https://")
    guard isSecret || text.hasPrefix("http://"), text.utf8.count <= 2000,
      text.isMade(of: "!$%&'()*+,-./:;=?@[]_{}~")
    else { throw .notAURL }
    let rest = text.behind(isSecret ? 8 : 7)
    let place = rest.parts(at: "/?")[0]
    guard !place.holds("@") else { throw .userName }
    var sides = place.parts(at: "]")
    let isBracketed = place.hasPrefix("[") && sides.count == 2
    if isBracketed {
      let digits = sides[0].parts(at: "[:").joined()
      guard digits.isHexadecimal else { throw .notAURL }
      sides[0] += "]"
    } else {
      let name = place.parts(at: ":")[0]
      sides = [name, place.behind(name.utf8.count)]
    }
    let port = sides[1]
    guard sides[0] != "", isBracketed || sides[0].isMade(of: "-._"),
      port == ""
        || port.hasPrefix(":")
          && 1...65_535 ~= Int(digits: port.behind(1)[...]) ?? 0
    else { throw .notAURL }
    self.text = text
    self.isSecret = isSecret
    host = sides[0].lowercased()
    guard isSecret || isThisMachine || isNearby else { throw .notSecret(host) }
    let parts = rest.behind(place.utf8.count).parts(at: "/?&=")
    for part in parts where part.looksLikeKey { throw .keyInside }
  }

  /// Whether it is of a net that goes no further than a house.
  private var isNearby: Bool {
    let ends = [".local", ".lan", ".home.arpa", ".onion"]
    if ends.contains(where: host.hasSuffix) { return true }
    if host.hasPrefix("[") {
      let start = host.parts(at: "[:")[1]
      guard start.utf8.count == 4, let first = Int(digits: start[...], base: 16)
      else { return false }
      return 0xfc00...0xfdff ~= first || 0xfe80...0xfebf ~= first
    }
    let numbers = numbers
    guard numbers.count == 4 else { return false }
    switch (numbers[0], numbers[1]) {
    case (10, _), (192, 168), (169, 254), (172, 16...31): return true
    default: return false
    }
  }

  /// The four numbers of an old address of the net; none where it is a name.
  private var numbers: [Int] {
    let parts = host.parts(at: ".")
    let numbers = parts.compactMap { Int(digits: $0[...]) }
    return parts.count == 4 && numbers.map { "\($0)" } == parts
      && numbers.allSatisfy { $0 < 256 } ? numbers : []
  }
}

extension String {
  /// Whether it is what services give out as keys: twenty and more letters and
  /// digits mixed, or with hyphens where capitals are among them, too.
  var looksLikeKey: Bool {
    let parts = parts(at: "-_")
    // Most are shorter, and the first `joined` of the library is dear.
    guard utf8.count - parts.count + 1 >= 20 else { return false }
    let plain = parts.joined()
    guard plain.isMade(of: ""),
      plain == self || plain.isHexadecimal
        || plain != plain.lowercased() && plain != plain.uppercased()
    else { return false }
    return plain.utf8.span.hasDigit && !plain.isMade(of: "", letters: false)
  }
}

/// Why a text does not say who is asked, and how.
public indirect enum EndpointProblem: Error {
  /// A source of a currency that names a service which is nowhere set.
  case unknown(String, pricing: Currency)
  case notAURL
  case userName
  case notSecret(String)
  case keyInside
  case notAName(String)
  case unknownWord(String)
  case needlessWord(String)
  case noValue
  case unknownPlace(String)
  case query(String)
  case badWord(String)
  /// One of these of a service of this name.
  case of(String, EndpointProblem)
}
