import Console
import Recordings

/// The recordings of the session: the transcript of its lines, and the archive of its exchanges.
protocol RecordingContext: SessionContext {
    /// The transcript that is recorded; nil if none is.
    var recording: Recording? { get }
    /// Begins to record a transcript.
    /// - Throws: `Failure` if it cannot begin; then nothing has changed.
    func startRecording(_ file: String, _ options: RecordingOptions) async throws
    /// Omits the following commands from the transcript.
    func pauseRecording()
    /// Goes on recording, with the session as it was when the recording was paused.
    func resumeRecording()
    /// Ends the transcript.
    /// - Returns: the file and the number of its commands, and whether the user's own session is back; nil if none was recorded.
    func stopRecording() throws -> (path: String, steps: Int, isOwnBack: Bool)?
    /// The archive into which exchanges are recorded; nil if none is.
    var archive: ArchiveWriter? { get }
    /// Begins to record exchanges.
    /// - Parameter appends: whether an existing file is continued.
    func startArchive(_ file: String, appends: Bool) throws(Failure)
    /// Ends the archive.
    /// - Returns: the file and the number of its exchanges; nil if none were recorded.
    func stopArchive() throws(Failure) -> (path: String, count: Int)?
    /// The last lines and their output; nil if they are not kept because nobody types.
    var recentSteps: RecentSteps? { get }
}
