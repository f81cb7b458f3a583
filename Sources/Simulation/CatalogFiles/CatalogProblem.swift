package import AppleMusicAPI
package import TonearmSQLite
package import TonearmSystem

/// A reason why a catalog file cannot be read or written.
package enum CatalogProblem: Error, Hashable {
    case absent
    case unreadable(Errno)
    /// The path leads to a folder, a device or a pipe.
    case noFile
    case noCatalog
    /// The file's format has another version than the one that this program reads.
    case version(found: Int, known: Int)
    /// The file is truncated; sizes in bytes.
    case truncated(found: Int, expected: Int)
    /// The file is damaged; the value is the fault.
    case damaged(String)
    case exists
    /// The disk is full.
    case full
    /// Another process is writing the file.
    case busy
    /// The file cannot be written; the value is the reason.
    case unwritable(String)
    /// The task was cancelled.
    case interrupted
}

extension CatalogProblem {
    /// Runs a body, and converts its errors.
    package static func reading<T>(_ body: () throws(FileSystem.ReadProblem) -> T) throws(CatalogProblem) -> T {
        do throws(FileSystem.ReadProblem) {
            return try body()
        } catch {
            switch error {
            case .absent: throw .absent
            case .noFile: throw .noFile
            case .tooLong, .unreadable: throw .unreadable(error.error)
            }
        }
    }

    package init(writing error: SQLiteError) {
        if error.isFull {
            self = .full
        } else if error.isBusy {
            self = .busy
        } else {
            self = .unwritable(error.message)
        }
    }

    /// The reason, with the value found.
    package var reason: String {
        switch self {
        case .absent: "there is no such file"
        case .unreadable(let error): error.description
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

/// The progress of writing a catalog.
package struct CatalogProgress: Sendable, Hashable {
    package enum Stage: Sendable, Hashable {
        case gathering, sorting, indexing
    }

    package var stage: Stage
    /// The current type of resource, such as `songs`.
    package var type: String
    package var count: Int

    package init(_ stage: Stage, _ type: ResourceType = .songs, _ count: Int = 0) {
        self.stage = stage
        self.type = type.rawValue
        self.count = count
    }
}
