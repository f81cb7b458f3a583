import AppleMusicAPI
import Synchronization
package import TonearmSystem

/// A writer of an archive during a session. After each exchange the file is a complete archive, because the closing
/// brackets are written again. A crash loses at most the last exchange.
package final class ArchiveWriter: Sendable {
    private let file: RecordedFile
    private let isSynced: Bool
    private let state: Mutex<State>

    private struct State {
        /// The offset of the next entry, before its comma.
        var end: Int
        var count: Int
        var problem: Errno?
    }

    private static let ending = Array("\n]}}\n".utf8)

    /// A reason why an archive cannot be written.
    package enum Problem: Error, Hashable, Sendable {
        /// The file exists already.
        case exists
        /// Another recording has the file in use.
        case taken
        /// The file cannot be continued, because it is not a usable archive.
        case archive(HTTPArchive.Problem)
        /// Another program wrote it, with further content after its entries.
        case foreign
        /// The path names a device or a pipe.
        case noFile
        case impossible(Errno)
    }

    /// - Parameters:
    ///   - version: the version of the program.
    ///   - appends: whether to continue an existing archive.
    ///   - isSynced: whether to sync each exchange to the disk before the next one, so that it survives a power
    ///     failure.
    /// - Throws: `Problem`.
    package init(_ path: String, version: String, appends: Bool = false, isSynced: Bool = false) throws(Problem) {
        let isNew = !FileSystem.exists(path)
        if !isNew, !appends { throw .exists }
        do throws(RecordedFile.Problem) {
            file = try RecordedFile(path)
        } catch {
            switch error {
            case .taken: throw .taken
            case .noFile: throw .noFile
            case .impossible(let error): throw .impossible(error)
            }
        }
        var start = State(end: 0, count: 0, problem: nil)
        // A file from a killed program without a complete header is started again.
        if RecordedFile.isBegun(path) {
            let archive = try Self.archive(path)
            start = State(end: archive.end, count: archive.count, problem: nil)
            // An incomplete exchange at the end, left by a crash, may be longer than the bytes that overwrite it.
            do throws(Errno) {
                try file.truncate(to: archive.end)
                try file.write(Self.ending, at: archive.end)
            } catch {
                throw .impossible(error)
            }
        } else {
            let creator: JSON = ["name": "tonearm", "version": .string(version)]
            let head = Array("{\"log\":{\"version\":\"1.2\",\"creator\":\(creator.text),\"entries\":[".utf8)
            start.end = head.count
            do throws(Errno) {
                try file.begin(with: head + Self.ending)
            } catch {
                if isNew { FileSystem.remove(path) }
                throw .impossible(error)
            }
        }
        self.isSynced = isSynced
        state = Mutex(start)
    }

    /// Reads an archive that can be continued.
    private static func archive(_ path: String) throws(Problem) -> HTTPArchive {
        let archive: HTTPArchive
        do throws(HTTPArchive.Problem) { archive = try HTTPArchive(file: path) } catch { throw .archive(error) }
        guard archive.canGoOn else { throw .foreign }
        return archive
    }

    package var path: String { file.path }
    package var count: Int { state.withLock { $0.count } }
    /// The reason why writing stopped; nil while the archive is being written.
    package var problem: Errno? { state.withLock { $0.problem } }

    /// Appends an exchange. After a failure nothing more is written, and `problem` has the reason.
    package func append(_ exchange: RecordedExchange) {
        state.withLock { state in
            guard state.problem == nil else { return }
            let entry = Array((state.count == 0 ? "\n" : ",\n").utf8) + exchange.json.bytes
            do throws(Errno) {
                try file.write(entry + Self.ending, at: state.end)
                if isSynced { try file.sync() }
                state.end += entry.count
                state.count += 1
            } catch {
                // Removes the partial entry if possible.
                try? file.truncate(to: state.end)
                try? file.write(Self.ending, at: state.end)
                state.problem = error
            }
        }
    }

    /// Returns when all of it is on the disk.
    /// - Throws: `Errno`.
    package func finish() throws(Errno) {
        if let problem { throw problem }
        try file.sync()
    }
}
