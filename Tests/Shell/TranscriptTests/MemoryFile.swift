@testable import TonearmTranscripts

/// A file in memory whose disk is full, or whose process is killed, after a number of bytes.
final class MemoryFile: RecordingSink {
    private var written: [UInt8]
    private(set) var syncs = 0
    /// The number of bytes that can still be written.
    var room: Int
    /// A Boolean value that is true if a lack of room kills the process: later writes have no effect.
    let isKilled: Bool
    /// A Boolean value that is true if a write has failed.
    private(set) var isFull = false
    var canTruncate = true
    struct Full: Error {}

    init(_ bytes: [UInt8] = [], room: Int = .max, isKilled: Bool = false) {
        written = bytes
        self.room = room
        self.isKilled = isKilled
    }

    var bytes: [UInt8] { written }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func append(_ bytes: [UInt8]) throws {
        try checkLife()
        let part = bytes.prefix(room)
        written += part
        room -= part.count
        if part.count < bytes.count { try fail() }
    }

    func replaceByte(at offset: Int, with byte: UInt8) throws {
        try checkLife()
        if room == 0 { try fail() }
        room -= 1
        written[offset] = byte
    }

    func truncate(to length: Int) throws {
        try checkLife()
        guard canTruncate else { throw Full() }
        written.removeLast(written.count - length)
    }

    func sync() throws {
        try checkLife()
        syncs += 1
    }

    private func checkLife() throws { if isKilled, isFull { throw Full() } }

    private func fail() throws {
        isFull = true
        throw Full()
    }
}
