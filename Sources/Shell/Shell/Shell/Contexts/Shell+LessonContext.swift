import TonearmConsole
import TonearmRecordings
import TonearmTranscripts

extension Shell: LessonContext {
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
        _ transcript: Transcript, _ settings: Performance.Settings, from chapter: Transcript.Chapter?,
        in session: Session, start: SessionStart, notes: String?, isTrusted: Bool
    ) async throws -> [Difference] {
        let own = observers.performance.begin(session, start)
        let hadFixedWidth = screen.frame.hasFixedWidth
        defer {
            observers.performance.end(own)
            screen.frame.hasFixedWidth = hadFixedWidth
        }
        var settings = settings
        settings.width = screen.frame.width
        // Compared tables are fitted to the transcript's width, also in a pipe, which cuts no column otherwise.
        if settings.verifies { (screen.frame.width, screen.frame.hasFixedWidth) = (start.width, true) }
        let player = TranscriptPlayer(
            transcript, settings, from: chapter, stage: start, notes: notes, in: self,
            author: author(ofFile: isTrusted))
        return try await player.run()
    }

    func session(after count: Int, of transcript: Transcript) async throws -> Session {
        let stage = try TranscriptStage(
            for: transcript, client: client, depth: performanceDepth + 1, limit: environment.nesting.limit,
            author: author(ofFile: false))
        for step in transcript.steps.prefix(count) {
            try Task.checkCancellation()
            _ = try await stage.run(step.command)
        }
        return stage.shell.session
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

extension Shell {
    var teaching: Teaching? {
        get { observers.lesson.teaching }
        set { observers.lesson.teaching = newValue }
    }

    var isRecorded: Bool { observers.recorder.recording != nil }

    var values: SessionValues { SessionValues(session: session, last: observers.last, now: now) }

    var stateFolder: String? { environment.store?.folder }

    var lessonFolder: String? { environment.lessons.folder }

    var lessonLanguage: String? { environment.lessons.language }

    func beginLesson(
        _ entry: LessonEntry, _ run: LessonRun, learner: String?, author: LineAuthor, session: Session,
        actions: [LessonAction]
    ) {
        observers.lesson.begin(entry, run, learner: learner, author: author, session: session, actions: actions)
    }

    func resumeLesson(_ kept: LessonStore.KeptSession) { observers.lesson.resume(kept) }

    func stopLesson() throws { try observers.lesson.stop() }
}

extension Shell {
    var recording: Recording? { observers.recorder.recording }

    func startRecording(_ file: String, _ options: RecordingOptions) async throws {
        try await observers.recorder.start(file, options)
        keeper.effects.isMovingInTime = true
    }

    func pauseRecording() { observers.recorder.pause() }

    func resumeRecording() { observers.recorder.resume() }

    func stopRecording() throws -> (path: String, steps: Int, isOwnBack: Bool)? {
        let ended = try observers.recorder.stop()
        keeper.effects.isMovingInTime = true
        return ended
    }

    var archive: ArchiveWriter? { observers.archive.writer }

    func startArchive(_ file: String, appends: Bool) throws(Failure) {
        try observers.archive.start(file, appends: appends)
    }

    func stopArchive() throws(Failure) -> (path: String, count: Int)? { try observers.archive.stop() }

    var recentSteps: RecentSteps? { observers.recent.steps }
}
