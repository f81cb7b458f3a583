package import AppleMusicAPI
import TonearmCatalog

extension CatalogFile {
    package func related(_ name: String, of resource: ResourceIdentifier) -> [ResourceIdentifier] {
        guard let row = row(resource) else {
            // Some resources are not in the file, but in every catalog.
            return resource.type == .stationGenres ? base.related(name, of: resource) : []
        }
        if let stored = row.relations[name] { return stored }
        if let implied = row.record.implied(name) { return implied }
        switch (resource.type, name) {
        // An artist without a recorded relationship to genres.
        case (.artists, "genres"): return row.record.namedGenres
        case (.musicVideos, "more-in-genre"): return moreInGenre(row.record, resource)
        case (.playlists, "tracks"): return chartTracks(ofPlaylist: resource.id)
        case (.playlists, "featured-artists"): return artists(ofTracks: related("tracks", of: resource))
        case (.playlists, "more-by-curator"):
            guard let curator = related("curator", of: resource).first else { return [] }
            return related("playlists", of: curator).filter { $0 != resource }
        default: return []
        }
    }

    private func moreInGenre(_ record: Record, _ resource: ResourceIdentifier) -> [ResourceIdentifier] {
        guard let genre = record.implied("genres")?.first else { return [] }
        return chart(of: .musicVideos, genre: genre.id, storefront: "").filter { $0 != resource }
    }
}
