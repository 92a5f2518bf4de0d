import SavingsCore
import Testing

/// The checksums that coins use give what their standards publish.
@Suite struct DigestTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (
        "abc",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func sha256(_ text: String, is digest: String) {
    #expect(hex(SHA256.digest(of: Array(text.utf8))) == digest)
  }

  @Test(
    arguments: [
      ("", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"),
      (
        "abc",
        "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"
      ),
      (
        "The quick brown fox jumps over the lazy dog",
        "4d741b6f1eb29cb2a9b9911c82f56fa8d73b04959d3d9d222895df6c0b28aa15"
      ),
    ])
  func keccak256(_ text: String, is digest: String) {
    #expect(hex(Keccak256.digest(of: Array(text.utf8))) == digest)
  }

  /// A message of more than one block.
  @Test func keccakOfTwoBlocks() {
    let message = [UInt8](repeating: 0xa3, count: 200)
    #expect(
      hex(Keccak256.digest(of: message))
        == "3a57666b048777f2c953dc4456f45a2588e1cb6f2da760122d530ac2ce607d4a")
  }
}
