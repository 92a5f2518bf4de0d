/// Reads records, and knows those that others refer to.
struct RecordReader: ~Copyable {
  var cursor = JSONCursor()
  var goals = Places<Goal>()
  var assets = Places<Asset>()

  /// What holds every record against all others, where no checksum vouches.
  var proof: Proof?

  /// Reads the id of an asset that was read before, and tells its place.
  @inline(never)
  mutating func assetPlace(in bytes: Span<UInt8>) throws(FlawFound) -> Int {
    try place(in: bytes, .asset) { $0.assets.place(of: $1) }
  }

  /// Reads the id of a goal that was read before, and tells its place.
  @inline(never)
  mutating func goalPlace(in bytes: Span<UInt8>) throws(FlawFound) -> Int {
    try place(in: bytes, .goal) { $0.goals.place(of: $1) }
  }

  private mutating func place<Record>(
    in bytes: Span<UInt8>, _ kind: RecordKind,
    _ find: (inout RecordReader, Identifier<Record>) -> Int?
  ) throws(FlawFound) -> Int {
    _ = cursor.peek(in: bytes)
    let start = cursor.offset
    let id = try cursor.id(Record.self, in: bytes)
    guard let place = find(&self, id) else {
      let flaw = Flaw.contradiction(.dangling(kind, id.description))
      throw cursor.flaw(flaw, at: start)
    }
    return place
  }

  /// Holds the record that was just read against all before it, if asked to.
  mutating func prove(
    _ record: some Stored, _ distinct: inout DistinctRecords
  ) throws(FlawFound) {
    guard proof != nil else { return }
    do {
      try distinct.take(record.identity)
      try proof?.take(record)
    } catch {
      throw cursor.flaw(.contradiction(error), at: cursor.recordStart)
    }
  }

  /// Passes records that lack none of those they need, if asked to prove it.
  func finishProof() throws(FlawFound) {
    do {
      try proof?.finish()
    } catch {
      throw cursor.flaw(.contradiction(error), at: cursor.recordStart)
    }
  }
}
