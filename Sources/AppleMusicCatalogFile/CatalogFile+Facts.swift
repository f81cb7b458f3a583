import AppleMusicAPI
import Console
import SQLite
import SystemLayer

extension CatalogFile {
    /// The facts for `catalog info`.
    package struct Facts: Sendable, Equatable {
        /// The number of resources of each type, in the order of the types.
        package var counts: [(type: String, count: Int)] = []
        /// The seed of the invented resources; nil if unknown.
        package var seed: String?
        package var hasImports = false
        /// The file's size in bytes.
        package var size = 0
        package var version = CatalogFormat.version

        package static func == (left: Self, right: Self) -> Bool {
            left.counts.elementsEqual(right.counts, by: ==) && left.seed == right.seed
                && left.hasImports == right.hasImports && left.size == right.size && left.version == right.version
        }
    }

    package var facts: Facts {
        var facts = ask(Facts()) { database in
            var facts = Facts()
            let rows = try database.rows("SELECT name, value FROM facts") { ($0.text(0), $0.text(1)) }
            let known = Dictionary(rows, uniquingKeysWith: { first, _ in first })
            for type in CatalogFormat.types {
                if let count = known["count \(type)"].flatMap({ Int($0) }), count > 0 {
                    facts.counts.append((type.rawValue, count))
                }
            }
            facts.seed = known["seed"]
            facts.hasImports = known["imported"] != nil
            return facts
        }
        facts.size = FileSystem.size(path)
        return facts
    }

    package var summary: String {
        let counts = facts.counts
        let songs = counts.first { $0.type == "songs" }?.count ?? 0
        return "the catalog '\(path)' with \(songs) songs"
    }
}
