import Console
import Crypto
import SystemLayer

/// A log file of the changes since a state was last written completely.
///
/// The file has its full size from the beginning, filled with zeros. Writing then changes neither its length nor its
/// blocks, so a sync only writes the new bytes. Syncing a file that grows or is replaced also writes the file system's
/// journal, which takes many times as long.
///
/// The first line contains the log's key; records follow. Each is a line with a digest and a length, then so many
/// bytes. Bytes after the last complete record are ignored: they stem from an earlier log or an interrupted write.
struct StateLog: Sendable {
    let key: String
    private let file: RecordedFile
    /// The size of the file in bytes.
    private let capacity: Int
    private var end = 0

    /// Opens a log. The file does not change before the first record.
    /// - Parameter capacity: the size of the file in bytes.
    /// - Throws: `Errno` if the log cannot be created.
    init(_ path: String, key: String, capacity: Int) throws(Errno) {
        self.key = key
        self.capacity = capacity
        guard Self.mayBeAt(path) else { throw Errno.ioError }
        do throws(RecordedFile.Failure) { file = try RecordedFile(path) } catch {
            throw error.error
        }
        // A file from an earlier process already has its full size.
        if FileSystem.size(path) == capacity { return }
        do throws(Errno) { try file.fill(to: capacity) } catch {
            FileSystem.remove(path)
            throw error
        }
    }

    /// Begins another log in the same file.
    init(after earlier: StateLog, key: String) {
        self.key = key
        file = earlier.file
        capacity = earlier.capacity
    }

    /// Returns whether a path is free or contains a log. Any other file is not touched, because it belongs to
    /// something else.
    static func mayBeAt(_ path: String) -> Bool {
        do throws(FileSystem.ReadFailure) {
            let start = Array(firstLine("").dropLast())
            let found = try FileSystem.start(of: path, count: start.count).bytes
            return found == start || found.allSatisfy { $0 == 0 }
        } catch {
            return error == .absent
        }
    }

    /// Whether there is no record yet.
    var isEmpty: Bool { end == 0 }

    /// Whether the open file is still the one at its path.
    var isInPlace: Bool { file.isInPlace }

    /// Writes a record and syncs it to disk.
    /// - Returns: false if the file has no room for it; nothing is written then.
    /// - Throws: `Errno`. The record is then erased as far as possible, so that it is not read later.
    mutating func append(_ record: StateRecord) throws(Errno) -> Bool {
        let body = record.bytes
        let start = isEmpty ? Self.firstLine(key) : []
        let place = end + start.count
        let written = start + Self.head(of: body, at: place, key: key) + body
        guard end + written.count <= capacity else { return false }
        do throws(Errno) {
            try file.write(written, at: end)
            try file.syncContent()
        } catch {
            try? file.write([0], at: place)
            throw error
        }
        end += written.count
        return true
    }

    private static func firstLine(_ key: String) -> [UInt8] { Array("tonearm-changes 1 \(key)\n".utf8) }

    private static func head(of body: some Collection<UInt8>, at place: Int, key: String) -> [UInt8] {
        var digest = SHA256()
        digest.update(data: Array("\(key) \(place) ".utf8))
        digest.update(data: Array(body))
        let digits = digest.finalize().prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return Array("\(digits) \(body.count)\n".utf8)
    }
}

// MARK: - Reading

extension StateLog {
    /// Returns the records of the log with a key, in order; none if the bytes are another log or not a log.
    static func records(in bytes: [UInt8], key: String) -> [StateRecord] {
        let start = firstLine(key)
        guard bytes.starts(with: start) else { return [] }
        var records: [StateRecord] = []
        var place = start.count
        while let (record, end) = record(in: bytes, at: place, key: key) {
            records.append(record)
            place = end
        }
        return records
    }

    private static func record(in bytes: [UInt8], at place: Int, key: String) -> (record: StateRecord, end: Int)? {
        guard let line = bytes[place...].prefix(longestHead).firstIndex(of: UInt8(ascii: "\n")),
            let word = bytes[place..<line].split(separator: UInt8(ascii: " ")).last,
            let count = Int(String(decoding: word, as: UTF8.self)), count >= 0, count < bytes.count - line
        else { return nil }
        let body = bytes[line + 1..<line + 1 + count]
        guard Array(bytes[place...line]) == head(of: body, at: place, key: key), let record = StateRecord(body) else {
            return nil
        }
        return (record, body.endIndex)
    }

    /// The longest head of a record in bytes: a digest of 32, a space, a number, a line break.
    private static let longestHead = 64
}
