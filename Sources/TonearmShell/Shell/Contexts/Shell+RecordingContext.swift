import Console
import Recordings

extension Shell: RecordingContext {
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
