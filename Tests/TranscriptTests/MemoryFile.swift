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
    /// How long each room in memory is, with line feeds in it; 0 where there is none.
    let size: Int
    /// How often there was one.
    private(set) var rooms = 0

    struct Full: Error {}

    init(_ bytes: [UInt8] = [], room: Int = .max, isKilled: Bool = false, size: Int = 0) {
        written = bytes
        self.size = size
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

    func makeRoom(from place: Int, size: Int) throws -> Int? {
        try checkLife()
        guard size <= self.size else { return nil }
        rooms += 1
        let end = place + self.size
        written += Array(repeating: UInt8(ascii: "\n"), count: max(end - written.count, 0))
        return end
    }

    func fill(_ bytes: ArraySlice<UInt8>, at offset: Int) throws {
        try checkLife()
        let part = bytes.prefix(room)
        // In any order, as far as anybody knows: from the middle on, and then what stands before it.
        let half = bytes.count / 2
        for step in part.indices {
            let index = (step - bytes.startIndex + half) % bytes.count
            written[offset + index] = bytes[bytes.startIndex + index]
        }
        room -= part.count
        if part.count < bytes.count { try fail() }
    }

    func exchange(_ bytes: SIMD16<UInt8>, at offset: Int) throws {
        try checkLife()
        if room == 0 { try fail() }
        room -= 1
        for index in 0..<bytes.scalarCount { written[offset + index] = bytes[index] }
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
