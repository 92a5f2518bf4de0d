/// What turns the lines of one book into those of another.
///
/// It knows records only as they are written, so that a step back needs no
/// second way of reading them: the lines are put back, and the whole is read
/// as strictly as any store.
package struct StorePatch: Hashable, Sendable {
  /// Of each part that differs, what is taken out and put in.
  var parts: [Part: ListPatch<StoreLines.Line>]

  /// A patch of known parts.
  init(parts: [Part: ListPatch<StoreLines.Line>]) { self.parts = parts }

  /// What differs between two books.
  package init(_ patch: BookPatch) {
    let settings: ListPatch<StoreLines.Line>? = patch.settings.map { change in
      ListPatch(
        removed: [
          .init(place: 0, JSONInk.line { $0.write(change.before) })
        ],
        inserted: [
          .init(place: 0, JSONInk.line { $0.write(change.after) })
        ])
    }
    let all: [Part: ListPatch<StoreLines.Line>?] = [
      .settings: settings,
      .goals: patch.goals.lines { $0.write($1) },
      .assets: patch.assets.lines { $0.write($1) },
      .allocations: patch.allocations.lines { $0.write($1) },
      .plans: patch.plans.lines { $0.write($1) },
      .rates: patch.rates.lines { $0.write($1) },
      .transactions: patch.transactions.lines { $0.write($1) },
    ]
    parts = all.compactMapValues { $0 }
  }

  /// The patch that leads back.
  package var inverse: StorePatch {
    StorePatch(parts: parts.mapValues(\.inverse))
  }

  /// The lines after, or the first place where they are not the ones that the
  /// patch was made for.
  package func applied(
    to lines: StoreLines
  ) throws(Mismatch) -> StoreLines {
    var next = lines
    for part in StoreLines.parts {
      guard let patch = parts[part] else { continue }
      let list = lines.lines[part] ?? []
      guard let patched = patch.applied(to: list) else {
        let entry = patch.removed.first { entry in
          !list.indices.contains(entry.place)
            || list[entry.place] != entry.record
        }
        throw Mismatch(path: "\(part.rawValue)[\(entry?.place ?? list.count)]")
      }
      next.lines[part] = patched
    }
    return next
  }

  /// Where the lines are not the expected ones.
  package struct Mismatch: Error, Hashable {
    let path: String
  }
}

extension ListPatch {
  /// The same patch of the records as they are written, `nil` for none.
  fileprivate func lines(
    _ write: (inout JSONInk, Record) -> Void
  ) -> ListPatch<StoreLines.Line>? {
    func line(_ entry: Entry) -> ListPatch<StoreLines.Line>.Entry {
      .init(
        place: entry.place, JSONInk.line { write(&$0, entry.record) })
    }
    return isEmpty
      ? nil
      : ListPatch<StoreLines.Line>(
        removed: removed.map(line), inserted: inserted.map(line))
  }
}
