#if canImport(Darwin)
internal import Darwin
#else
internal import SwiftGlibc
#endif

/// The process that runs.
///
///     ThisProcess.prepare()
///     ThisProcess.environment["HOME"]   // /home/anna
package enum ThisProcess {
  /// What every process does first, before it opens anything.
  ///
  /// A stream that was closed is opened on nothing, so that no file can take
  /// its number: nothing comes in, and writing is still an error. Files
  /// are made for their owner alone, and a broken pipe or too large a file is
  /// an answer of the system instead of a death.
  package static func prepare() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(stream, F_GETFD) < 0, errno == EBADF else { continue }
      // Where even this is refused, writing to the stream says so later.
      _ = open("/dev/null", O_RDONLY)
    }
    _ = umask(0o077)
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    // Who ignores what becomes of children never hears how they ended.
    _ = signal(SIGCHLD, SIG_DFL)
  }

  /// The number of the user that it works for.
  package static var user: UInt32 { UInt32(geteuid()) }

  /// What the machine is called, where it has a name.
  package static var hostName: String? {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Lets the stack grow to so many bytes, and tells whether it may.
  package static func growStack(to bytes: Int) -> Bool {
    #if canImport(Glibc)
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
    let stack = RLIMIT_STACK
    #endif
    var limit = rlimit()
    guard getrlimit(stack, &limit) == 0, limit.rlim_cur < bytes else {
      return true
    }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(bytes))
    return setrlimit(stack, &limit) == 0 && limit.rlim_cur >= bytes
  }

  /// The variables of the environment, the first of a name counting.
  package static var environment: [String: String] {
    var count = 0
    while environ[count] != nil { count += 1 }
    var variables = [String: String](minimumCapacity: count)
    while count > 0 {
      count -= 1
      guard let line = environ[count],
        let mark = strchr(line, Int32(UInt8(ascii: "=")))
      else { continue }
      let name = UnsafeRawBufferPointer(start: line, count: mark - line)
      variables[String(decoding: name, as: UTF8.self)] =
        String(cString: mark + 1)
    }
    return variables
  }

  /// Ends it with a status.
  package static func end(with status: Int32) -> Never { exit(status) }
}
