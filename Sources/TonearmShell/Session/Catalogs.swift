package import AppleMusicCatalogFile
import AppleMusicSimulator
package import Console
import MusicCatalog
import SystemLayer

/// Opens catalogs by the names that sessions store.
package enum Catalogs {
    /// The name of the built-in catalog.
    package static let builtIn = "built-in"

    /// Returns the absolute path for a typed one; nil for the built-in catalog.
    package static func path(_ text: String) -> String? {
        text == builtIn ? nil : FileSystem.absolute(UserFolder.expandingHome(text))
    }

    /// - Throws: `Failure` if the file is not a complete catalog.
    package static func open(_ path: String) throws(Failure) -> CatalogFile {
        do throws(CatalogProblem) {
            return try CatalogFile(path)
        } catch {
            throw Failure(
                "Cannot use the catalog '\(path)'", error.reason,
                next: error.advice ?? "'set catalog built-in' goes back to the one that is part of the program.")
        }
    }
}

extension CatalogProblem {
    /// The advice, if it depends on the problem.
    fileprivate var advice: String? {
        switch self {
        case .absent, .noCatalog, .version, .truncated, .damaged:
            "'catalog generate FILE' makes one; 'set catalog built-in' goes back to the one that is part of the program."
        default: nil
        }
    }
}
