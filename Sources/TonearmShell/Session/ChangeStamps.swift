import Synchronization

/// The last change records of the sessions in a folder.
final class ChangeStamps: Sendable {
    private struct Memory {
        var loaded: [String: String] = [:]
        var saved: [String: String] = [:]
    }

    private let memory = Mutex(Memory())

    /// Stores the stamp that a loaded session names.
    func note(_ stamp: String?, in name: String) { memory.withLock { $0.loaded[name] = stamp } }

    /// Returns the stamp that a session named when it was loaded; nil if there is none.
    func noted(in name: String) -> String? { memory.withLock { $0.loaded[name] } }

    /// Stores the stamp with which a session is saved.
    /// - Parameter stamp: the stamp; nil for that of the last save.
    /// - Returns: the stamp to save.
    func saving(_ stamp: String?, as name: String) -> String? {
        memory.withLock { memory in
            if let stamp { memory.saved[name] = stamp }
            return memory.saved[name]
        }
    }

    func forget(_ name: String) {
        memory.withLock { memory in
            memory.loaded[name] = nil
            memory.saved[name] = nil
        }
    }
}
