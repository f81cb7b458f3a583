package import AppleMusicCatalogFile
import AppleMusicSimulator

/// Catalogs by the name that a session has for them.
package enum Catalogs {
    /// The name of the catalog that is part of the program.
    package static let builtIn = "built-in"

    /// The path to keep for what was typed; nil for the built-in catalog.
    package static func path(_ text: String) -> String? {
        text == builtIn ? nil : FileSystem.absolute(OperatingSystem.expandingHome(text))
    }

    /// - Throws: `Failure` when there is no catalog in the file, or not a whole one.
    package static func open(_ path: String) throws(Failure) -> CatalogFile {
        do throws(CatalogProblem) {
            return try CatalogFile(path)
        } catch {
            throw Failure(
                "Cannot use the catalog '\(path)'", error.reason,
                next: error.wayOut ?? "'set catalog built-in' goes back to the one that is part of the program.")
        }
    }
}

extension CatalogProblem {
    /// Why, with the value found.
    var reason: String {
        switch self {
        case .absent: "there is no such file"
        case .unreadable(let number): FileSystem.message(number)
        case .noFile: "it is not a file but a folder or a device"
        case .noCatalog: "it is no catalog of tonearm"
        case .version(let found, let known):
            "its form has the version \(found), and this tonearm reads version \(known)"
        case .truncated(let found, let expected): "it is cut short: \(found) of \(expected) bytes are there"
        case .damaged(let what): "it is damaged: \(what)"
        case .exists: "there is a file of this name"
        case .full: "the disk is full"
        case .busy: "another program is making it"
        case .unwritable(let what): what
        case .interrupted: "it was interrupted"
        }
    }

    /// What to type next, where that depends on the problem.
    fileprivate var wayOut: String? {
        switch self {
        case .absent, .noCatalog, .version, .truncated, .damaged:
            "'catalog generate FILE' makes one; 'set catalog built-in' goes back to the one that is part of the program."
        default: nil
        }
    }
}
