import AppleMusicAPI

// Attributes of playlists, stations, curators, record labels and genres.

extension Playlist {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.artwork(&artwork)
        coder.computed("audioTraits") { $0.audioTraits }
        coder.text("curatorName", &curatorName)
        coder.description(&description)
        coder.flag("isChart", &isChart)
        coder.string("lastModifiedDate", &lastModifiedDate)
        coder.text("name", &name)
        coder.computed("playParams") { $0.playParameters("playlist") }
        var type = kind.rawValue
        coder.string("playlistType", &type)
        kind = Kind(rawValue: type) ?? kind
        coder.computed("trackTypes") { $0.trackTypes }
        coder.computed("url") { .string($0.url("playlist", name, id)) }
    }
}

extension AttributeContext {
    fileprivate var trackTypes: JSON {
        let tracks = catalog.related("tracks", of: identifier)
        return .strings(
            [ResourceType.songs, .musicVideos].filter { type in tracks.contains { $0.type == type } }
                .map(\.rawValue))
    }

    /// The traits of all songs of the playlist together.
    fileprivate var audioTraits: JSON {
        let songs = catalog.related("tracks", of: identifier).filter { $0.type == .songs }
        return .strings(AudioTraits.of(songs.flatMap { catalog.song($0.id)?.audioVariants ?? [] }))
    }
}

extension Station {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.artwork(&artwork)
        coder.contentRating(&contentRating)
        coder.number("durationInMillis", &durationInMillis)
        coder.notes(&notes)
        coder.string("episodeNumber", &episodeNumber)
        coder.flag("isLive", &isLive)
        coder.string("mediaKind", &mediaKind)
        coder.text("name", &name)
        let playParameters = coder.code("playParams") { _ in
            [
                "id": .string(id), "kind": "radioStation", "format": .string(isLive ? "stream" : "tracks"),
                "stationHash": .string(hash), "hasDrm": .bool(isLive), "mediaType": 0,
            ]
        }
        hash = playParameters?["stationHash"]?.string ?? hash
        coder.string("stationProviderName", &providerName)
        coder.computed("supportedDrms") { _ in isLive ? ["fairplay", "playready", "widevine"] : nil }
        coder.computed("url") { .string($0.url("station", name, id)) }
    }
}

extension Curator {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.artwork(&artwork)
        coder.notes(&notes)
        coder.string("kind", &kind)
        coder.text("name", &name)
        coder.text("shortName", &shortName)
        coder.string("showHostName", &showHostName)
        coder.computed("url") { .string($0.url("curator", name, id)) }
    }
}

extension RecordLabel {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.artwork(&artwork)
        coder.description(&description)
        coder.text("name", &name)
        coder.computed("url") { .string($0.url("record-label", name, id)) }
    }
}

extension Genre {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.text("chartLabel", &chartLabel)
        coder.text("name", &name)
        coder.string("parentId", &parentID)
        coder.computed("parentName") { context in
            parentID.flatMap(context.catalog.genre).map { context.text($0.name) }
        }
    }
}
