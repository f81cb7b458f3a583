import Console
import Synchronization

/// The file in which a service's memory outlives the process. One process at a time has it.
///
/// A state is written beside the old file, synced and renamed over it, so that a kill at any moment leaves the old one or the new one.
package final class StateStore<Memory: ServedMemory>: Sendable {
    private let path: String
    private let report: @Sendable (String) -> Void
    /// The system's reason why the last writing failed.
    private let lastError = Mutex<String?>(nil)
    private let lock: FileLock

    private static var version: Int { 1 }
    /// Bytes.
    private static var sizeLimit: Int { 268_435_456 }

    private struct Document: Codable {
        var version: Int
        var state: Memory
    }

    /// What every version's documents have.
    private struct Header: Decodable {
        var version: Int
    }

    /// - Parameter report: told in a sentence when the file can no longer be written, and when it can again.
    package init(path: String, report: @escaping @Sendable (String) -> Void) throws(StateStoreFailure) {
        self.path = path
        self.report = report
        do throws(FileLock.Failure) { lock = try FileLock(of: path) } catch {
            switch error {
            case .taken: throw .taken
            case .impossible(let number): throw .unwritable(OperatingSystem.message(number))
            }
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
        case .failure(.unreadable(let number)): throw .unreadable(OperatingSystem.message(number))
        }
        // As `mktemp` makes it.
        if bytes.isEmpty { return nil }
        guard let header = try? DocumentCoding.decode(Header.self, from: bytes) else { throw .foreign }
        guard header.version == StateStore.version else { throw .unknownVersion(header.version) }
        guard let document = try? DocumentCoding.decode(Document.self, from: bytes) else { throw .foreign }
        return document.state
    }

    /// Writes the state, and is done when it is on the disk.
    /// - Throws: `StateStoreFailure.unwritable`.
    package func save(_ state: Memory) throws(StateStoreFailure) {
        guard let bytes = try? DocumentCoding.encode(Document(version: StateStore.version, state: state)) else {
            throw .unwritable("it has no format")
        }
        let reason = PrivateFile.replace(path, with: bytes).map { OperatingSystem.message($0) }
        report(changeTo: reason)
        if let reason { throw .unwritable(reason) }
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
