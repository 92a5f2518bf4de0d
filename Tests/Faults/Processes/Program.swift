import Foundation
import Support
import Testing

/// The program as it was built, run as a process of its own.
struct Program {
  /// Where it is: `CST_BINARY`, or beside the tests.
  static let path: String = {
    if let named = ProcessInfo.processInfo.environment["CST_BINARY"] {
      return named
    }
    let bundle = URL(filePath: CommandLine.arguments[0])
    let build = Repository.root.appending(path: ".build/debug/cst").path
    let beside = bundle.deletingLastPathComponent().appending(path: "cst").path
    return FileManager.default.isExecutableFile(atPath: beside) ? beside : build
  }()

  private let folder: TemporaryFolder

  /// The home folder of all that runs here.
  var home: URL { URL(filePath: folder.path) }

  init() throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: Program.path),
      "\(Program.path) is not there; swift build makes it")
    folder = try TemporaryFolder()
  }

  /// What a process said, and how it ended.
  struct Ending {
    let out: String
    let err: String
    let status: Int32
  }

  /// The file that `cst` uses where none is named.
  var store: URL { home.appending(path: ".local/share/cst/savings.json") }

  /// Begins a household with an account and a goal.
  func begin() throws {
    for line in [
      ["asset", "add", "Savings", "--currency", "EUR", "--balance", "100"],
      ["goal", "add", "Boat", "--target", "5000EUR", "--deadline", "+1y"],
    ] {
      let ending = try run(line)
      try #require(ending.status == 0, "\(ending.err)")
    }
  }

  /// Runs it to its end.
  func run(_ arguments: [String]) throws -> Ending {
    try Program.run(Program.path, arguments, home)
  }

  /// Runs a line of the shell, in which `cst` is the program.
  func shell(_ line: String) throws -> Ending {
    let call = "cst() { \"$CST_PROGRAM\" \"$@\"; }\n"
    return try Program.run("/bin/bash", ["-c", call + line], home)
  }

  /// Starts it and returns at once.
  func start(_ arguments: [String]) throws -> Process {
    let process = Program.process(Program.path, arguments, home)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Waits until the folder of the store has changed so many times while this
  /// process runs, or the process has ended.
  func watch(_ process: Process, for changes: Int) throws {
    var (seen, last) = (0, try traces())
    while seen < changes, process.isRunning {
      let now = try traces()
      if now != last { (seen, last) = (seen + 1, now) }
    }
  }

  /// What can be seen of the files beside the store, and of itself.
  private func traces() throws -> [String] {
    let folder = store.deletingLastPathComponent().path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { name in
        var status = stat()
        // What has just gone is a trace as well.
        guard lstat("\(folder)/\(name)", &status) == 0 else { return name }
        return "\(name) \(status.st_ino) \(status.st_size)"
      }
  }

  private static func run(
    _ path: String, _ arguments: [String], _ home: URL
  ) throws -> Ending {
    let process = process(path, arguments, home)
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    let said = try out.fileHandleForReading.readToEnd() ?? Data()
    let told = try err.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Ending(
      out: String(decoding: said, as: UTF8.self),
      err: String(decoding: told, as: UTF8.self),
      status: process.terminationStatus)
  }

  private static func process(
    _ path: String, _ arguments: [String], _ home: URL
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = [
      "HOME": home.path, "LANG": "C.UTF-8", "CST_PROGRAM": Program.path,
      "PATH": "/usr/bin:/bin",
      // Where lines are counted, a count of them would be left behind here.
      "LLVM_PROFILE_FILE": "/dev/null",
    ]
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
