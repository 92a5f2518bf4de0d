import SavingsCore
import Testing

/// Who is asked is a URL that may be asked, with words that make sense.
@Suite struct EndpointTests {
  @Test(
    arguments: [
      ("bitcoin", "https://mempool.space/api"),
      ("bitcoin", "http://umbrel.local:3006/api"),
      ("bitcoin", "http://127.0.0.1:3000"), ("bitcoin", "http://10.1.2.3/x"),
      ("bitcoin", "http://172.31.0.1"), ("bitcoin", "http://[::1]:8080/"),
      ("bitcoin", "http://[fd00::1]/api"), ("bitcoin", "http://abc.onion/a"),
      ("ethereum", "https://mainnet.example/v3/{key}"),
      ("ethereum", "https://rpc.example/?apikey={key}"),
      ("kraken", "https://k.example/t?pair={id} value=result.*.c.0"),
      ("tron", "https://t.example/{address} value=a.0.b decimals=6 key=x-k"),
      ("own", "https://a:65535/my-long-path-name2/and-more value=a"),
    ])
  func isTaken(as name: String, _ text: String) throws {
    #expect(try Endpoint(text, named: name).name == name)
  }

  @Test(
    arguments: [
      ("bitcoin", "ftp://mempool.space", "notAURL"),
      ("bitcoin", "mempool.space/api", "notAURL"),
      ("bitcoin", "https://", "notAURL"),
      ("bitcoin", "https://a b", "needlessWord"),
      ("bitcoin", "https://user:pass@host/api", "userName"),
      ("bitcoin", "http://mempool.space/api", "notSecret"),
      ("bitcoin", "http://172.32.0.1/", "notSecret"),
      ("bitcoin", "http://127.0.0.1.evil.example/", "notSecret"),
      ("bitcoin", "http://010.0.0.1/", "notSecret"),
      ("bitcoin", "http://[fc00/", "notAURL"),
      ("bitcoin", "https://x/api?key=1", "query"),
      (
        "ethereum",
        "https://mainnet.example/v3/9aa3d95b3bc440fa88ea12eaa4456161",
        "keyInside"
      ),
      ("ethereum", "https://a/{base}", "unknownPlace"),
      ("own", "https://a/{what} value=a", "unknownPlace"),
      ("own", "https://a/p", "noValue"),
      ("own", "https://a/p value=", "badWord"),
      ("own", "https://a/p value=a..b", "badWord"),
      ("own", "https://a/p value=a decimals=19", "badWord"),
      ("own", "https://a/p value=a key=x:y", "badWord"),
      ("own", "https://a/p value=a colour=red", "unknownWord"),
      ("own", "https://a/p value=a red", "unknownWord"),
      ("Own", "https://a/p value=a", "notAName"),
      ("1st", "https://a/p value=a", "notAName"),
      // What somebody typed or brought in stands under these names.
      ("manual", "https://a/{base} value=a", "notAName"),
      ("import", "https://a/{base} value=a", "notAName"),
      ("none", "https://a/{base} value=a", "notAName"),
      (
        "ethereum", "https://a/v2/aB3-dE5_gH7iJ9kL1mN3oP5qR7sT9uV1",
        "keyInside"
      ),
      (
        "own", "https://a/p value=a key=0123456789abcdef0123456789abcdef",
        "keyInside"
      ),
      ("own", "https://a/p value=a value=b", "badWord"),
      ("own", "https://a/{base value=a", "unknownPlace"),
      ("own", "https://a/{base}{address} value=a", "unknownPlace"),
      ("own", "https://a:65536/ value=a", "notAURL"),
    ])
  func isRefused(as name: String, _ text: String, because: String) {
    do {
      _ = try Endpoint(text, named: name)
      Issue.record("\(text) is taken")
    } catch {
      #expect("\(error)".hasPrefix(because), "\(text): \(error)")
    }
  }

  @Test(
    arguments: [
      ("ecb", true), ("frankfurter", true), ("coingecko:bitdao", true),
      ("kraken:XXBTZEUR", true), ("kraken", true), ("none", true),
      ("coingecko", false), ("ecb:USD", false), ("bitcoin", false),
      ("coingecko:", false), ("Kraken", false), ("coingecko:a b", false),
      ("manual", false), ("import", false),
    ])
  func aSourceIsSaid(as text: String, _ isOne: Bool) {
    #expect(PriceSource(text)?.description == (isOne ? text : nil))
  }
}
