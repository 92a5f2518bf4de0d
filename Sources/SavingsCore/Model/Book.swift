/// All the records of a household, which only ever change together.
///
/// A book keeps its promises by itself: names and slugs are unique, nothing
/// refers to what is not there, and no change makes an asset give more than all
/// of itself away. Every change is a function from one book to the next, so
/// nothing is ever half changed.
public struct Book: Equatable, Sendable {
  /// Everything but the transactions.
  public package(set) var household: Household {
    get { all.household }
    _modify { yield &all.household }
  }

  /// The transactions, by date and then in the order of entry.
  public package(set) var transactions: Transactions {
    get { all.transactions }
    _modify { yield &all.transactions }
  }

  // In one place, as those of a household.
  @Boxed private var all: All

  private struct All: Equatable {
    var household = Household()
    var transactions = Transactions()
  }

  /// A book without records.
  public init() { all = All() }

  /// A book of known records, which are taken to keep the promises.
  package init(_ household: Household, _ transactions: Transactions) {
    all = All(household: household, transactions: transactions)
  }
}
