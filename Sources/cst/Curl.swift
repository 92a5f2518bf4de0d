internal import Platform
internal import SavingsCLI
internal import SavingsCore

/// The program that is sent out with questions: the system's `curl`.
///
/// All that it is told comes over its standard input, so that nobody reads it
/// among the arguments of programs.
struct Curl {
  let environment: [String: String]

  /// When no more is asked, on the clock that only goes forward.
  let deadline: UInt64

  private static let second: UInt64 = 1_000_000_000
  private static let largest = 8 << 20

  /// Questions that have a minute from now on.
  init(_ environment: [String: String]) {
    self.environment = environment
    deadline = SystemClock.ticks &+ 60 * Curl.second
  }

  /// What comes of a question, which is repeated where that may help.
  func answer(_ request: WebRequest) -> WebAnswer {
    guard let path = ChildProcess.find("curl", in: environment["PATH"]) else {
      return .failure(.noCurl)
    }
    var key = ""
    if let name = request.key {
      let ring = Keyring(environment)
      if let fault = ring.fault { return .failure(fault) }
      guard let own = ring.key(name) else { return .failure(.oddKey) }
      key = own
    }
    let start = SystemClock.ticks
    var isTold = false
    func tell() {
      if !isTold { World.tell("Asking \(request.host) ...") }
      isTold = true
    }
    for attempt in 1... {
      let now = SystemClock.ticks
      guard now < deadline else { break }
      let left = deadline - now
      let patience = Curl.second &- min(now &- start, Curl.second)
      let answer = once(
        path, request, key, seconds: min(20, left / Curl.second + 1),
        patience: patience, tell)
      guard let wait = wait(after: answer, attempt), wait < left else {
        return answer
      }
      tell()
      SystemClock.wait(nanoseconds: wait)
    }
    return .failure(.tooSlow)
  }

  /// How long to wait before the question is sent again; not at all where that
  /// would not help.
  private func wait(after answer: WebAnswer, _ attempt: Int) -> UInt64? {
    switch answer {
    case .failure(.notReached), .failure(.brokenOff): break
    case .response(let response):
      if response.status == 429, attempt == 1,
        let text = response.header("retry-after"),
        let seconds = Int(digits: text[...]), seconds <= 10
      {
        return UInt64(seconds) * Curl.second
      }
      guard [408, 500, 502, 503, 504].contains(response.status) else {
        return nil
      }
    default: return nil
    }
    return attempt < 3 ? UInt64(attempt) * Curl.second : nil
  }

  private func once(
    _ path: String, _ request: WebRequest, _ key: String, seconds: UInt64,
    patience: UInt64, _ tell: () -> Void
  ) -> WebAnswer {
    let ending = ChildProcess.run(
      path, ["curl", "-q", "--config", "-"], environment: handedOn,
      giving: Array(configuration(request, key, seconds).utf8),
      upTo: Curl.largest + 64 << 10, patience: patience, waiting: tell)
    guard ending.isStarted else { return .failure(.noCurl) }
    if ending.isTooLarge { return .failure(.tooLarge) }
    guard ending.status == 0 else {
      return .failure(ending.status.map(fault) ?? .brokenOff)
    }
    guard let response = WebResponse.reading(ending.output, hiding: key) else {
      return .failure(.noAnswer)
    }
    return response.body.count > Curl.largest
      ? .failure(.tooLarge) : .response(response)
  }

  /// What the numbers mean with which it ends.
  private func fault(_ status: Int32) -> TransportFault {
    switch status {
    case 2, 4, 48: .noCurl
    case 5, 6: .unknownHost
    case 7, 97: .notReached
    case 16, 18, 52, 55, 56, 92: .brokenOff
    case 28: .tooSlow
    case 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 82, 83, 90, 91: .notSecured
    case 63: .tooLarge
    default: .noAnswer
    }
  }

  /// The few variables that it needs.
  private var handedOn: [String] {
    let names = """
      PATH HOME http_proxy https_proxy HTTPS_PROXY all_proxy ALL_PROXY \
      no_proxy NO_PROXY SSL_CERT_FILE SSL_CERT_DIR CURL_CA_BUNDLE
      """
    return ["LC_ALL=C"]
      + names.words().compactMap { name in
        environment[name].map { "\(name)=\($0)" }
      }
  }

  private func configuration(
    _ request: WebRequest, _ key: String, _ seconds: UInt64
  ) -> String {
    let url = request.url.filling(["key", key.percentEncoded])
    let proto = url.hasPrefix("https:") ? "=https" : "=http"
    var lines = """
      silent
      include
      globoff
      path-as-is
      suppress-connect-headers
      proto = "\(proto)"
      connect-timeout = 5
      max-time = \(seconds)
      speed-limit = 30
      speed-time = 10
      max-filesize = \(Curl.largest)
      user-agent = "cst/\(Version.number)"
      header = "Accept: application/json, text/csv"

      """
    // What could be read on the way goes no way but its own; nobody but a proxy
    // finds a hidden service.
    if proto == "=http", !request.host.hasSuffix(".onion") {
      lines += "noproxy = \"*\"\n"
    }
    if let header = request.header {
      lines += "header = \(quoted("\(header): \(key)"))\n"
    }
    if let body = request.body {
      lines += "header = \"Content-Type: application/json\"\n"
      lines += "data-raw = \(quoted(body))\n"
    }
    return lines + "url = \(quoted(url))\n"
  }

  /// A value that stays one whatever it holds.
  private func quoted(_ text: String) -> String {
    var quoted = [UInt8(ascii: "\"")]
    for byte in text.utf8 where byte >= 0x20 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        quoted.append(UInt8(ascii: "\\"))
      }
      quoted.append(byte)
    }
    quoted.append(UInt8(ascii: "\""))
    return String(decoding: quoted, as: UTF8.self)
  }
}
