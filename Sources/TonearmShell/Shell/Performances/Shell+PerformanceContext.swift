import Console
import Transcript

extension Shell: PerformanceContext {
    var performanceDepth: Int { environment.nesting.depth }

    func checkIsIdle(toPerform file: String) throws(Failure) {
        if let recording {
            throw Failure(
                "Cannot play '\(file)'", "the recording into '\(recording.path)' is running",
                next: "Type 'transcript stop' first."
            ).at(.nothing)
        }
        guard observers.performance.suspended == nil else {
            throw Failure(
                "Cannot play '\(file)'", "another performance is running", next: "Play it when that one has ended."
            ).at(.nothing)
        }
    }

    func perform(
        _ transcript: Transcript, _ settings: Performance.Settings, in session: Session, start: SessionStart,
        notes: String?, isTrusted: Bool
    ) async throws -> [Difference] {
        let own = observers.performance.begin(session, start)
        defer { observers.performance.end(own) }
        var settings = settings
        settings.width = screen.frame.width
        if settings.verifies { screen.frame.width = start.width }
        let player = TranscriptPlayer(
            transcript, settings, stage: start, notes: notes, in: self, author: author(ofFile: isTrusted))
        return try await player.run()
    }

    func verify(
        _ sources: [Verifier.Source], workers: Int, limit: Int?, isTrusted: Bool
    ) async throws -> [FileReport] {
        let (client, depth, standard) = (client, performanceDepth, environment.nesting.limit)
        let author = author(ofFile: isTrusted)
        let verifier = Verifier(workers: workers, limit: .seconds(max(limit ?? standard, 1))) { transcript in
            try TranscriptStage(for: transcript, client: client, depth: depth + 1, limit: standard, author: author)
        }
        var count = 0
        let reports = await verifier.run(sources) { _ in
            count += 1
            // If the progress cannot be shown, showing the result will fail as well.
            try? screen.progress("\(count) of \(sources.count) …")
        }
        try Task.checkCancellation()
        return reports
    }

    func film(_ transcript: Transcript, isTrusted: Bool) async throws -> Film {
        try await FilmedTerminal(for: transcript, in: self, author: author(ofFile: isTrusted)).film()
    }

    func check(_ lesson: LessonEntry, isTrusted: Bool) async -> LessonCheckView.Result {
        let check = LessonCheck(client: client, depth: performanceDepth, author: author(ofFile: isTrusted))
        return await check.result(of: lesson)
    }
}
