internal import CommandGrammar
internal import SavingsCore

/// Wallets on their way to agreeing with their chains, one after the other.
final class Syncing {
  private(set) var book: Book
  let today: CalendarDate
  let since: CalendarDate?
  let endpoints: Endpoints

  /// What was asked.
  private(set) var requests: [ToldRequest] = []

  /// What became of the wallets.
  private(set) var synced: [SyncedAsset] = []

  /// Why there was nothing to learn of some.
  private(set) var failures: [Failure] = []

  /// The wallets that these are of.
  private(set) var failed: [Asset] = []

  init(
    book: Book, today: CalendarDate, since: CalendarDate?,
    endpoints: Endpoints
  ) {
    self.book = book
    self.today = today
    self.since = since
    self.endpoints = endpoints
  }

  /// Lists what would be asked of a wallet.
  func list(_ asset: Asset) throws {
    do {
      let wallet = try wallet(of: asset)
      for request in try wallet.questions() {
        requests.add(
          ToldRequest(
            request, codes: [asset.currency],
            address: wallet.addresses.joined(separator: ","),
            state: "not_sent", isListed: true))
      }
    } catch {
      fail(asset, error)
    }
  }

  /// Asks about a wallet, and enters what it takes.
  func sync(_ asset: Asset, _ session: Session) throws {
    var asked: [WebRequest] = []
    do {
      let wallet = try wallet(of: asset)
      let sync: WalletSync
      do {
        sync = try wallet.sync(
          with: book, on: today, since: since, id: { session.newID() }
        ) { request in
          if !asked.contains(where: { $0.host == request.host }) {
            asked.add(request)
          }
          return try session.ask(request)
        }
        tell(asked, wallet, "answered")
      } catch let problem as NetworkProblem {
        tell(asked, wallet, problem.code)
        throw problem
      }
      var next = book
      for transaction in sync.transactions {
        next = try next.adding(transaction)
      }
      book = next
      synced.add(SyncedAsset(wallet, sync))
    } catch let open as Unasked {
      throw open
    } catch {
      fail(asset, error)
    }
  }

  private func fail(_ asset: Asset, _ error: any Error) {
    failures.add(Failure.of(error))
    failed.add(asset)
  }

  private func wallet(of asset: Asset) throws -> Wallet {
    try Wallet(asset, among: book.household.assets, endpoints)
  }

  private func tell(
    _ asked: [WebRequest], _ wallet: Wallet, _ state: String
  ) {
    for request in asked {
      requests.add(
        ToldRequest(
          request, codes: [wallet.asset.currency],
          address: wallet.addresses.joined(separator: ","), state: state))
    }
  }

  /// Why nothing was learnt, the reason that is told before others.
  var firstFailure: Failure? {
    func rank(_ failure: Failure) -> Int {
      NetworkProblem.codes.firstIndex(of: failure.code) ?? .max
    }
    let first = failures.ordered { rank($0) < rank($1) }.first
    guard let first, NetworkProblem.codes.contains(first.code) else {
      return first
    }
    return first.changingNothing()
  }

  /// Who was asked about how much, whatever came of it.
  var hosts: Document {
    var hosts: [String] = []
    var counts: [Int] = []
    for told in requests {
      let host = told.request.host
      let place = hosts.firstIndex(of: host) ?? hosts.count
      if place == hosts.count {
        hosts.add(host)
        counts.add(0)
      }
      counts[place] += (told.address ?? "").parts(at: ",").count
    }
    var words: [Phrase] = []
    for place in hosts.indices {
      words.add(
        "\(hosts[place]) about \(counts[place], "address", "addresses")")
    }
    return Document {
      if !words.isEmpty { "Asked \(words.listed())." }
    }
  }
}
