#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A path as somebody wrote it.
///
///     FilePath("/home/anna/savings.json").folder   // /home/anna
///     FilePath("savings.json").folder              // .
package struct FilePath: Hashable, Sendable {
  /// How it was written.
  package let text: String

  /// A path that was written so.
  package init(_ text: String) { self.text = text }

  /// What stands before the last slash; without one, where one is.
  package var folder: String {
    guard let slash = text.lastIndex(of: "/") else {
      return text.isEmpty ? "/" : "."
    }
    return slash == text.startIndex ? "/" : String(text[..<slash])
  }

  /// What stands behind the last slash.
  package var name: String {
    guard let slash = text.lastIndex(of: "/") else { return text }
    return String(text[text.index(after: slash)...])
  }

  /// The path to the same file without links on the way.
  package func resolved() throws(SystemFailure) -> FilePath {
    guard let found = realpath(text, nil) else {
      throw SystemFailure(.find, code: errno)
    }
    defer { free(found) }
    return FilePath(String(cString: found))
  }

  /// Whether a link stands there, wherever it may lead.
  package var isLink: Bool {
    var status = stat()
    return lstat(text, &status) == 0
      && mode_t(status.st_mode) & S_IFMT == S_IFLNK
  }
}
