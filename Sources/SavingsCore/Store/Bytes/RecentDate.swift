/// The date that was read last, as it was written and as it is: most lines
/// have the date of the line before.
struct RecentDate {
  private var first: UInt64
  private var last: UInt64
  private var date = CalendarDate.first

  /// No date but the first one there is.
  init() {
    let words = "0001-01-01".utf8.span.bytes
    (first, last) = (words.word(at: 0), words.word(at: 2))
  }

  /// The date whose ten characters begin here, `nil` if they are none.
  @inline(__always)
  mutating func date(at place: Int, in bytes: Span<UInt8>) -> CalendarDate? {
    let words = bytes.bytes
    let first = words.word(at: place)
    let last = words.word(at: place + 2)
    if self.first == first, self.last == last { return date }
    // Mostly it is another day of the same month.
    let date =
      self.first == first
      ? date.on(dayOf: last) : CalendarDate(at: place, in: bytes)
    guard let date else { return nil }
    self.first = first
    self.last = last
    self.date = date
    return date
  }
}

extension CalendarDate {
  /// Reads the ten characters that begin here.
  @inline(never)
  init?(at place: Int, in bytes: Span<UInt8>) {
    self.init(bytes: bytes.extracting(place..<place + 10))
  }

  /// The day of its month with which ten characters end, of which these are
  /// the last eight.
  @inline(__always)
  fileprivate func on(dayOf last: UInt64) -> CalendarDate? {
    let day = twoDigits(
      UInt8(truncatingIfNeeded: last >> 48),
      UInt8(truncatingIfNeeded: last >> 56))
    guard let day else { return nil }
    return on(day: day)
  }
}
