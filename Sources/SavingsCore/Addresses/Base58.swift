/// Numbers in fifty-eight digits, without those that look alike.
enum Base58 {
  static let bitcoin =
    "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
  static let ripple =
    "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz"

  /// The bytes that a text writes in an alphabet, `nil` for any other text.
  static func bytes(
    of text: String, in alphabet: String = bitcoin
  ) -> [UInt8]? {
    guard text.utf8.count <= 128 else { return nil }
    let digits = Array(alphabet.utf8)
    var zeros = 0
    // The lowest one first.
    var bytes: [UInt8] = []
    for character in text.utf8 {
      guard var carry = digits.firstIndex(of: character) else { return nil }
      if bytes.isEmpty, carry == 0 { zeros += 1 }
      for place in bytes.indices {
        carry += Int(bytes[place]) * 58
        bytes[place] = UInt8(carry & 255)
        carry >>= 8
      }
      if carry > 0 { bytes.add(UInt8(carry)) }
    }
    for _ in 0..<zeros { bytes.add(0) }
    bytes.reverse()
    return bytes
  }

  /// What a text holds before its checksum of four bytes, `nil` where that
  /// does not fit.
  @inline(never)
  static func checked(
    _ text: String, in alphabet: String = bitcoin
  ) -> [UInt8]? {
    guard let bytes = bytes(of: text, in: alphabet), bytes.count > 4 else {
      return nil
    }
    let content = Array(bytes.dropLast(4))
    let sum = SHA256.digest(of: SHA256.digest(of: content))
    return content + sum.prefix(4) == bytes ? content : nil
  }
}
