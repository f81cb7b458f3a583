import AppleMusicAPI
import Synchronization
import TonearmSQLite
import TonearmSystem

/// A database file that stores worlds. Only one server at a time can open it.
///
/// Nothing is written before the first save, which creates the database.
package final class StateStore<Memory: ServedMemory>: KeptState {
    private let path: String
    private let report: @Sendable (String) -> Void
    private let reported = Mutex(Reported())
    /// The lock of `X.lock`. Two connections of one process would not
    /// exclude each other: they share the process's locks ("How To Corrupt An SQLite Database File", sqlite.org).
    private let lock: FileLock
    private let contents: Mutex<StateContents<Memory>>

    private struct Reported {
        /// The reason why the last change failed.
        var reason: String?
        /// Whether a change succeeded. Before that, the caller reports the error.
        var isWorking = false
    }

    /// - Parameter report: receives a sentence when the file can no longer be written, and when it can be written
    ///   again. An error of the first save is thrown only.
    package init(path: String, report: @escaping @Sendable (String) -> Void) throws(StateStoreProblem) {
        self.path = path
        self.report = report
        do throws(FileLock.Problem) { lock = try FileLock(of: path) } catch {
            throw error == .taken ? .taken : .unwritable(error.description)
        }
        let names = FileSystem.nameCount(path)
        if names > 1 { throw .linked(names) }
        FileSystem.removeLeftovers(of: path)
        contents = Mutex(try StateContents(path))
    }

    package var worlds: [String: KeptWorld<Memory>] { contents.withLock { $0.worlds } }

    package func save(_ changes: [KeptChange<Memory>]) throws(StateStoreProblem) {
        try reporting { contents throws(StateStoreProblem) in try contents.save(changes) }
    }

    /// Merges the write-ahead log into the file. If that fails, both files are read at the next start.
    package func close() { contents.withLock { $0.close() } }

    private func reporting(
        _ change: (inout StateContents<Memory>) throws(StateStoreProblem) -> Void
    ) throws(StateStoreProblem) {
        do throws(StateStoreProblem) {
            try contents.withLock { contents throws(StateStoreProblem) in try change(&contents) }
            report(changeTo: nil)
        } catch {
            report(changeTo: error.reason)
            throw error
        }
    }

    /// Reports that writing began to fail, or works again.
    private func report(changeTo reason: String?) {
        let earlier = reported.withLock { reported in
            defer { reported = Reported(reason: reason, isWorking: reported.isWorking || reason == nil) }
            return reported
        }
        guard earlier.isWorking else { return }
        switch (reason, earlier.reason) {
        case (let reason?, let earlier) where reason != earlier:
            report("Changes are refused, because the state cannot be written to '\(path)': \(reason)")
        case (nil, .some): report("The state can be written to '\(path)' again")
        default: break
        }
    }
}
