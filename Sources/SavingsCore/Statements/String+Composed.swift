@_spi(_Unicode) internal import Swift

extension String {
  /// The same text with every letter and its accents as one, where Unicode has
  /// one.
  var composed: String {
    var scalars = String.UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }
}
