/// What came of a question.
public enum WebAnswer: Sendable {
  /// A service answered.
  case response(WebResponse)
  /// None did.
  case failure(TransportFault)
}

/// Why a question had no answer.
public enum TransportFault: Sendable {
  /// There is no program to ask with, or it is too old.
  case noCurl
  /// Nobody knows the machine.
  case unknownHost
  case notReached
  /// It stopped in the middle.
  case brokenOff
  /// It took too long.
  case tooSlow
  /// Nobody could prove who answered.
  case notSecured
  case tooLarge
  /// It was no answer of the web.
  case noAnswer
  /// The file of keys is open to others, or somebody else's.
  case openKeys(String)
  /// What is in the place of the file of keys cannot be one.
  case noKeys(String)
  /// A key has other characters than keys have.
  case oddKey
}

/// An answer of the web: its status, its headers and what it says.
public final class WebResponse: Sendable {
  /// How it went, 200 being well.
  public let status: Int

  private let headers: [String]

  /// What it says.
  public let body: [UInt8]

  /// An answer of known parts.
  public init(status: Int, headers: [String] = [], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Reads an answer with all that stands before its body, with `KEY` for a
  /// key that it repeats; answers that only announce another one are passed
  /// over.
  public static func reading(
    _ bytes: [UInt8], hiding key: String = ""
  ) -> WebResponse? {
    let bytes = bytes.hiding(key).hiding(key.percentEncoded)
    var place = 0
    while true {
      var lines: [String] = []
      var start = place
      while place < bytes.count {
        place += 1
        guard bytes[place - 1] == UInt8(ascii: "\n") else { continue }
        var end = place - 1
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        if end == start { break }
        lines.add(String(decoding: bytes[start..<end], as: UTF8.self))
        start = place
      }
      let words = (lines.first ?? "").words()
      guard words.count > 1, words[0].hasPrefix("HTTP/"),
        let status = Int(digits: words[1][...]), 100...599 ~= status
      else { return nil }
      if status < 200 { continue }
      return WebResponse(
        status: status, headers: lines, body: Array(bytes[place...]))
    }
  }

  /// The first header of a name in small letters.
  @inline(never)
  public func header(_ name: String) -> String? {
    for line in headers {
      var sides = line.parts(at: ":")
      guard sides.removeFirst().lowercased() == name else { continue }
      return sides.joined(separator: ":").words().joined(separator: " ")
    }
    return nil
  }

  /// What the answer says where it is an answer at all.
  @inline(never)
  func content(
    for request: WebRequest, of code: Currency? = nil,
    since first: CalendarDate? = nil
  ) throws(NetworkProblem) -> [UInt8] {
    let kind: NetworkProblem.Kind
    let body = body
    switch status {
    case 200...299:
      let isPage =
        header("content-type")?.lowercased().hasPrefix("text/html") ?? false
      let start = body.span.skippingBlanks(from: 0)
      let isMarked = start < body.count && body[start] == UInt8(ascii: "<")
      guard isPage || isMarked else { return body }
      kind = .webPage
    case 300...399: kind = .redirected(to: host(of: header("location") ?? ""))
    case 401, 403:
      if let code, let first, status == 401, text.holds("10012") {
        kind = .pastYear(code, since: first)
      } else {
        kind = .needsKey
      }
    case 429:
      let wait = header("retry-after").flatMap { Int(digits: $0[...]) }
      kind = .tooMany(wait: wait)
    case 500...599: kind = .failed(status)
    default: kind = .refused(status)
    }
    throw NetworkProblem(request, kind)
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The machine of a URL, which may leave out how it is asked; nothing where
  /// it has none.
  private func host(of url: String) -> String {
    let parts = url.parts(at: "/?#")
    guard parts.count > 2, parts[1] == "",
      parts[0] == "" || parts[0].hasSuffix(":"),
      let place = parts[2].parts(at: "@").last
    else { return "" }
    return place.hasPrefix("[")
      ? place.parts(at: "]")[0] + "]" : place.parts(at: ":")[0]
  }
}

extension [UInt8] {
  /// The bytes with `KEY` for a key.
  @inline(never)
  fileprivate func hiding(_ key: String) -> [UInt8] {
    let key = Array(key.utf8)
    guard let first = key.first, contains(first) else { return self }
    var shown: [UInt8] = []
    var place = 0
    while place < count {
      if self[place] == first, self[place...].starts(with: key) {
        shown += "KEY".utf8
        place += key.count
      } else {
        shown.append(self[place])
        place += 1
      }
    }
    return shown
  }
}
