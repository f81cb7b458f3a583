import Testing

@testable import TonearmTranscripts

@Suite struct HeaderTests {
    @Test func `a header is written in a fixed order and read again`() throws {
        var header = Transcript.Header()
        header[.height] = "24"
        header[.width] = "80"
        header[.title] = "  The parts\nof a URL "
        header[.seed] = "18446744073709551615"
        header[.clock] = "2026-11-21T09:30:00Z"
        header[.locale] = ""
        let expected = [
            "---", "format: 1", "title: The parts of a URL", "seed: 18446744073709551615",
            "clock: 2026-11-21T09:30:00Z",
            "width: 80", "height: 24", "---",
        ]
        #expect(header.lines == expected)
        let transcript = try Transcript(Transcript.text(header: header, []), name: "x.md")
        #expect(transcript.header == header)
        #expect(transcript.header?.seed == .max)
        #expect(transcript.header?.title == "The parts of a URL")
        #expect(transcript.steps.isEmpty)
    }

    @Test func `every key can be set`() throws {
        let values: [Transcript.Header.Key: String] = [
            .format: "1", .minutes: "5", .seed: "0", .clock: "2026-11-21T09:30:00.25+01:00", .width: "10000",
            .height: "1",
        ]
        let lines = Transcript.Header.Key.allCases.map { "\($0.rawValue): \(values[$0] ?? "a: b")" }
        let transcript = try Transcript("---\n\(lines.joined(separator: "\n"))\n---\n", name: "x.md")
        for key in Transcript.Header.Key.allCases { #expect(transcript.header?[key] == values[key] ?? "a: b") }
    }

    @Test(arguments: [
        ("2026-11-21", true), ("2024-02-29", true), ("2026-02-29", false), ("1900-02-29", false), ("2026-13-01", false),
        ("2026-00-10", false), ("2026-11-00", false), ("2026-11-21T09:30", true), ("2026-11-21T09:30:00Z", true),
        ("2026-11-21T09:30:60Z", true), ("2026-11-21T09:30:00.123456789+0100", true), ("2026-11-21T24:00:00Z", false),
        ("2026-11-21T09:60:00Z", false), ("2026-11-21T09:30:00+25:00", false), ("2026-11-21 09:30", false),
        ("2026-11-2", false),
        ("", false), ("2026-11-21T09:30:00Zx", false), ("20261121", false), ("２０２６-11-21", false),
    ])
    func `dates and times must exist in the calendar`(text: String, isDate: Bool) {
        #expect(ISODate.isDate(text) == isDate)
        #expect(ISODate.isTime(text) == (isDate && text.count > 10))
    }
}
