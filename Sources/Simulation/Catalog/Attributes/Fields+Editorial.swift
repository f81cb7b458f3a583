import AppleMusicAPI

// Fields of playlists, stations, curators, record labels and genres, in the order of their bytes.

extension PlaylistRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.text("curatorName", &curatorName)
        coder.artwork(&artwork)
        coder.description(&description)
        coder.flag("isChart", &isChart)
        coder.string("lastModifiedDate", &lastModifiedDate)
        var type = kind.rawValue
        coder.string("playlistType", &type)
        kind = Kind(rawValue: type) ?? kind
        coder.computed("audioTraits") { $0.audioTraits }
        coder.computed("playParams") { $0.playParameters("playlist") }
        coder.computed("trackTypes") { $0.trackTypes }
        coder.computed("url") { .string($0.url("playlist", name, id)) }
        coder.availability(&availability)
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

extension StationRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.artwork(&artwork)
        coder.contentRating(&contentRating)
        coder.number("durationInMillis", &durationInMillis)
        coder.notes(&notes)
        coder.string("episodeNumber", &episodeNumber)
        coder.flag("isLive", &isLive)
        coder.string("mediaKind", &mediaKind)
        coder.string("stationProviderName", &providerName)
        coder.kept { $0.text(&hash) }
        let playParameters = coder.code("playParams") { _ in
            [
                "id": .string(id), "kind": "radioStation", "format": .string(isLive ? "stream" : "tracks"),
                "stationHash": .string(hash), "hasDrm": .bool(isLive), "mediaType": 0,
            ]
        }
        hash = playParameters?["stationHash"]?.string ?? hash
        coder.computed("supportedDrms") { _ in isLive ? ["fairplay", "playready", "widevine"] : nil }
        coder.computed("url") { .string($0.url("station", name, id)) }
        coder.availability(&availability)
    }
}

extension CuratorRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.artwork(&artwork)
        coder.notes(&notes)
        coder.string("kind", &kind)
        coder.text("shortName", &shortName)
        coder.string("showHostName", &showHostName)
        coder.computed("url") { .string($0.url("curator", name, id)) }
        coder.availability(&availability)
    }
}

extension RecordLabelRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.artwork(&artwork)
        coder.description(&description)
        coder.computed("url") { .string($0.url("record-label", name, id)) }
        coder.availability(&availability)
    }
}

extension GenreRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.string("parentId", &parentID)
        coder.computed("parentName") { context in
            parentID.flatMap(context.catalog.genre).map { context.text($0.name) }
        }
        coder.text("chartLabel", &chartLabel)
    }
}

extension StationGenre: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) { coder.text("name", &name) }
}
