internal import CommandGrammar
internal import SavingsCore

/// Wallets on their way to agreeing with their chains, one after the other.
final class Syncing {
  private(set) var book: Book
  let today: CalendarDate
  let since: CalendarDate?
  let endpoints: Endpoints
  private(set) var requests: [ToldRequest] = []
  private(set) var synced: [SyncedAsset] = []
  private(set) var failures: [(asset: Asset, failure: Failure)] = []

  init(
    book: Book, today: CalendarDate, since: CalendarDate?,
    endpoints: Endpoints
  ) {
    self.book = book
    self.today = today
    self.since = since
    self.endpoints = endpoints
  }

  /// Asks about a wallet, and enters what it takes; or lists what would be
  /// asked.
  func sync(_ asset: Asset, _ session: Session, isListing: Bool) throws {
    var asked: [WebRequest] = []
    do {
      let wallet = try Wallet(asset, among: book.household.assets, endpoints)
      if isListing { return tell(try wallet.questions(), wallet, "not_sent") }
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
      failures.add((asset, Failure.of(error)))
    }
  }

  private func tell(_ asked: [WebRequest], _ wallet: Wallet, _ state: String) {
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
    let first = failures.map(\.failure).ordered { rank($0) < rank($1) }.first
    guard let first, NetworkProblem.codes.contains(first.code) else {
      return first
    }
    return first.changingNothing(closing: age)
  }

  /// How old what there is of the first wallet is.
  private var age: Phrase? {
    let asset = failures[0].asset
    var last: CalendarDate?
    for transaction in book.transactions
    where transaction.asset == asset.id && transaction.date <= today {
      last = transaction.date
    }
    return last.map {
      .age(of: "Wallets", "\(asset.name)", $0, on: today, failures.count)
    }
  }
}
