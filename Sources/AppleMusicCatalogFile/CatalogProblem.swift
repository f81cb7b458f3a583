import AppleMusicAPI
import Console
import SQLite

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
    /// What reading gives, or throws in this target's terms.
    static func reading<T>(_ body: () throws(FileSystem.ReadFailure) -> T) throws(CatalogProblem) -> T {
        do throws(FileSystem.ReadFailure) {
            return try body()
        } catch {
            switch error {
            case .absent: throw .absent
            case .noFile: throw .noFile
            case .tooLong, .unreadable: throw .unreadable(error.number)
            }
        }
    }

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

extension CatalogProblem {
    /// Why, with the value found.
    package var reason: String {
        switch self {
        case .absent: "there is no such file"
        case .unreadable(let number): OperatingSystem.message(number)
        case .noFile: "it is not a file but a folder or a device"
        case .noCatalog: "it is not a tonearm catalog"
        case .version(let found, let known):
            "its format has the version \(found), and this tonearm reads version \(known)"
        case .truncated(let found, let expected): "it is cut short: \(found) of \(expected) bytes are there"
        case .damaged(let what): "it is damaged: \(what)"
        case .exists: "there is a file of this name"
        case .full: "the disk is full"
        case .busy: "another program is making it"
        case .unwritable(let what): what
        case .interrupted: "it was interrupted"
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
