@testable import Transcript

/// A file in memory whose disk is full, or whose program is killed, after so many bytes.
final class MemoryFile: RecordingSink {
    private(set) var bytes: [UInt8]
    private(set) var syncs = 0
    /// How many bytes can still be written.
    var room: Int
    /// Whether the program ends when there is no more room: then nothing happens any more.
    let isKilled: Bool
    /// Whether a write has failed.
    private(set) var isFull = false
    var canTruncate = true
    /// How many bytes are written all together or not at all, as those of a page of a file are; 1 where none are.
    let page: Int

    struct Full: Error {}

    init(_ bytes: [UInt8] = [], room: Int = .max, isKilled: Bool = false, page: Int = 1) {
        self.bytes = bytes
        self.page = page
        self.room = room
        self.isKilled = isKilled
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    func append(_ bytes: [UInt8]) throws {
        try checkLife()
        let part = bytes.prefix(room)
        self.bytes += part
        room -= part.count
        if part.count < bytes.count { try fail() }
    }

    func replaceByte(at offset: Int, with byte: UInt8) throws {
        try checkLife()
        if room == 0 { try fail() }
        room -= 1
        bytes[offset] = byte
    }

    func appendAtOnce(_ bytes: [UInt8]) throws -> Bool {
        let end = self.bytes.count + bytes.count
        guard page > 1, self.bytes.count / page == (end - 1) / page else { return false }
        try checkLife()
        // Killed before it, or there is no room for all of it.
        if bytes.count > room {
            if isKilled { try fail() }
            return false
        }
        self.bytes += bytes
        room -= bytes.count
        return true
    }

    func truncate(to length: Int) throws {
        try checkLife()
        guard canTruncate else { throw Full() }
        bytes.removeLast(bytes.count - length)
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
