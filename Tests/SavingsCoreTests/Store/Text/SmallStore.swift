import SavingsCore
import Support

/// A store with one record of each kind, small enough to damage every bit.
enum SmallStore {
  /// Everything before the checksum.
  static let text = """
    {
      "format": "cst",
      "schemaVersion": 3,
      "revision": 7,
      "settings": {"currency":"EUR","payday":25,"digits":{"BTC":6}},
      "goals": [
        {"id":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a01","name":"Zürich","slug":"z",\
    "target":"10000","currency":"EUR","deadline":"2026-12-31",\
    "start":"2025-01-01","flex":"flexible","finished":"2026-05-01"},
        {"id":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a02","name":"a \\"b\\"",\
    "slug":"b","target":"0.5","currency":"BTC","deadline":"2026-12-31",\
    "start":"2025-01-01","flex":"protected"}
      ],
      "assets": [
        {"id":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0b01","name":"Jar",\
    "slug":"jar","currency":"EUR","note":"n"}
      ],
      "allocations": [
        {"asset":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0b01",\
    "goal":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a01","share":"60%",\
    "since":"2025-02-01"}
      ],
      "plans": [
        {"goal":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a02","month":"2026-03",\
    "custom":"12.5","by":"you"}
      ],
      "rates": [
        {"base":"BTC","quote":"EUR","rate":"82000","date":"2026-03-09",\
    "source":"manual"}
      ],
      "transactions": [
        {"id":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c01",\
    "asset":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0b01","date":"2025-09-25",\
    "kind":"deposit","amount":"833.33",\
    "goal":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0a02","externalId":"x"},
        {"id":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0c02",\
    "asset":"5b0c6c1e-6f0a-4c1e-9a44-0d6f1f2e0b01","date":"2025-09-26",\
    "kind":"interest","amount":"-1"}
      ],

    """

  /// The whole store.
  static let bytes = sealed(text)

  /// The store with one text in the place of another, and its old checksum.
  static func bytes(_ old: String, _ new: String) throws -> [UInt8] {
    try bytes.replacing(old, with: new)
  }
}
