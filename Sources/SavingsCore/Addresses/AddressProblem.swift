/// Why a text cannot be the address of a wallet.
///
/// What shows more than an address is named, and never kept.
public indirect enum AddressProblem: Error, Equatable, Sendable {
  /// A key that shows all of a wallet.
  case extendedKey
  /// A key that spends, or the words of one.
  case secret
  /// An address of a net for trying things.
  case testNet(String)
  /// An address of the XRP Ledger with a tag in it.
  case taggedAddress(String)
  /// Not of the chain's form, or with a mistake in it.
  case notAnAddress(String, chain: String)
  /// The same one twice.
  case twice(String)
  /// More than twenty.
  case tooMany(Int)
  /// A token of a chain that has none.
  case noTokens(chain: String)
}
