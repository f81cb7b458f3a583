import Console
import Recordings

/// The recordings of the session: the transcript of its lines, and the archive of its exchanges.
protocol RecordingContext: SessionContext {
    /// The current recording of a transcript; nil if there is none.
    var recording: Recording? { get }
    /// Starts recording a transcript.
    /// - Throws: `Failure` if it cannot start; nothing has changed then.
    func startRecording(_ file: String, _ options: RecordingOptions) async throws
    /// Omits the following commands from the transcript.
    func pauseRecording()
    /// Continues recording with the session from the time of the pause.
    func resumeRecording()
    /// Stops recording the transcript.
    /// - Returns: the file, the number of its commands, and whether the user's own session was restored; nil if there
    ///   was no recording.
    func stopRecording() throws -> (path: String, steps: Int, isOwnBack: Bool)?
    /// The archive to which exchanges are recorded; nil if there is none.
    var archive: ArchiveWriter? { get }
    /// Starts recording exchanges.
    /// - Parameter appends: whether an existing file is continued.
    func startArchive(_ file: String, appends: Bool) throws(Failure)
    /// Stops recording exchanges.
    /// - Returns: the file and the number of its exchanges; nil if there was no recording.
    func stopArchive() throws(Failure) -> (path: String, count: Int)?
    /// The recent lines with their output; nil if the shell is not interactive.
    var recentSteps: RecentSteps? { get }
}
