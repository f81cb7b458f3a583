import TonearmTranscripts

/// Reads Markdown files with sessions, exports, verifies and updates them, and reads them as lessons.
enum TranscriptHarness {
    static func run(_ input: [UInt8]) throws {
        let transcript: Transcript
        do throws(TranscriptFailure) {
            transcript = try Transcript(input, name: "x.md")
        } catch {
            return try require(!error.why.isEmpty && !error.next.isEmpty, "it is refused without words")
        }
        try require(transcript.bytes == input, "it is not written as it was read")
        let film = Film(of: transcript, width: 20, height: 4)
        for format in ExportFormats.all { _ = (format.text(of: transcript), format.filmWriter?(film, nil)) }
        try update(transcript)
        guard let lesson = try? Lesson(transcript, seed: 1) else { return }
        _ = (lesson.title, lesson.tasks.count, lesson.flaws { _ in false })
    }

    /// Checks that an updated transcript can be read again.
    private static func update(_ transcript: Transcript) throws {
        var verification = Verification(transcript)
        let printed = ["Born to Run  albums/310730204", "> a", "[id] \u{1B}[1m", ""]
        for step in transcript.steps {
            _ = verification.command(of: step)
            verification.add(Outcome(lines: printed, status: 1), of: step)
        }
        let updated = try unwrap(
            try? Transcript(verification.updated, name: "x.md"), "brought up to date, it is no transcript any more")
        try require(updated.steps.count == transcript.steps.count, "brought up to date, it has other steps")
    }
}
