import CTonearmSQLiteFaults
import TonearmSystem

/// The faults of `FileFault` in the files that SQLite changes. A fault concerns the task that sets it, and thus SQLite when the task calls it.
package enum SQLiteFaults {
    /// Makes SQLite ask for faults from now on.
    package static func install() { _ = installed }

    private static let installed: Void = sqlite_install_faults { change, count in
        guard let count else { return FileFault.failure(of: SQLiteFaults.kind(change))?.rawValue ?? 0 }
        guard let failure = FileFault.failure(ofWriting: Int(count.pointee)) else { return 0 }
        count.pointee = Int32(failure.written)
        return failure.error.rawValue
    }

    private static func kind(_ change: sqlite_change) -> FileFault.Change {
        switch change {
        case sqlite_change_open: .open
        case sqlite_change_sync: .sync
        case sqlite_change_truncate: .truncate
        case sqlite_change_remove: .remove
        default: .write
        }
    }
}
