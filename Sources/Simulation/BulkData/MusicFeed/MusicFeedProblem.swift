package import TonearmCatalogFiles
import TonearmSystem

/// A reason why a feed cannot be imported or exported.
package enum MusicFeedProblem: Error, Hashable {
    /// Neither the program `duckdb` nor a `python3` with the module is in `PATH`.
    case noDuckDB
    /// DuckDB failed; the value is its message.
    case duckDB(String)
    /// The path does not lead to a folder.
    case noFolder
    /// The folder has no part of these data sets.
    case missing([String])
    /// The export has parts up to a number, but not this one.
    case missingPart(Int, of: String)
    /// A part is not a whole Parquet file; the values are its path and the fault.
    case part(String, String)
    /// A part lacks a column.
    case column(String, of: String)
    /// The folder already has this export.
    case exists(String)
    /// The folder cannot be written; the value is the reason.
    case unwritable(String)
    case catalog(CatalogProblem)

    /// The reason, with the value found.
    package var reason: String {
        switch self {
        case .noDuckDB: "DuckDB, which reads and writes Parquet, was not found"
        case .duckDB(let message): "DuckDB: \(message)"
        case .noFolder: "it is not a folder"
        case .missing(let tables):
            "it has no part of the data set\(tables.count == 1 ? "" : "s") \(tables.joined(separator: ", "))"
        case .missingPart(let number, let export): "part \(number) of the export '\(export)' is missing"
        case .part(let path, let fault): "the part '\(path)' \(fault)"
        case .column(let column, let path): "the part '\(path)' has no column '\(column)'"
        case .exists(let export): "it already has the export '\(export)'"
        case .unwritable(let what): what
        case .catalog(let problem): problem.reason
        }
    }

    /// The next command or action.
    package var next: String? {
        switch self {
        case .noDuckDB: "Install it with 'pip install duckdb', or put the program 'duckdb' into a folder of PATH."
        case .noFolder, .missing:
            "Name a folder with the folders artist, album and song, as 'catalog export --feed FOLDER' writes them."
        case .missingPart, .part: "Download the part again."
        case .column: "Check that the file is a part of the data set that its folder names."
        case .exists: "Name another folder, or try again in a minute."
        case .duckDB, .unwritable, .catalog: nil
        }
    }
}

extension MusicFeedProblem {
    /// Converts the error of an import or an export.
    init(_ error: any Error) {
        switch error {
        case let problem as MusicFeedProblem: self = problem
        case let problem as CatalogProblem: self = .catalog(problem)
        case is CancellationError: self = .catalog(.interrupted)
        case let error as Errno: self = error == .noSpace ? .catalog(.full) : .unwritable(error.description)
        default: self = .unwritable(String(describing: error))
        }
    }
}
