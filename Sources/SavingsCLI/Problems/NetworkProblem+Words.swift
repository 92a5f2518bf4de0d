internal import CommandGrammar
internal import SavingsCore

extension NetworkProblem: Worded {
  var failure: Failure {
    let host = Phrase(host.shortened)
    let byHand: Tip = """
      try again later, or set it by hand: \(run: "cst rate set"), \
      \(run: "cst asset reconcile")
      """
    let setting: ShellCommand =
      "cst settings set \("service.\(service)") \(.url)"
    switch kind {
    case .transport(let fault):
      return failure(of: fault, host, byHand)
    case .redirected(let other):
      let to: Phrase = other.isEmpty ? "" : ", to \(other.shortened)"
      return said(
        "\(host) sends elsewhere\(to); that is not followed",
        "if it moved: \(run: setting)")
    case .needsKey:
      return said(
        "\(host) wants a key, or another one",
        key.map { key in
          """
          set \(key.variable("CST_KEY_")), or write a line "\(key) KEY" into \
          ~/.config/cst/keys, or $XDG_CONFIG_HOME/cst/keys where that is set
          """
        } ?? "say where it goes with {key} in the URL: \(run: setting)")
    case .openWay:
      return said(
        "the key of \(service) could be read on the way to \(host)",
        "use https, or a service on this machine")
    case .pastYear(let code, let day):
      return said(
        "\(host) tells prices of the last 365 days only",
        "\(run: "cst rate fetch \(code.code) --since \(day.description)")")
    case .tooMany(let wait):
      let time: Phrase = wait.map { " and asks to wait \($0) s" } ?? ""
      return said("\(host) was asked too often\(time)", byHand)
    case .refused(let status): return said("\(host) answered \(status)", byHand)
    case .failed(let status): return said("\(host) failed (\(status))", byHand)
    case .webPage:
      return said(
        """
        \(host) answered with a web page, not with data: is there a login page \
        on this network?
        """, "open a page in a browser, then try again")
    case .unexpected(let unexpected):
      let place: Phrase =
        unexpected.place.isEmpty
        ? "" : " at \(quoted: unexpected.place.shortened)"
      return said(
        "\(host) did not answer as expected: \(unexpected.due) is due\(place)",
        byHand)
    case .tooLarge:
      return said(
        "\(host) tells of more than can be counted, or of too many decimals",
        "look whether the wallet and its token are the right ones")
    }
  }

  private func said(_ message: Phrase, _ tip: Tip) -> Failure {
    let isRefused = code == "needs_key" || code == "overflow"
    return Failure(
      code, isRefused ? .refused : .failed, message, subject: service,
      tip: tip)
  }

  /// What is said where no answer came from a service.
  private func failure(
    of fault: TransportFault, _ host: Phrase, _ byHand: Tip
  ) -> Failure {
    let look: Tip = "look at who is asked: \(run: "cst settings list")"
    return switch fault {
    case .noCurl:
      said(
        "fetching needs the program curl 7.61 or newer",
        """
        without it: \(run: "cst rate set"), or what somebody else fetched: \
        \(run: "cst rate import")
        """)
    case .unknownHost:
      said("\(host) is not known here: is this machine offline?", byHand)
    case .notReached: said("the connection to \(host) failed", byHand)
    case .brokenOff: said("the connection to \(host) broke off", byHand)
    case .tooSlow: said("\(host) took too long", byHand)
    case .notSecured:
      said(
        """
        the connection to \(host) could not be secured; nothing was believed
        """, "look at the clock and the certificates of this machine")
    case .tooLarge: said("\(host) answered more than 8 MiB", look)
    case .noAnswer: said("\(host) did not answer as the web does", look)
    case .openKeys(let path):
      said(
        "\(quoted: path) is not yours alone, so no key of it is used",
        "\(run: "chmod 600 \(path)")")
    case .noKeys(let path):
      said(
        "\(quoted: path) cannot be read as a file of keys",
        "it is a file of yours with lines \"NAME KEY\"")
    case .oddKey:
      said(
        "the key of \(service) has characters that no key has",
        "write it anew, without blanks")
    }
  }
}

extension String {
  /// The beginning of what somebody else said.
  var shortened: String { count > 60 ? String(prefix(57)) + "..." : self }
}

extension String {
  /// The variable of the environment that says something of a service.
  func variable(_ start: String) -> String {
    start + uppercased().parts(at: "-").joined(separator: "_")
  }
}
