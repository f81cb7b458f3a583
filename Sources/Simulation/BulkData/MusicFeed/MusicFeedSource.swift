import AppleMusicAPI
import TonearmCatalog
import TonearmCatalogFiles
import TonearmSQLite

/// A catalog whose records are exported.
enum MusicFeedSource {
    case builtIn
    case file(CatalogFile)

    var catalog: any Catalog {
        switch self {
        case .builtIn: BuiltInCatalog()
        case .file(let file): file
        }
    }

    /// Passes all records of a type.
    func records(of type: ResourceType, _ body: (Record) throws -> Void) throws {
        switch self {
        case .builtIn: try LargerCatalog(songs: 1, seed: 0).entries { if $0.type == type { try body($0.record) } }
        case .file(let file): try file.records(of: type, body)
        }
    }
}

extension CatalogFile {
    /// Passes all records of a type, the most popular first, on a separate connection.
    fileprivate func records(of type: ResourceType, _ body: (Record) throws -> Void) throws {
        let statement = try Database(path, .immutable).statement(
            "SELECT id, code, body FROM \"\(type)\" ORDER BY place")
        try statement.bind([])
        while try statement.step() {
            let (id, code) = (statement.text(0), statement.isNull(1) ? nil : statement.text(1))
            guard let record = Record(type, id: id, code: code, bytes: statement.bytes(2)) else {
                throw CatalogProblem.damaged("the record \(type)/\(id) cannot be read")
            }
            try body(record)
        }
    }
}
