@testable import Transcript

/// A file in memory whose disk is full, or whose program is killed, after so many bytes.
final class MemoryFile: RecordingSink {
    private var written: [UInt8]
    private(set) var syncs = 0
    /// How many bytes can still be written.
    var room: Int
    /// Whether the program ends when there is no more room: then nothing happens any more.
    let isKilled: Bool
    /// Whether a write has failed.
    private(set) var isFull = false
    var canTruncate = true
    /// How long the file is at least, with line feeds as room behind what was written.
    let size: Int

    struct Full: Error {}

    init(_ bytes: [UInt8] = [], room: Int = .max, isKilled: Bool = false, size: Int = 0) {
        written = bytes
        self.size = size
        self.room = room
        self.isKilled = isKilled
    }

    var bytes: [UInt8] { written + Array(repeating: UInt8(ascii: "\n"), count: max(size - written.count, 0)) }
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
