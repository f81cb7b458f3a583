import AppleMusicAPI
import MusicCatalog

/// Attributes of playlists, stations, curators, record labels and genres.
extension AttributeWriter {
    func attributes(of playlist: Playlist) -> JSONObject {
        var object = JSONObject()
        object.append("artwork", playlist.artwork.map(artwork))
        object.append("curatorName", text(playlist.curatorName))
        object.append("description", description(playlist.description))
        object.append("isChart", .bool(playlist.isChart))
        object.append("lastModifiedDate", playlist.lastModifiedDate.map(JSON.string))
        object.append("name", text(playlist.name))
        object.append("playParams", playParameters("playlist"))
        object.append("playlistType", .string(playlist.kind.rawValue))
        object.append("trackTypes", extended("trackTypes", trackTypes()))
        object.append("url", .string(url("playlist", playlist.name, playlist.id)))
        return object
    }

    private func trackTypes() -> JSON {
        let tracks = composer.catalog.related("tracks", of: identifier)
        return .strings(
            [ResourceType.songs, .musicVideos].filter { type in tracks.contains { $0.type == type } }
                .map(\.rawValue))
    }

    private func description(_ description: LocalizedText?) -> JSON? {
        description.map { ["standard": text($0)] }
    }

    func attributes(of station: Station) -> JSONObject {
        var object = JSONObject()
        object.append("artwork", station.artwork.map(artwork))
        object.append("contentRating", station.contentRating.map { .string($0.rawValue) })
        object.append("durationInMillis", station.durationInMillis.map(JSON.integer))
        object.append("editorialNotes", notes(station.notes))
        object.append("episodeNumber", station.episodeNumber.map(JSON.string))
        object.append("isLive", .bool(station.isLive))
        object.append("mediaKind", .string(station.mediaKind))
        object.append("name", text(station.name))
        object.append(
            "playParams",
            [
                "id": .string(station.id), "kind": "radioStation",
                "format": .string(station.isLive ? "stream" : "tracks"), "stationHash": .string(station.hash),
                "hasDrm": .bool(station.isLive), "mediaType": 0,
            ])
        object.append("stationProviderName", station.providerName.map(JSON.string))
        if station.isLive { object.append("supportedDrms", ["fairplay", "playready", "widevine"]) }
        object.append("url", .string(url("station", station.name, station.id)))
        return object
    }

    func attributes(of curator: Curator) -> JSONObject {
        var object = JSONObject()
        object.append("artwork", artwork(curator.artwork))
        object.append("editorialNotes", notes(curator.notes))
        object.append("kind", curator.kind.map(JSON.string))
        object.append("name", text(curator.name))
        object.append("shortName", curator.shortName.map(text))
        object.append("showHostName", curator.showHostName.map(JSON.string))
        object.append("url", .string(url("curator", curator.name, curator.id)))
        return object
    }

    func attributes(of label: RecordLabel) -> JSONObject {
        var object = JSONObject()
        object.append("artwork", artwork(label.artwork))
        object.append("description", description(label.description))
        object.append("name", text(label.name))
        object.append("url", .string(url("record-label", label.name, label.id)))
        return object
    }

    func attributes(of genre: Genre) -> JSONObject {
        var object = JSONObject()
        object.append("chartLabel", genre.chartLabel.map(text))
        object.append("name", text(genre.name))
        object.append("parentId", genre.parentID.map(JSON.string))
        object.append("parentName", genre.parentID.flatMap(composer.catalog.genre).map { text($0.name) })
        return object
    }
}
