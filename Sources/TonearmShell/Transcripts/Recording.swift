import Console
import MusicWorld
import SystemLayer
import Transcript

/// A session that is written to a file while it happens.
final class Recording {
    let start: SessionStart
    /// The learner's or presenter's own session, where another one was begun for the recording.
    let own: SessionKeeper.Snapshot?
    /// The session as it was when the recording was paused.
    var paused: SessionKeeper.Snapshot?
    /// Where seeds came from before; in the recording they are always the same.
    let seed: () -> UInt64
    /// Whether the session's clock ran before. In a recording it stands still, but for what comes by itself.
    let clockRan: Bool
    /// Where the session's clock stands, and since when by the system's clock; both in seconds since 1970.
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
    /// Whether the exchanges with a service on a network are kept beside it, by this recording.
    var keepsExchanges: Bool {
        if case .server = start.address { true } else { false }
    }
    var isPaused: Bool { paused != nil }
    var stepCount: Int { recorder.stepCount }

    /// - Throws: `Errno`, `RecordingProblem`; the step is not in the file then.
    func record(_ command: String, printed: [UInt8], status: Int32) throws {
        if !isPaused { try recorder.record(command, printed: printed, status: status) }
    }

    /// - Throws: the same.
    func note(_ text: String) throws {
        try recorder.note(text)
        noteCount += 1
    }

    /// Puts the blocks of the file together.
    /// - Throws: `Failure`.
    func finish() throws(Failure) {
        do {
            try recorder.giveRoomBack()
            if recorder.isTidy(sink.file.size) { return try sink.file.sync() }
            let file = try OpenFile(path)
            let parts = FileParts(count: file.size) { try file.bytes(in: $0) }
            try FileSystem.rewrite(path) { try recorder.tidy(parts, name: path, into: $0) }
        } catch {
            try? sink.file.sync()
            throw Failure(
                "Cannot finish the recording '\(path)'",
                "\(error)",
                next: "What was recorded is in the file all the same: each command in a block of its own.")
        }
    }
}

/// The file of a recording.
final class FileRecordingSink: RecordingSink {
    let file: RecordedFile
    private var length: Int
    /// Whether a person types: then each command is on the disk when the prompt is back, and outlives even the machine.
    /// What a script prints outlives the program, and is on the disk when the recording ends.
    private let isSynced: Bool
    /// Where a script is recorded, the end of the file lies in memory: one call of the system for each command would take as long as all else
    /// of recording it.
    private var window: FileWindow?
    private var hasWindows: Bool
    /// Bytes; a multiple of each system's pages.
    private static let windowSize = 1 << 16
    /// Up to where the system knows that the file is not read soon, in steps of so many bytes.
    private var forgottenEnd = 0
    private static let forgottenSize = 1 << 20

    init(_ file: RecordedFile, length: Int, isSynced: Bool) {
        self.file = file
        self.length = length
        self.isSynced = isSynced
        hasWindows = !isSynced
    }

    func append(_ bytes: [UInt8]) throws {
        if length == 0 { try file.begin(with: bytes) } else { try file.write(bytes, at: length) }
        length += bytes.count
    }

    func replaceByte(at offset: Int, with byte: UInt8) throws { try file.write([byte], at: offset) }

    func makeRoom(from place: Int, size: Int) throws -> Int? {
        guard hasWindows, size <= Self.windowSize - FileSystem.pageSize else { return nil }
        let end = window?.place.upperBound ?? length
        if file.size < end { throw RecordingProblem.cutOff }
        forget(to: place)
        window = try? file.window(at: end, from: place, size: Self.windowSize, filling: UInt8(ascii: "\n"))
        hasWindows = window != nil
        return window?.place.upperBound
    }

    /// What will not change any more goes to the disk while the session goes on, so that the end of the recording has less to wait for.
    private func forget(to place: Int) {
        let end = place - place % Self.forgottenSize
        guard end > forgottenEnd else { return }
        file.forget(forgottenEnd..<end)
        forgottenEnd = end
    }

    func fill(_ bytes: ArraySlice<UInt8>, at offset: Int) throws {
        try write { window throws(Errno) in try window.write(bytes, at: offset) }
    }

    func exchange(_ bytes: SIMD16<UInt8>, at offset: Int) throws {
        try write { window throws(Errno) in try window.exchange(bytes, at: offset) }
    }

    private func write(by body: (FileWindow) throws(Errno) -> Void) throws {
        guard let window else { throw RecordingProblem.broken }
        do {
            try body(window)
        } catch {
            throw file.size < window.place.upperBound ? RecordingProblem.cutOff : error
        }
    }

    /// What somebody else cut off is not made longer again: the bytes would be none of the recording's.
    func truncate(to length: Int) throws {
        window = nil
        if file.size < length { throw RecordingProblem.cutOff }
        try file.truncate(to: length)
        self.length = length
    }

    func sync() throws {
        if isSynced { try file.sync() }
    }
}

extension RecordingProblem {
    /// The reason why a step could not be written, as a clause.
    static func reason(_ error: any Error) -> String { (error as? RecordingProblem)?.why ?? "\(error)" }
}
