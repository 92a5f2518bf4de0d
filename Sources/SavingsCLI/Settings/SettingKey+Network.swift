internal import CommandGrammar
internal import SavingsCore

extension SettingKey {
  /// Who prices a currency, `source.BTC`, or who is asked, `service.bitcoin`;
  /// `nil` for any other key.
  init?(ofNetwork text: String) throws(Misreading) {
    if let code = text.end(of: "source") {
      guard Currency(bytes: code.utf8.span) != nil else {
        throw Misreading(
          "\"\(text)\" does not say which currency it is about",
          tip: "write its code in capitals: source.BTC")
      }
    } else if let name = text.end(of: "service") {
      guard Endpoint.isName(name) else {
        throw Misreading(
          "\"\(text)\" is not the name of a service",
          tip: "use small letters, digits and hyphens: service.my-node")
      }
    } else {
      return nil
    }
    self = .named(text)
  }

  /// What is in force where nothing is stored.
  static func usual(_ name: String) -> String? {
    if let service = name.end(of: "service") { return Endpoint.usual(service) }
    return name.end(of: "source").flatMap { Currency(bytes: $0.utf8.span) }
      .flatMap { PriceSource.usual(for: $0)?.description }
  }

  /// Who is to price a currency, or to be asked.
  static func checked(_ text: String, named name: String) throws -> String {
    if let service = name.end(of: "service") {
      _ = try Endpoint(text, named: service)
      return text.words().joined(separator: " ")
    }
    guard name != "source.EUR" else {
      throw Failure.badValue(
        "the euro needs no source: others are priced in it",
        tip: "name the other currency: source.USD")
    }
    guard PriceSource(text) != nil else {
      throw Failure.badValue(
        "\(quoted: text.shortened) prices nothing",
        tip: """
          write ecb, frankfurter, coingecko:ID, none, or the name of a service \
          of your own
          """)
    }
    return text
  }

  /// The currency that this says who prices, if it does.
  private var priced: Currency? {
    guard case .named(let name) = self else { return nil }
    return name.end(of: "source").flatMap { Currency(bytes: $0.utf8.span) }
  }

  /// Passes a source that is no service of one's own, or one that is set.
  func checkSource(_ session: Session, _ settings: Settings) throws {
    guard let currency = priced, let source = settings.source(of: currency),
      source.isOwn
    else { return }
    let endpoint = try session.endpoints(settings).endpoint(source.service)
    guard endpoint?.tellsBalances == false else {
      throw EndpointProblem.unknown(source.service, pricing: currency)
    }
  }

  /// That rates which were fetched before may be of another coin.
  func otherRates(in household: Household) -> Document {
    let currency = priced
    let isThere = household.rates.contains { rate in
      rate.source != Rate.manual
        && (rate.pair.base == currency || rate.pair.quote == currency)
    }
    return Document {
      if let currency, isThere,
        household.settings.source(of: currency)?.isNobody != true
      {
        """
        Rates that were fetched before stay; to replace them: \
        \(run: "cst rate fetch \(currency) --force")
        """ as Phrase
      }
    }
  }
}

extension String {
  /// What stands behind the point of a name that begins so.
  func end(of start: String) -> String? {
    hasPrefix("\(start).") ? behind(start.utf8.count + 1) : nil
  }
}

extension World {
  /// What the environment says of who is asked.
  func service(_ name: String) -> String? {
    let url = environment[name.variable("CST_SERVICE_")]
    return url == "" ? nil : url
  }
}
