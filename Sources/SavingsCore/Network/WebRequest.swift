/// One question to a service.
public final class WebRequest: Sendable {
  public let service: String

  /// Where it goes; `{key}` stands where the key is put in.
  public let url: String

  public let host: String

  /// What is sent along, for a question in JSON.
  public let body: String?

  /// Under which name the key is kept that goes along, which nobody but who
  /// sends it sees.
  public let key: String?

  /// The header that carries the key; none where it is a part of the URL.
  public let header: String?

  /// Whether a key may go there: nobody on the way can read along.
  let isSecret: Bool

  /// Which asking it belongs to: the same question may be asked again.
  private let round: Int

  init(
    _ endpoint: Endpoint, url: String, body: String?, key: String?,
    header: String?, round: Int
  ) {
    service = endpoint.name
    self.url = url
    host = endpoint.address.host
    isSecret = endpoint.address.isSecret || endpoint.address.isThisMachine
    self.body = body
    self.key = key
    self.header = header
    self.round = round
  }

  /// Whether another question asks the same.
  public func isSame(as other: WebRequest) -> Bool {
    service == other.service && url == other.url && body == other.body
      && round == other.round
  }

  /// The URL with the key as `KEY`.
  public var shownURL: String { url.filling(["key", "KEY"]) }

  /// The question as people read it.
  public var line: String {
    var line = (body == nil ? "GET " : "POST ") + shownURL
    if let header { line += " \(header): KEY" }
    if let body { line += " " + body }
    return line
  }
}

extension String {
  /// The text with what stands behind each name in the place of the name in
  /// braces.
  package func filling(_ values: [String]) -> String {
    var parts = parts(at: "{")
    var text = parts.removeFirst()
    for part in parts {
      let name = part.parts(at: "}")[0]
      var filled = "{" + part
      for place in 0..<values.count / 2
      where name != part && values[2 * place] == name {
        filled = values[2 * place + 1] + part.behind(name.utf8.count + 1)
      }
      text += filled
    }
    return text
  }

  package var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in utf8 {
      if byte.isDigit || byte.isLetter || "-._~".utf8.contains(byte) {
        text.add(byte)
      } else {
        text.add(UInt8(ascii: "%"))
        text.add(digits[Int(byte >> 4)])
        text.add(digits[Int(byte & 15)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
