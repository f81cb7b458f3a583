package import TonearmCatalogFiles
import TonearmSystem

/// A reason why a feed cannot be imported or exported.
package enum DumpProblem: Error, Hashable {
    /// A file of the feed cannot be used.
    case file(String, reason: String)
    /// The staged tables cannot be read or written; the path is theirs.
    case stage(String, reason: String)
    /// The file with the name of the staged tables belongs to another program.
    case foreign(String)
    case catalog(CatalogProblem)

    init(_ path: String, _ error: any Error) {
        switch error {
        case let problem as DumpProblem: self = problem
        case let fault as DumpFileProblem: self = .file(path, reason: fault.reason)
        default: self = .catalog(CatalogMaker.problem(error))
        }
    }
}

/// A fault of a file, without its path.
struct DumpFileProblem: Error, Hashable {
    var reason: String

    init(_ reason: String) { self.reason = reason }

    /// Runs a body that reads a file of the feed, and converts its errors.
    static func reading<T>(_ body: () throws(FileSystem.ReadProblem) -> T) throws(DumpFileProblem) -> T {
        do throws(FileSystem.ReadProblem) { return try body() } catch { throw DumpFileProblem(error.description) }
    }
}
