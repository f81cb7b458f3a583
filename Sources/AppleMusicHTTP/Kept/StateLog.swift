import Console
import Crypto
import SystemLayer

/// The file in which stands what changed since a state was written whole.
///
/// It has all its room from the beginning, in zeros that are on the disk. To write there changes neither its length nor where it lies, so a
/// sync is of these bytes alone; of a file that grows or is replaced it is of the file system's journal too, which takes many times as long.
///
/// After a line with the log's key come records: a line with a digest and the count of the bytes that follow. What stands behind the last whole
/// record is left from an earlier log, or from a process that was killed in its middle, and counts for nothing.
struct StateLog: Sendable {
    let key: String
    private let file: RecordedFile
    /// Bytes.
    private let capacity: Int
    private var end = 0

    /// Begins a log. Nothing of it is in the file until the first record is.
    /// - Parameter capacity: bytes.
    /// - Throws: `Errno`; then there is no log.
    init(_ path: String, key: String, capacity: Int) throws(Errno) {
        self.key = key
        self.capacity = capacity
        guard Self.mayBeAt(path) else { throw Errno.ioError }
        do throws(RecordedFile.Failure) { file = try RecordedFile(path) } catch {
            throw error.error
        }
        // One that an earlier process left has its room.
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

    /// Whether nothing is at a path, or a log: what else has the name is somebody's, and stays as it is.
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

    /// Whether it is still the file at its path.
    var isInPlace: Bool { file.isInPlace }

    /// Writes a record, and is done when it is on the disk.
    /// - Returns: false where there is no room left for it; then nothing was written.
    /// - Throws: `Errno`; the record is not read then, as far as that can be seen to.
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
    /// The records of the log with a key, in their order; none where the file has another log, or is none.
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

    /// Bytes: a digest of 32, a space, a number, a line break.
    private static let longestHead = 64
}
