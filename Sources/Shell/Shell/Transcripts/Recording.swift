import TonearmConsole
import TonearmSystem
import TonearmTranscripts
import TonearmWorld

/// A recording of the running session to a file.
final class Recording {
    let start: SessionStart
    /// The user's own session, if the recording has a separate one.
    let own: SessionKeeper.Snapshot?
    /// The session at the time of the pause; nil if the recording is not paused.
    var paused: SessionKeeper.Snapshot?
    /// The source of seeds before the recording, which uses fixed seeds.
    let seed: () -> UInt64
    /// Whether the session's clock was running before. During a recording it is stopped, except for due events.
    let clockRan: Bool
    /// The time of the stopped clock, and the system's time when it was stopped; both in seconds since 1970.
    var stands: Int
    var stoodSince: Int
    private(set) var noteCount = 0
    private let recorder: Recorder
    private let sink: FileRecordingSink

    init(
        _ recorder: Recorder, _ sink: FileRecordingSink, start: SessionStart, own: SessionKeeper.Snapshot?,
        seed: @escaping () -> UInt64, clockRan: Bool, now: Int
    ) {
        self.recorder = recorder
        self.sink = sink
        self.start = start
        self.own = own
        self.seed = seed
        self.clockRan = clockRan
        stands = start.time
        stoodSince = now
    }

    var path: String { sink.file.path }
    /// Whether the recording also stores the exchanges with a service on the network.
    var keepsExchanges: Bool {
        if case .server = start.address { true } else { false }
    }
    var isPaused: Bool { paused != nil }
    var stepCount: Int { recorder.stepCount }

    /// - Throws: `Errno`, `RecordingProblem`; the step is not in the file then.
    func record(_ command: String, printed: [UInt8], status: Int32) throws {
        if !isPaused { try recorder.record(command, printed: printed, status: status) }
    }

    /// - Throws: `Errno`, `RecordingProblem`.
    func note(_ text: String) throws {
        try recorder.note(text)
        noteCount += 1
    }

    /// Joins the blocks of the file.
    /// - Throws: `Failure` if the file cannot be written.
    func finish() throws(Failure) {
        do {
            let bytes = try FileSystem.read(path, limit: Transcript.limit, accepting: .file)
            if let error = FileSystem.rewrite(path, try Transcript(bytes, name: path).tidied) { throw error }
        } catch {
            try? sink.file.sync()
            throw Failure(
                "Cannot finish the recording '\(path)'", "\(error)",
                next: "What was recorded is in the file all the same: each command in a block of its own.")
        }
    }
}

/// The file of a recording.
final class FileRecordingSink: RecordingSink {
    let file: RecordedFile
    private var length: Int
    /// Whether each command is synced to disk before the next prompt, so that it survives a system crash. That is so
    /// in an interactive shell; the output of a script is synced at the end of the recording.
    private let isSynced: Bool

    init(_ file: RecordedFile, length: Int, isSynced: Bool) {
        self.file = file
        self.length = length
        self.isSynced = isSynced
    }

    func append(_ bytes: [UInt8]) throws {
        if length == 0 {
            try file.begin(with: bytes)
        } else {
            try checkLength(length)
            try file.write(bytes, at: length)
        }
        length += bytes.count
    }

    func replaceByte(at offset: Int, with byte: UInt8) throws { try file.write([byte], at: offset) }

    func truncate(to length: Int) throws {
        try checkLength(length)
        try file.truncate(to: length)
        self.length = length
    }

    /// Throws if another process shortened the file: extending it would pad the recording.
    private func checkLength(_ length: Int) throws {
        if file.size < length { throw RecordingProblem.cutOff }
    }

    func sync() throws {
        if isSynced { try file.sync() }
    }
}

extension RecordingProblem {
    /// Returns the reason why a step could not be written, as a clause.
    static func reason(_ error: any Error) -> String { (error as? RecordingProblem)?.why ?? "\(error)" }
}

/// The options of a new recording.
package struct RecordingOptions: Sendable {
    /// Whether the recording continues an existing file.
    package var appends = false
    /// Whether the present session is recorded instead of a new one.
    package var isHere = false
    /// Whether services that the continued file names may use the user's own tokens.
    package var isTrusted = false

    package init(appends: Bool = false, isHere: Bool = false, isTrusted: Bool = false) {
        self.appends = appends
        self.isHere = isHere
        self.isTrusted = isTrusted
    }
}
