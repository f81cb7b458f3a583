import AppleMusicAPI
import TonearmCatalog
import TonearmCatalogFiles

/// Imports recorded answers into the records of a catalog.
enum ImportHarness {
    static func run(_ input: [UInt8]) throws {
        guard let json = try? JSON(parsing: input) else { return }
        for entry in try CatalogEntry.imported(from: json, path: "/v1/catalog/us/albums/310730204/tracks") {
            let record = entry.record
            try require(
                Record(entry.type, id: record.id, code: record.code, bytes: record.bytes)?.bytes == record.bytes,
                "\(entry.identifier) was imported, and cannot be read")
        }
    }
}
