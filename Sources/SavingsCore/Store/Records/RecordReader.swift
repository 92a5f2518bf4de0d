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
    let start = cursor.start(in: bytes)
    let id = try cursor.id(Asset.self, in: bytes)
    if let place = assets.place(of: id) { return place }
    throw cursor.flaw(
      .contradiction(.dangling(.asset, id.description)), at: start)
  }

  /// Reads the id of a goal that was read before, and tells its place.
  @inline(never)
  mutating func goalPlace(in bytes: Span<UInt8>) throws(FlawFound) -> Int {
    let start = cursor.start(in: bytes)
    let id = try cursor.id(Goal.self, in: bytes)
    if let place = goals.place(of: id) { return place }
    throw cursor.flaw(
      .contradiction(.dangling(.goal, id.description)), at: start)
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
