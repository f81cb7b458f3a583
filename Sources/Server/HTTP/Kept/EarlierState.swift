import AppleMusicAPI
import TonearmConsole
import TonearmSystem

/// A state in the format of releases before SQLite: a JSON document `X`, and `X.changes` with the changes since it was
/// written.
struct EarlierState<Memory: ServedMemory>: Sendable {
    let memory: Memory
    private let document: [UInt8]
    private let log: [UInt8]?

    private struct Document: Decodable {
        var state: Memory
        /// The key of the log with later changes; nil if there are none.
        var log: String?
    }

    /// The header of every version's document.
    private struct Header: Decodable {
        var version: Int
    }

    /// The supported versions. Later releases of tonearm do not write documents.
    private static var versions: ClosedRange<Int> { 1...4 }

    /// - Parameter readLog: returns the bytes of the log, or nil if there is no log.
    init(_ document: [UInt8], log readLog: () throws(StateStoreFailure) -> [UInt8]?) throws(StateStoreFailure) {
        self.document = document
        guard let header = try? DocumentCoding.decode(Header.self, from: document) else { throw .foreign }
        guard Self.versions.contains(header.version) else { throw .unknownVersion(header.version) }
        guard let whole = try? DocumentCoding.decode(Document.self, from: document) else { throw .foreign }
        guard let key = whole.log else {
            (memory, log) = (whole.state, nil)
            return
        }
        log = try readLog()
        guard let last = log.flatMap({ EarlierLog(in: $0, key: key) }) else {
            memory = whole.state
            return
        }
        guard let joined = last.document, let document = try? DocumentCoding.decode(Document.self, from: joined) else {
            throw .foreign
        }
        memory = document.state
    }

    /// Reads the log of a document. Returns nil if there is no log.
    static func log(of path: String) throws(StateStoreFailure) -> [UInt8]? {
        do throws(FileSystem.ReadFailure) {
            return try FileSystem.read(path + ".changes", limit: 268_435_456, accepting: .ownFile)
        } catch .absent, .noFile {
            return nil
        } catch {
            throw .unreadable(error.description)
        }
    }

    /// Copies both files, so that an earlier release can continue with `X.old`.
    func backUp(_ path: String) throws(StateStoreFailure) {
        for number in 1... {
            let copy = path + (number == 1 ? ".old" : ".old-\(number)")
            if FileSystem.exists(copy) {
                // A process that was killed while it moved the state wrote this copy.
                guard (try? FileSystem.read(copy, limit: document.count)) == document else { continue }
            }
            // The log comes first: a copy of the document without its log would lack changes.
            let files: [(String, [UInt8]?)] = [(copy + ".changes", log), (copy, document)]
            for case (let name, let bytes?) in files {
                if let error = PrivateFile.replace(name, with: bytes) { throw .unwritable(error.description) }
            }
            return
        }
    }
}

extension EarlierState {
    /// Removes the log of a state that was moved. A log without a record consists of zeros.
    static func removeLog(of path: String) {
        let log = path + ".changes"
        guard let start = try? FileSystem.start(of: log, count: EarlierLog.mark.count).bytes, !start.isEmpty else {
            return
        }
        if start == EarlierLog.mark || start.allSatisfy({ $0 == 0 }) { FileSystem.remove(log) }
    }
}
