import AppleMusicAPI

// Fields of artists, albums, songs and music videos, in the order of their bytes.

extension ArtistRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.genreNames(&genreNames)
        coder.artwork(&artwork)
        coder.notes(&notes)
        coder.computed("url") { .string($0.url("artist", name, id)) }
        coder.availability(&availability)
    }
}

extension AlbumRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.text("artistName", &artistName)
        coder.kept { $0.texts(&artistIDs) }
        coder.computed("artistUrl") { $0.artistURL(artistIDs, artistName) }
        coder.artwork(&artwork)
        coder.strings("audioVariants", &audioVariants)
        coder.computed("audioTraits") { _ in .strings(AudioTraits.of(audioVariants)) }
        coder.contentRating(&contentRating)
        coder.string("copyright", &copyright)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        coder.flag("isCompilation", &isCompilation)
        coder.flag("isComplete", &isComplete)
        coder.flag("isMasteredForItunes", &isMasteredForItunes)
        coder.flag("isSingle", &isSingle)
        coder.playable("album", &isPlayable)
        coder.computed("isPrerelease") { _ in isPlayable ? nil : true }
        coder.string("recordLabel", &recordLabel)
        coder.string("releaseDate", &releaseDate)
        coder.number("trackCount", &trackCount)
        coder.code("upc", &upc)
        coder.computed("url") { .string($0.url("album", name, id)) }
        coder.availability(&availability)
    }
}

extension SongRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.text("artistName", &artistName)
        coder.kept { $0.texts(&artistIDs) }
        coder.computed("artistUrl") { $0.artistURL(artistIDs, artistName) }
        coder.text("albumName", &albumName)
        coder.kept { $0.optionalText(&albumID) }
        coder.artwork(&artwork)
        coder.string("attribution", &attribution)
        coder.strings("audioVariants", &audioVariants)
        coder.computed("audioTraits") { _ in .strings(AudioTraits.of(audioVariants)) }
        coder.string("audioLocale", &audioLocale)
        coder.string("composerName", &composerName)
        coder.contentRating(&contentRating)
        coder.number("discNumber", &discNumber)
        coder.number("trackNumber", &trackNumber)
        coder.number("durationInMillis", &durationInMillis)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        coder.flag("hasLyrics", &hasLyrics)
        coder.flag("isAppleDigitalMaster", &isAppleDigitalMaster)
        coder.playable("song", &isPlayable)
        coder.computed("previews") { $0.previews("m4a", isPlayable: isPlayable) }
        coder.work(&work)
        coder.string("releaseDate", &releaseDate)
        coder.code("isrc", &isrc)
        coder.computed("url") { .string(url($0)) }
        coder.availability(&availability)
    }

    /// Returns the URL of the album's page with the song selected. Its readable part is the song's name (recorded in
    /// "Get Catalog Charts" and elsewhere).
    private func url(_ context: AttributeContext) -> String {
        guard let albumID else { return context.url("song", name, id) }
        return context.url("album", name, albumID) + "?i=" + id
    }
}

extension MusicVideoRecord: DescribedFields {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.text("name", &name)
        coder.text("artistName", &artistName)
        coder.kept { $0.texts(&artistIDs) }
        coder.computed("artistUrl") { $0.artistURL(artistIDs, artistName) }
        coder.text("albumName", &albumName)
        coder.artwork(&artwork)
        coder.contentRating(&contentRating)
        coder.number("durationInMillis", &durationInMillis)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        coder.flag("has4K", &has4K)
        coder.flag("hasHDR", &hasHDR)
        coder.playable("musicVideo", &isPlayable)
        coder.computed("previews") { $0.previews("m3u8", isPlayable: isPlayable, artwork) }
        coder.string("releaseDate", &releaseDate)
        coder.number("trackNumber", &trackNumber)
        coder.code("isrc", &isrc)
        coder.computed("url") { .string($0.url("music-video", name, id)) }
        coder.availability(&availability)
    }
}

/// The quality traits in the web player's terms (`audioTraits`, observed), derived from `audioVariants`.
enum AudioTraits {
    /// Returns the distinct traits in alphabetical order.
    static func of(_ variants: some Sequence<String>) -> [String] {
        Set(variants.flatMap { $0 == "dolby-atmos" ? ["atmos", "spatial"] : [$0] }).sorted()
    }
}
