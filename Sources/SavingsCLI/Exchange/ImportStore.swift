internal import CommandGrammar
internal import SavingsCore

extension Session {
  /// Brings in every record of another store that is not here.
  func importStore(_ bytes: [UInt8], _ wanted: ImportWanted) throws -> Reply {
    if let (option, _) = wanted.options.first(where: { $0.1 != nil }) {
      throw Failure(
        "needless_option", .usage,
        "\(wanted.file) is a store, which needs no \(option)",
        subject: option, tip: "leave it out")
    }
    let other: Snapshot
    do {
      other = try StoreReader.read(bytes)
    } catch {
      throw StoreProblem.content(error, in: wanted.file, hasBackup: false)
        .failure(ofOther: wanted.path, called: wanted.file)
    }
    let book = try book()
    let copying = book.copying(other.book)
    let merging: Tip = """
      nothing was changed; to bring two copies together: \
      \(run: ShellCommand(request.goingOn(["cst", "merge", wanted.path.asOperand])))
      """
    if let first = copying.conflicts.first {
      let names = copying.conflicts.prefix(3).map { "\($0)" as Phrase }
      let rest: [Phrase] =
        copying.conflicts.count > 3
        ? ["and \(copying.conflicts.count - 3) more"] : []
      throw Failure(
        "conflict", .refused,
        "what \(wanted.file) holds is another record here",
        details: names + rest, subject: first,
        candidates: copying.conflicts,
        tip: book.sharesRecords(with: other.book)
          ? merging : wanted.renaming(copying.namesake, in: [book, other.book]))
    }
    if let asset = copying.overAllocated {
      throw Failure(
        "conflict", .refused,
        """
        with the shares of \(wanted.file) \(quoted: asset.name) would give \
        away more than 100%
        """, subject: asset.slug, tip: merging)
    }
    let answer = ImportAnswer(
      file: wanted.file, encoding: .utf8, raw: nil, accounts: [], others: [])
    let snapshot = try snapshot()
    // What was deleted or set in a copy of this store does not come in, so it
    // is not known then.
    let change = Change(
      from: book, try occasion(), to: copying.book,
      merged: copying.book == book || book.sharesRecords(with: other.book)
        ? nil : .init(other: other, revision: snapshot.revision + 1))
    return Reply(answer, change) {
      if copying.added == 0 {
        "Nothing is new: all records of \(wanted.file) are here already."
      } else {
        "Imported \(copying.added, "record") of \(wanted.file)."
        beginnings(from: book, to: copying.book)
        if book.household.settings != Settings(),
          book.household.settings != copying.book.household.settings
        {
          """
          The settings are those of \(wanted.file) now, and yours are gone: \
          \(run: "cst settings list")
          """
        }
      }
    }
    .told(confirms: true)
  }
}

extension ImportWanted {
  /// How a store that has nothing in common with this one comes in.
  fileprivate func renaming(
    _ namesake: (kind: RecordKind, slug: String)?, in books: [Book]
  ) -> Tip {
    guard let (kind, slug) = namesake, path != "-" else {
      return "nothing was changed; change one of the two first"
    }
    // Free in both.
    let free = books.reduce(slug) { slug, book in
      kind == .goal ? book.goalSlug(for: slug) : book.assetSlug(for: slug)
    }
    let command: ShellCommand = """
      cst --file \(path.asArgument) \(kind.noun) edit \(slug) --name \(.name) \
      --slug \(free)
      """
    return "nothing was changed; rename one of the two first: \(run: command)"
  }
}
