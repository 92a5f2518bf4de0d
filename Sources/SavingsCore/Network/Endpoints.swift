/// Who is asked: what the environment says, then what is stored, then what is
/// known.
public final class Endpoints {
  private let stored: NamedTexts

  /// What the environment says of a name.
  private let variable: (String) -> String?

  private let keys: [String]

  /// All that is known of services.
  public init(
    _ stored: NamedTexts, keys: [String],
    variable: @escaping (String) -> String?
  ) {
    self.stored = stored
    self.keys = keys
    self.variable = variable
  }

  /// The service of a name, `nil` where nobody named one.
  @inline(never)
  public func endpoint(
    _ name: String
  ) throws(EndpointProblem) -> Endpoint? {
    let paid =
      name == "coingecko" && keys.contains("coingecko-pro")
      ? "https://pro-api.coingecko.com/api/v3" : nil
    let text = variable(name) ?? stored["service.\(name)"] ?? paid
    guard let text = text ?? Endpoint.usual(name) else { return nil }
    do throws(EndpointProblem) {
      return try Endpoint(text, named: name)
    } catch {
      throw .of(name, error)
    }
  }

  /// A question to a service with its key where it has one: at a path of it,
  /// or at its place with values filled in, a name and its value each.
  func request(
    _ endpoint: Endpoint, path: String = "", filling values: [String] = [],
    body: String? = nil, round: Int = 0
  ) throws(NetworkProblem) -> WebRequest {
    var url = endpoint.address.text
    if path != "" {
      url = (url.hasSuffix("/") ? String(url.dropLast()) : url) + path
    }
    if !values.isEmpty { url = url.filling(values) }
    var (key, header): (String?, String?)
    switch endpoint.name {
    case "coingecko" where keys.contains("coingecko-pro"):
      (key, header) = ("coingecko-pro", "x-cg-pro-api-key")
    case "coingecko" where keys.contains("coingecko"):
      (key, header) = ("coingecko", "x-cg-demo-api-key")
    case let name where endpoint.needsKey:
      (key, header) = (name, endpoint.header)
    default: break
    }
    let request = WebRequest(
      endpoint, url: url, body: body, key: key, header: header, round: round)
    if endpoint.needsKey, !keys.contains(key ?? "") {
      throw NetworkProblem(request, .needsKey)
    }
    return request
  }
}
