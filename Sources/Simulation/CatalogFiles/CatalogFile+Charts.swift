package import AppleMusicAPI
package import TonearmCatalog
import TonearmSQLite

extension CatalogFile {
    package func chart(
        of type: ResourceType, genre: String, storefront: String, until year: Int?
    ) -> [ResourceIdentifier] {
        guard let genre = Int(recordID: genre) else { return [] }
        guard let year else {
            return chart("\(type)/\(genre)/\(storefront)") { database in
                Array(try Self.ranking(type, genre, storefront, in: database).prefix(ChartTaste.length))
            }
        }
        let ranking = ask([]) { try Self.ranking(type, genre, storefront, in: $0) }
        return Array(ranking.lazy.filter { self.record($0)?.isReleased(by: year) ?? false }.prefix(ChartTaste.length))
    }

    /// Returns the resources that can enter a chart, most played first.
    private static func ranking(
        _ type: ResourceType, _ genre: Int, _ storefront: String, in database: Database
    ) throws -> [ResourceIdentifier] {
        let taste = ChartTaste(place: storefront)
        let scored = try database.rows(
            "SELECT place, language, id FROM charts WHERE type = ? AND genre = ?", .text(type.rawValue),
            .integer(genre)
        ) { row in
            (
                score: taste.score(
                    popularity: CatalogFormat.popularity(ofPlace: row.integer(0)), language: row.text(1),
                    entry: row.integer(0)), place: row.integer(0), id: row.text(2)
            )
        }
        return scored.sorted { ($0.score, -$0.place) > ($1.score, -$1.place) }.map { ResourceIdentifier(type, $0.id) }
    }

    package func chartPlaylists(_ kind: ChartPlaylistKind, storefront: String) -> [ResourceIdentifier] {
        ask([]) {
            try $0.rows(
                "SELECT id FROM \"chart-playlists\" WHERE kind = ? AND storefront = ? ORDER BY position",
                .text(String(describing: kind)), .text(kind == .global ? "" : storefront)
            ) { ResourceIdentifier(.playlists, $0.text(0)) }
        }
    }

    /// Returns the tracks of a chart playlist: its storefront's or city's chart of songs, or the global chart.
    func chartTracks(ofPlaylist id: String) -> [ResourceIdentifier] {
        let found = ask([]) {
            try $0.rows(
                "SELECT kind, storefront, position FROM \"chart-playlists\" WHERE id = ? ORDER BY kind = 'global'",
                SQLiteValue(id: id)
            ) { (kind: $0.text(0), storefront: $0.text(1), position: $0.integer(2)) }
        }
        guard let chart = found.first else { return [] }
        let isCity = chart.kind == String(describing: ChartPlaylistKind.cities)
        let place = isCity ? "\(chart.storefront)/\(chart.position)" : chart.storefront
        return Array(self.chart(of: .songs, genre: GenreRecord.rootID, storefront: place).prefix(isCity ? 25 : 100))
    }
}
