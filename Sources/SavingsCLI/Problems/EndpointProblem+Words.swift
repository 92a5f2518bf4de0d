internal import CommandGrammar
internal import SavingsCore

extension EndpointProblem: Worded {
  var failure: Failure {
    switch self {
    case .of(let name, let problem):
      problem.failure.behind("service \(name): ")
    case .notAURL:
      .badValue(
        "that is not a URL that can be asked",
        tip: "write it as https://example.org/path")
    case .userName:
      .badValue(
        "a URL with a name or a password in it is not stored",
        tip: "keep the key apart: see \(run: "cst help network")")
    case .notSecret(let host):
      .badValue(
        "\(quoted: host) would be asked where everybody can read along",
        tip: "use https; http is for this machine and the net at home")
    case .keyInside:
      .badValue(
        "a part of this URL looks like a key",
        tip: """
          write {key} in its place, and keep the key apart: see \
          \(run: "cst help network")
          """)
    case .notAName(let name):
      .badValue(
        "\(quoted: name.shortened) is not the name of a service",
        tip: "use small letters, digits and hyphens: service.my-node")
    case .unknownWord(let word):
      .badValue(
        "\(quoted: word.shortened) is no word about a service",
        tip: "the words are value=, date=, decimals= and key=")
    case .needlessWord(let word):
      .badValue(
        """
        cst knows how to ask this service, and needs no \
        \(quoted: word.shortened)
        """, tip: "leave it out")
    case .noValue:
      .badValue(
        "nothing says where the figure stands in an answer",
        tip: "add the way to it: value=data.amount")
    case .unknownPlace(let name):
      .badValue(
        "{\(name.shortened)} has no place in this URL",
        tip: """
          a price is asked with {base}, {quote}, {date} and {id}, a balance \
          with {address} alone, a chain that cst knows with none; and {key} \
          may stand in each
          """)
    case .query(let name):
      .badValue(
        "what \(name) is asked for is a path, and stands before any ?",
        tip: "end the URL before the ?")
    case .badWord(let word):
      .badValue(
        "\(quoted: word.shortened) cannot be read",
        tip:
          "write for example value=data.0.amount, decimals=6 or key=x-api-key")
    case .unknown(let name, let code): unknown(name, code)
    }
  }

  private func unknown(_ name: String, _ code: Currency) -> Failure {
    let key = "service.\(name)"
    let setting: ShellCommand = "cst settings set \(key) \(.url)"
    return Failure(
      "no_service", .refused,
      "nobody says where \(name) is, which is to price \(code)",
      subject: name, tip: "\(run: setting)")
  }
}
