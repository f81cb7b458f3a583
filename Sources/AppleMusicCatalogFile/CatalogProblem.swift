import AppleMusicAPI

/// Why a catalog file cannot be read or written.
package enum CatalogProblem: Error, Hashable {
    case absent
    /// The system's number of the error.
    case unreadable(Int32)
    /// It is a folder, a device, a pipe.
    case noFile
    case noCatalog
    /// Another version of the form of catalog files than this program reads.
    case version(found: Int, known: Int)
    /// Bytes.
    case truncated(found: Int, expected: Int)
    /// With what was found.
    case damaged(String)
    case exists
    /// The disk is full.
    case full
    /// Another program writes it.
    case busy
    /// With the reason.
    case unwritable(String)
    /// The task was cancelled.
    case interrupted
}

extension CatalogProblem {
    init(writing error: SQLiteError) {
        if error.isFull {
            self = .full
        } else if error.isBusy {
            self = .busy
        } else {
            self = .unwritable(error.message)
        }
    }
}

/// How far the writing of a catalog has come.
package struct CatalogProgress: Sendable, Hashable {
    package enum Stage: Sendable, Hashable {
        case gathering
        case sorting
        case indexing
    }

    package var stage: Stage
    /// The type of resource that is being worked on, as in `songs`.
    package var type: String
    package var count: Int

    init(_ stage: Stage, _ type: ResourceType = .songs, _ count: Int = 0) {
        self.stage = stage
        self.type = type.rawValue
        self.count = count
    }
}
