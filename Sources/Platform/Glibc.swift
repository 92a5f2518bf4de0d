#if canImport(Glibc)
@preconcurrency internal import SwiftGlibc
internal import SwiftOverlayShims

// Module `Glibc` says these in terms of what C can, and has all of its
// mathematics beside them. Whoever calls one of them takes the whole along, a
// hundred thousand bytes, so they are said once more here, and `SwiftGlibc` is
// the library without them.

/// The reason of the last call that failed.
var errno: Int32 {
  get { _swift_stdlib_getErrno() }
  set { _swift_stdlib_setErrno(newValue) }
}

/// The variables of the environment, as `NAME=value`.
var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { __environ }

/// What a signal is set to that is to do nothing.
let SIG_IGN = unsafeBitCast(1, to: __sighandler_t.self)

/// What a signal is set to that is to do what it does by itself.
let SIG_DFL = unsafeBitCast(0, to: __sighandler_t?.self)

/// What a status says of the kind of a file: one of the next, which are a
/// folder, a file of bytes, a pipe with a name, a place where processes talk,
/// and a link to another name.
let S_IFMT: mode_t = 0o170000
let S_IFDIR: mode_t = 0o040000
let S_IFREG: mode_t = 0o100000
let S_IFIFO: mode_t = 0o010000
let S_IFSOCK: mode_t = 0o140000
let S_IFLNK: mode_t = 0o120000

func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  _swift_stdlib_open(path, flags, 0)
}

/// Opens a file in an open folder, or makes it.
func openat(
  _ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32,
  _ mode: mode_t = 0
) -> Int32 {
  _swift_stdlib_openat(folder, path, flags, mode)
}

/// Asks about a descriptor.
func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 {
  _swift_stdlib_fcntl(descriptor, command, 0)
}

/// Changes a descriptor.
func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 {
  _swift_stdlib_fcntl(descriptor, command, value)
}

/// Asks a device.
func ioctl(
  _ descriptor: Int32, _ request: UInt, _ answer: UnsafeMutableRawPointer
) -> Int32 {
  _swift_stdlib_ioctlPtr(descriptor, request, answer)
}
#endif
