import AppleMusicAPI
import Console
import Synchronization
import SystemLayer

/// The file that preserves a service's memory between processes. One process at a time may use it.
///
/// A complete state is written to a temporary file, synced and renamed, so that a kill at any moment leaves the old
/// state or the new one. Later changes go to a log, `X.changes`, whose key the complete state names. A log with
/// another key belongs to an earlier state and is ignored.
package final class StateStore<Memory: ServedMemory>: Sendable {
    private let path: String
    private let report: @Sendable (String) -> Void
    /// The system's reason why the last write failed; nil if it succeeded.
    private let lastError = Mutex<String?>(nil)
    private let lock: FileLock
    private let logCapacity: Int

    /// The last written state and its log; nil before the first write.
    private let writing = Mutex<Writing?>(nil)

    private struct Writing: Sendable {
        var last: Memory
        let parts: EncodedParts
        /// The identity of the file with the complete state.
        let stamp: FileSystem.Stamp
        let size: Int
        /// The log; nil until the first change, and if the log cannot be created.
        var log: StateLog?
        var hasFailed = false
    }

    private var logPath: String { path + ".changes" }

    /// The largest readable file in bytes.
    private static var sizeLimit: Int { 268_435_456 }

    private struct Document: Codable {
        /// The version of the format: 3 for a state without a log, 4 for one with a log. In 1 and 2, accounts were a
        /// part of the service's state.
        var version: Int
        var state: Memory
        /// The key of the log with the later changes; nil if there are none.
        var log: String?

        init(_ state: Memory, log: String?) {
            version = log == nil ? 3 : 4
            self.state = state
            self.log = log
        }
    }

    /// The member that documents of all versions have.
    private struct Header: Decodable {
        var version: Int
    }

    /// - Parameters:
    ///   - logCapacity: the smallest size of the log in bytes; a long state gets a larger one.
    ///   - report: receives a sentence when writing starts to fail, and when it works again.
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

    /// Returns the stored memory; nil if there is none yet. Throws if the file is not a state, and leaves it
    /// untouched.
    package func load() throws(StateStoreFailure) -> Memory? {
        let bytes: [UInt8]
        switch PrivateFile.read(path, limit: StateStore.sizeLimit) {
        case .success(let read): bytes = read
        case .failure(.absent): return nil
        case .failure(let failure): throw .unreadable(failure.description)
        }
        // An empty file is a new one, as `mktemp` creates it.
        if bytes.isEmpty { return nil }
        guard let header = try? DocumentCoding.decode(Header.self, from: bytes) else { throw .foreign }
        guard 1...4 ~= header.version else { throw .unknownVersion(header.version) }
        guard let document = try? DocumentCoding.decode(Document.self, from: bytes) else { throw .foreign }
        guard let key = document.log else { return document.state }
        return try logged(key) ?? document.state
    }

    /// Returns the last state in the log with a key; nil if the log has none.
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

    /// Writes the state and syncs it to disk.
    /// - Throws: `StateStoreFailure.unwritable`.
    package func save(_ state: Memory) throws(StateStoreFailure) {
        if writing.withLock({ append(state, to: &$0) }) { return report(changeTo: nil) }
        let reason = writing.withLock { saveWhole(state, &$0) }
        report(changeTo: reason)
        if let reason { throw .unwritable(reason) }
    }

    /// Writes the changes of the state to the log.
    /// - Returns: false if the state must be written completely.
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

    /// - Returns: the system's reason if the state could not be written.
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

    /// Writes the last state completely, so that one file contains it. If that fails, the file and the log stay in
    /// use.
    package func close() {
        writing.withLock { writing in
            guard let last = writing?.last, let bytes = try? DocumentCoding.encode(Document(last, log: nil)),
                PrivateFile.replace(path, with: bytes) == nil
            else { return }
            if StateLog.mayBeAt(logPath) { FileSystem.remove(logPath) }
            writing = nil
        }
    }

    /// Reports when writing starts to fail, and when it works again.
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

/// The reason why a state cannot be written to or read from a file.
package enum StateStoreFailure: Error, Hashable {
    /// Another process uses the file.
    case taken
    /// The file has this number of hard links. A lock belongs to a name, so another process could use the file by
    /// another name.
    case linked(Int)
    /// The file cannot be read, with the system's reason.
    case unreadable(String)
    /// The file cannot be written, with the system's reason.
    case unwritable(String)
    /// A later version of the program wrote the file.
    case unknownVersion(Int)
    /// The file is damaged or not a state.
    case foreign
}
