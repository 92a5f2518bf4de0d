import SavingsCore
import Testing

/// What a service repeats of a key is told to nobody.
@Suite struct WebAnswerTests {
  @Test(arguments: ["SuperSecret123", "a+b/c"])
  func aKeyIsHidden(_ key: String) throws {
    let text = """
      HTTP/1.1 302 Found\r
      location: https://\(key.percentEncoded).example/\(key)\r
      \r
      {"value":"\(key)\(key)"}
      """
    let answer = try #require(
      WebResponse.reading(Array(text.utf8), hiding: key))
    #expect(answer.status == 302)
    #expect(answer.header("location") == "https://KEY.example/KEY")
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == "{\"value\":\"KEYKEY\"}")
  }

  @Test func withoutAKeyNothingIs() throws {
    let text = "HTTP/1.1 200 OK\r\n\r\n{}"
    let answer = try #require(WebResponse.reading(Array(text.utf8)))
    #expect(answer.body == Array("{}".utf8))
  }
}
