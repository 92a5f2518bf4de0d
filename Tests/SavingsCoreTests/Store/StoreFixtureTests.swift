import SavingsCore
import Testing

@Suite struct StoreFixtureTests {
  @Test func theDemoFileHoldsTheDemoHousehold() throws {
    let snapshot = try DemoHousehold.snapshot()
    let bytes = StoreWriter.bytes(of: snapshot)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == String(decoding: try fixture("demo.json"), as: UTF8.self))
    #expect(try StoreReader.read(try fixture("demo.json")) == snapshot)
  }
}
