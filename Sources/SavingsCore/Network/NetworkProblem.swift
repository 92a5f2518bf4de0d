/// Why nothing was learnt of a service.
public final class NetworkProblem: Error {
  public let service: String
  public let host: String

  /// Under which name the key is kept that is sent there; none where none is.
  public let key: String?

  public let kind: Kind

  /// All that can be so.
  public enum Kind: Sendable {
    case transport(TransportFault)
    case redirected(to: String)
    case needsKey
    /// The key would go where others can read it.
    case openWay
    /// Only the prices of a year are told of a coin, since this day.
    case pastYear(Currency, since: CalendarDate)
    case tooMany(wait: Int?)
    case refused(Int)
    case failed(Int)
    case webPage
    /// Something else was due at a place of the answer.
    case unexpected(Unexpected)
    /// No amount is so large or so fine.
    case tooLarge
  }

  @inline(never)
  init(_ request: WebRequest, _ kind: Kind) {
    service = request.service
    host = request.host
    // CoinGecko takes questions without a key, too.
    key = request.key ?? (service == "coingecko" ? service : nil)
    self.kind = kind
  }

  /// Why nobody can be asked because of what is at a path.
  public init(at path: String, _ fault: TransportFault) {
    (service, host, key, kind) = (path, path, nil, .transport(fault))
  }

  /// What programs call it.
  public var code: String {
    switch kind {
    case .transport(.noCurl): "no_curl"
    case .transport(.notSecured): "not_trusted"
    case .transport(.tooLarge), .transport(.noAnswer), .webPage, .unexpected:
      "not_understood"
    case .transport(.openKeys), .transport(.noKeys), .transport(.oddKey),
      .needsKey, .openWay:
      "needs_key"
    case .transport: "unreachable"
    case .redirected: "redirected"
    case .tooMany: "too_many_requests"
    case .pastYear, .refused: "refused"
    case .failed: "service_failed"
    case .tooLarge: "overflow"
    }
  }

  /// All codes, the one that is told before others first.
  public static let codes = [
    "no_curl", "unreachable", "not_trusted", "redirected", "needs_key",
    "too_many_requests", "refused", "service_failed", "not_understood",
    "overflow",
  ]
}

/// What is not as it has to be in an answer, and where.
public final class Unexpected: Error {
  /// What was due: `a number`.
  public let due: String

  /// Where: `bitcoin.eur`.
  public let place: String

  @inline(never)
  init(_ due: String, at place: String = "") {
    self.due = due
    self.place = place
  }
}

/// Sends a question and waits for what comes of it.
public typealias Asking = (WebRequest) throws -> WebAnswer

extension WebRequest {
  /// The answer of a service, whatever it says.
  func response(_ ask: Asking) throws -> WebResponse {
    guard key == nil || isSecret else { throw NetworkProblem(self, .openWay) }
    switch try ask(self) {
    case .response(let response): return response
    case .failure(let fault): throw NetworkProblem(self, .transport(fault))
    }
  }

  /// What the answer of a service is worth, where it is JSON.
  func tree(_ ask: Asking) throws -> JSONTree {
    try JSONTree.reading(try response(ask).content(for: self))
  }

  /// The same problem as one of the service that was asked, where it is one
  /// of an answer.
  @inline(never)
  func problem(_ error: any Error) -> any Error {
    (error as? Unexpected).map { NetworkProblem(self, .unexpected($0)) }
      ?? error
  }
}
