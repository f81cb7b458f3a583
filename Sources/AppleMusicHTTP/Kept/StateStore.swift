import AppleMusicAPI
import Console
import Synchronization
import SystemLayer

/// The file in which a service's memory outlives the process. One process at a time has it.
///
/// A state is written whole beside the old file, synced and renamed over it, so that a kill at any moment leaves the old one or the new one. What
/// changes from then on goes to a log, `X.changes`, whose key the whole state names. A log with another key belongs to an earlier one.
package final class StateStore<Memory: ServedMemory>: Sendable {
    private let path: String
    private let report: @Sendable (String) -> Void
    /// The system's reason why the last writing failed.
    private let lastError = Mutex<String?>(nil)
    private let lock: FileLock
    private let logCapacity: Int

    /// The last state that was written, and how it goes on; nil until the first was.
    private let writing = Mutex<Writing?>(nil)

    private struct Writing: Sendable {
        var last: Memory
        let parts: EncodedParts
        /// The file of the whole state, as it was written.
        let stamp: FileSystem.Stamp
        let size: Int
        /// Nil until something is changed, and where there can be none.
        var log: StateLog?
        var hasFailed = false
    }

    private var logPath: String { path + ".changes" }

    /// Bytes.
    private static var sizeLimit: Int { 268_435_456 }

    private struct Document: Codable {
        /// 3 for a state without a log, 4 for one with a log. 1 and 2 were the same with accounts as a part of the service's state.
        var version: Int
        var state: Memory
        /// The key of the log with what came later; without one in the file, nothing did.
        var log: String?

        init(_ state: Memory, log: String?) {
            version = log == nil ? 3 : 4
            self.state = state
            self.log = log
        }
    }

    /// What every version's documents have.
    private struct Header: Decodable {
        var version: Int
    }

    /// - Parameters:
    ///   - logCapacity: bytes that a log has room for; more, where the whole state is long.
    ///   - report: told in a sentence when the file can no longer be written, and when it can again.
    package init(
        path: String, logCapacity: Int = 4_194_304, report: @escaping @Sendable (String) -> Void
    ) throws(StateStoreFailure) {
        self.path = path
        self.logCapacity = logCapacity
        self.report = report
        do throws(FileLock.Failure) { lock = try FileLock(of: path) } catch {
            throw error == .taken ? .taken : .unwritable(error.description)
        }
        let names = FileSystem.nameCount(path)
        if names > 1 { throw .linked(names) }
        FileSystem.removeLeftovers(of: path)
    }

    /// What was kept; nil when there is nothing yet. A file that is no state is left as it is: it may be somebody's.
    package func load() throws(StateStoreFailure) -> Memory? {
        let bytes: [UInt8]
        switch PrivateFile.read(path, limit: StateStore.sizeLimit) {
        case .success(let read): bytes = read
        case .failure(.absent): return nil
        case .failure(let failure): throw .unreadable(failure.description)
        }
        // As `mktemp` makes it.
        if bytes.isEmpty { return nil }
        guard let header = try? DocumentCoding.decode(Header.self, from: bytes) else { throw .foreign }
        guard 1...4 ~= header.version else { throw .unknownVersion(header.version) }
        guard let document = try? DocumentCoding.decode(Document.self, from: bytes) else { throw .foreign }
        guard let key = document.log else { return document.state }
        return try logged(key) ?? document.state
    }

    /// The last state in the log with a key; nil where it has none.
    private func logged(_ key: String) throws(StateStoreFailure) -> Memory? {
        let bytes: [UInt8]
        do throws(FileSystem.ReadFailure) {
            bytes = try FileSystem.read(logPath, limit: StateStore.sizeLimit, accepting: .ownFile)
        } catch .absent, .noFile {
            return nil
        } catch {
            throw .unreadable(error.description)
        }
        let records = StateLog.records(in: bytes, key: key)
        guard let last = records.last else { return nil }
        let parts = records.reduce(into: [:]) { $0.merge($1.parts) { $1 } }
        guard let whole = EncodedParts.joined(last.frame, parts: parts, key: key),
            let document = try? DocumentCoding.decode(Document.self, from: whole)
        else { throw .foreign }
        return document.state
    }

    /// Writes the state, and is done when it is on the disk.
    /// - Throws: `StateStoreFailure.unwritable`.
    package func save(_ state: Memory) throws(StateStoreFailure) {
        if writing.withLock({ append(state, to: &$0) }) { return report(changeTo: nil) }
        let reason = writing.withLock { saveWhole(state, &$0) }
        report(changeTo: reason)
        if let reason { throw .unwritable(reason) }
    }

    /// Writes what changed to the log.
    /// - Returns: false where the state has to be written whole.
    private func append(_ state: Memory, to writing: inout Writing?) -> Bool {
        guard var current = writing, !current.hasFailed, FileSystem.stamp(of: path) == current.stamp else {
            return false
        }
        defer { writing = current }
        do {
            let capacity = max(logCapacity, min(current.size * 4, StateStore.sizeLimit))
            var log = try current.log ?? StateLog(logPath, key: current.parts.key, capacity: capacity)
            current.log = log
            let encoded = try current.parts.encode(Document(state, log: log.key))
            let parts = log.isEmpty ? current.parts.all : encoded.changed
            guard log.isInPlace, try log.append(StateRecord(frame: encoded.frame, parts: parts)) else { return false }
            current.log = log
            current.last = state
            return true
        } catch {
            current.hasFailed = true
            return false
        }
    }

    /// - Returns: the system's reason where it is not written.
    private func saveWhole(_ state: Memory, _ writing: inout Writing?) -> String? {
        let parts = EncodedParts(key: String(UInt128.random(in: .min ... .max), radix: 36)) {
            try DocumentCoding.encode($0, userInfo: $1)
        }
        guard let encoded = try? parts.encode(Document(state, log: parts.key)),
            let whole = EncodedParts.joined(encoded.frame, parts: parts.all, key: parts.key)
        else { return "it has no format" }
        if let error = PrivateFile.replace(path, with: whole) { return error.description }
        let earlier = writing
        writing = FileSystem.stamp(of: path).map { Writing(last: state, parts: parts, stamp: $0, size: whole.count) }
        if let log = earlier?.log, log.isInPlace { writing?.log = StateLog(after: log, key: parts.key) }
        writing?.hasFailed = earlier?.hasFailed ?? false
        return nil
    }

    /// Writes the last state whole, so that it is in one file. Where that fails, both are read again.
    package func close() {
        writing.withLock { writing in
            guard let last = writing?.last, let bytes = try? DocumentCoding.encode(Document(last, log: nil)),
                PrivateFile.replace(path, with: bytes) == nil
            else { return }
            if StateLog.mayBeAt(logPath) { FileSystem.remove(logPath) }
            writing = nil
        }
    }

    /// Says that writing has begun to fail, or works again.
    private func report(changeTo reason: String?) {
        let earlier = lastError.withLock { last in
            defer { last = reason }
            return last
        }
        switch (reason, earlier) {
        case (let reason?, let earlier) where reason != earlier:
            report("Changes are refused, because the state cannot be written to '\(path)': \(reason)")
        case (nil, .some): report("The state can be written to '\(path)' again")
        default: break
        }
    }
}

/// Why a state cannot be kept in a file, or not be read from it.
package enum StateStoreFailure: Error, Hashable {
    /// Another process keeps its state there.
    case taken
    /// The file has so many names. A lock is of a name, so another process could have the file by another one.
    case linked(Int)
    /// With the system's reason.
    case unreadable(String)
    /// With the system's reason.
    case unwritable(String)
    /// A later version wrote it.
    case unknownVersion(Int)
    /// It is something else, or damaged.
    case foreign
}
