import Synchronization

/// A fault that tests inject into the files of a task: one change of a file fails, or the process counts as killed
/// there. Without a fault, a call costs one lookup.
package final class FileFault: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The change fails with the error; later changes succeed again.
        case error(Errno)
        /// No file changes from then on, as after a kill of the process.
        case kill
    }

    /// A kind of call that changes files.
    package enum Change: Hashable, Sendable {
        case open, write, sync, rename, remove, truncate, makeFolder
    }

    @TaskLocal package static var current: FileFault?

    private let kind: Kind
    private let place: Int
    private let seen = Mutex<[Change]>([])

    /// - Parameter place: the zero-based index of the change that fails; nothing fails if it is never reached.
    package init(_ kind: Kind, at place: Int) {
        self.kind = kind
        self.place = place
    }

    /// The changes that were requested.
    package var changes: [Change] { seen.withLock { $0 } }

    /// Whether the change that fails was requested.
    package var hasStruck: Bool { changes.count > place }

    private func failure(of change: Change) -> Errno? {
        let number = seen.withLock { seen in
            seen.append(change)
            return seen.count - 1
        }
        switch kind {
        case .error(let error): return number == place ? error : nil
        case .kill: return number >= place ? .ioError : nil
        }
    }

    /// Whether the last change is the first that fails. If it is a write, half of its bytes are written, unless the
    /// error is an interruption.
    private var isStriking: Bool { changes.count == place + 1 }

    /// - Returns: the error if the change fails; the file must not change then.
    package static func failure(of change: Change) -> Errno? { current?.failure(of: change) }

    /// - Returns: the number of bytes that are written before the write fails, and the error; nil if the write does not
    ///   fail.
    package static func failure(ofWriting count: Int) -> (written: Int, error: Errno)? {
        guard let current, let error = current.failure(of: .write) else { return nil }
        // An interrupted write has written nothing.
        return (current.isStriking && error != .interrupted ? count / 2 : 0, error)
    }
}

/// A disturbance of a task's system calls, injected by tests. The results of the task must not depend on it.
package enum CallDisturbance: Sendable, CaseIterable {
    /// A signal interrupts each call once before it succeeds.
    case interruptions
    /// A read or a write transfers at most `transferLimit` bytes.
    case shortTransfers

    @TaskLocal package static var current: CallDisturbance?

    /// The size of a disturbed transfer in bytes.
    private static let transferLimit = 3

    /// Returns the number of the requested bytes that a call may transfer.
    static func limit(_ count: Int) -> Int { current == .shortTransfers ? min(count, transferLimit) : count }
}
