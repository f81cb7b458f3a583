import Synchronization

/// The records of changes that the sessions of a folder name.
final class ChangeStamps: Sendable {
    private struct Memory {
        var loaded: [String: String] = [:]
        var saved: [String: String] = [:]
    }

    private let memory = Mutex(Memory())

    /// Notes what a session named as it was loaded.
    func note(_ stamp: String?, in name: String) { memory.withLock { $0.loaded[name] = stamp } }

    /// What a session named as it was loaded; nil for nothing.
    func noted(in name: String) -> String? { memory.withLock { $0.loaded[name] } }

    /// Notes what a session is saved with.
    /// - Parameter stamp: nil for what it was saved with before.
    /// - Returns: what it is saved with.
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
