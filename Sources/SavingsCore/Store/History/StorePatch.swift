/// What turns the lines of one book into those of another.
///
/// It knows records only as they are written, so that a step back needs no
/// second way of reading them: the lines are put back, and the whole is read
/// as strictly as any store.
package struct StorePatch: Hashable, Sendable {
  /// Of each part that differs, what is taken out and put in.
  let parts: [StorePart: ListPatch<StoreLines.Line>]

  /// A patch of known parts.
  init(parts: [StorePart: ListPatch<StoreLines.Line>]) { self.parts = parts }

  /// What differs between two books.
  package init(from before: Book, to after: Book) {
    var parts: [StorePart: ListPatch<StoreLines.Line>] = [:]
    for part in StorePart.allCases {
      parts[part] = part.kind.linePatch(from: before, to: after)
    }
    self.parts = parts
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { parts.isEmpty }

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
    for part in StorePart.allCases {
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
