import Synchronization

/// What tests make go wrong with the files of a task: one change of a file fails, or the process is as good as killed there. Nothing else sets
/// it, and where it is not set it costs a look.
package final class FileFault: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The change fails with the system's number; those behind it go well again.
        case error(Int32)
        /// From the change on nothing changes any more, as the files would be after the process was killed there.
        case kill
    }

    /// What changes files.
    package enum Change: Hashable, Sendable {
        case open, write, sync, rename, remove, truncate, makeFolder
    }

    @TaskLocal package static var current: FileFault?

    private let kind: Kind
    private let place: Int
    private let seen = Mutex<[Change]>([])

    /// - Parameter place: of the change that goes wrong among all, from 0; with one that is never reached all goes well.
    package init(_ kind: Kind, at place: Int) {
        self.kind = kind
        self.place = place
    }

    /// The changes that were asked for.
    package var changes: [Change] { seen.withLock { $0 } }

    /// Whether the change that goes wrong was asked for.
    package var hasStruck: Bool { changes.count > place }

    private func failure(of change: Change) -> Int32? {
        let number = seen.withLock { seen in
            seen.append(change)
            return seen.count - 1
        }
        switch kind {
        case .error(let error): return number == place ? error : nil
        case .kill: return number >= place ? FileSystem.failed : nil
        }
    }

    /// Whether this change is the first that goes wrong: of a write, half is written all the same.
    private var isStriking: Bool { changes.count == place + 1 }

    /// - Returns: the system's number where the change fails, which was not made then.
    package static func failure(of change: Change) -> Int32? { current?.failure(of: change) }

    /// - Returns: how many of the bytes are written before it fails, and the system's number; nil where it does not fail.
    package static func failure(ofWriting count: Int) -> (written: Int, number: Int32)? {
        guard let current, let number = current.failure(of: .write) else { return nil }
        return (current.isStriking ? count / 2 : 0, number)
    }
}
