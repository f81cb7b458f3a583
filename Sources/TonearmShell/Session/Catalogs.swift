package import AppleMusicCatalogFile
import AppleMusicSimulator
package import Console
import MusicCatalog
import SystemLayer

/// Catalogs by the name that a session has for them.
package enum Catalogs {
    /// The name of the catalog that is part of the program.
    package static let builtIn = "built-in"

    /// The path to keep for what was typed; nil for the built-in catalog.
    package static func path(_ text: String) -> String? {
        text == builtIn ? nil : FileSystem.absolute(UserFolder.expandingHome(text))
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
    /// What to type next, where that depends on the problem.
    fileprivate var wayOut: String? {
        switch self {
        case .absent, .noCatalog, .version, .truncated, .damaged:
            "'catalog generate FILE' makes one; 'set catalog built-in' goes back to the one that is part of the program."
        default: nil
        }
    }
}
