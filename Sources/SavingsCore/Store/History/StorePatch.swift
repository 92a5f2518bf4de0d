/// What turns the lines of one book into those of another.
///
/// It knows records only as they are written, so that a step back needs no
/// second way of reading them: the lines are put back, and the whole is read
/// as strictly as any store.
package struct StorePatch: Sendable {
  /// What differs in one part.
  final class Part: Sendable {
    let part: StorePart

    /// What is taken out and put in.
    let patch: ListPatch<StoreLines.Line>

    init(part: StorePart, patch: ListPatch<StoreLines.Line>) {
      self.part = part
      self.patch = patch
    }
  }

  let parts: [Part]

  package var isEmpty: Bool { parts.isEmpty }

  package var inverse: StorePatch {
    StorePatch(
      parts: parts.map { Part(part: $0.part, patch: $0.patch.inverse) })
  }

  /// The lines after, or the first place where they are not the ones that the
  /// patch was made for.
  package func applied(to lines: StoreLines) throws(Mismatch) -> StoreLines {
    var next = lines
    for part in parts {
      let list = lines[part.part]
      guard let patched = part.patch.applied(to: list) else {
        let entry = part.patch.removed.first { entry in
          !list.indices.contains(entry.place)
            || list[entry.place] != entry.record
        }
        throw Mismatch(
          path: "\(part.part.rawValue)[\(entry?.place ?? list.count)]")
      }
      next[part.part] = patched
    }
    return next
  }

  /// Where the lines are not the expected ones.
  package struct Mismatch: Error { let path: String }
}
