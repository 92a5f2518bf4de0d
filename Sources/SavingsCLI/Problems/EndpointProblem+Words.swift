internal import CommandGrammar
internal import SavingsCore

extension EndpointProblem: Worded {
  /// What is said of a text that does not say who is asked, and how.
  var failure: Failure {
    let (message, tip) = words
    return .badValue(message, tip: tip)
  }

  private var words: (Phrase, Tip) {
    switch self {
    case .of(let name, let problem):
      ("service \(name): \(problem.words.0)", problem.words.1)
    case .notAURL:
      (
        "that is not a URL that can be asked",
        "write it as https://example.org/path"
      )
    case .userName:
      (
        "a URL with a name or a password in it is not stored",
        "keep the key apart: see \(run: "cst help network")"
      )
    case .notSecret(let host):
      (
        "\(quoted: host) would be asked where everybody can read along",
        "use https; http is for this machine and the net at home"
      )
    case .keyInside:
      (
        "a part of this URL looks like a key",
        "write {key} in its place, and keep the key apart: "
          + "see \(run: "cst help network")"
      )
    case .notAName(let name):
      (
        "\(quoted: name.shortened) is not the name of a service",
        "use small letters, digits and hyphens: service.my-node"
      )
    case .unknownWord(let word):
      (
        "\(quoted: word.shortened) is no word about a service",
        "the words are value=, date=, decimals= and key="
      )
    case .needlessWord(let word):
      (
        """
        cst knows how to ask this service, and needs no \
        \(quoted: word.shortened)
        """, "leave it out"
      )
    case .noValue:
      (
        "nothing says where the figure stands in an answer",
        "add the way to it: value=data.amount"
      )
    case .unknownPlace(let name):
      (
        "nothing can be put in the place of {\(name.shortened)}",
        "the places are {base}, {quote}, {date}, {id}, {address} and {key}"
      )
    case .query(let name):
      (
        "what \(name) is asked for is a path, and stands before any ?",
        "end the URL before the ?"
      )
    case .badWord(let word):
      (
        "\(quoted: word.shortened) cannot be read",
        "write for example value=data.0.amount, decimals=6 or key=x-api-key"
      )
    }
  }
}

extension UnknownSource: Worded {
  /// What is said of a source that is nowhere set.
  var failure: Failure {
    let key = "service.\(name)"
    let setting: ShellCommand = "cst settings set \(key) \(.url)"
    return Failure(
      "no_service", .refused,
      "nobody says where \(name) is, which is to price \(code)",
      subject: name, tip: "\(run: setting)")
  }
}
