import SavingsCore
import Testing

/// When a change was made is written as the history reads it.
@Suite struct HistoryNoteTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1970-01-01T00:00:00Z"),
    (1_773_130_509, "2026-03-10T08:15:09Z"),
  ])
  func theClockIsWrittenInUTC(_ seconds: Int, _ time: String) {
    let note = HistoryNote(secondsSince1970: seconds, command: "cst save 5EUR")
    #expect(note.time == time)
  }
}
