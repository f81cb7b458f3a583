package import AppleMusicSimulator
import FoundationEssentials
import PrivateFiles
import Synchronization

/// The file in which the simulator's state outlives the process.
///
/// Each change is written beside the old file, synced and renamed over it before the change is answered, so that a kill at any moment leaves
/// all that was answered.
package final class StateStore: Sendable {
    private let path: String
    private let report: @Sendable (String) -> Void
    private let kept: Mutex<SimulatorState?>

    private static let version = 1
    /// Bytes.
    private static let sizeLimit = 268_435_456

    private struct Document: Codable {
        var version: Int
        var state: SimulatorState
    }

    package enum Failure: Error, Hashable {
        /// With the system's reason.
        case unreadable(String)
        /// A later version wrote it.
        case unknownVersion(Int)
    }

    /// - Parameter report: told in a sentence when the file cannot be written, or was damaged.
    package init(path: String, report: @escaping @Sendable (String) -> Void) {
        self.path = path
        self.report = report
        kept = Mutex(nil)
    }

    /// What was kept; nil when there is nothing yet. A damaged file is set aside and reported.
    package func load() throws(Failure) -> SimulatorState? {
        let bytes: [UInt8]
        switch PrivateFile.read(path, limit: StateStore.sizeLimit) {
        case .success(let read): bytes = read
        case .failure(.absent): return nil
        case .failure(.unreadable(let number)): throw .unreadable(OperatingSystem.message(number))
        }
        if let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) {
            guard document.version == StateStore.version else { throw .unknownVersion(document.version) }
            kept.withLock { $0 = document.state }
            return document.state
        }
        report(
            "The state in '\(path)' was damaged; it is kept as '\(PrivateFile.setAside(path))', and a fresh one begins")
        return nil
    }

    /// Writes the state when it is not the one that was written last.
    /// - Parameter state: asked once nobody else writes, so that one writing serves all who waited for it.
    func keep(_ state: () -> SimulatorState) {
        kept.withLock { kept in
            let state = state()
            if state == kept { return }
            guard let data = try? JSONEncoder().encode(Document(version: StateStore.version, state: state)) else {
                return
            }
            if let number = PrivateFile.replace(path, with: Array(data)) {
                report("The state cannot be written to '\(path)': \(OperatingSystem.message(number))")
            } else {
                kept = state
            }
        }
    }
}
