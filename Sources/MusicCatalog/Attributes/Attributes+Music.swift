import AppleMusicAPI

// Attributes of artists, albums, songs and music videos.

extension Artist {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.artwork(&artwork)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        coder.text("name", &name)
        coder.computed("url") { .string($0.url("artist", name, id)) }
    }
}

extension Album {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.text("artistName", &artistName)
        coder.computed("artistUrl") { $0.artistURL(artistIDs, artistName) }
        coder.artwork(&artwork)
        coder.computed("audioTraits") { _ in .strings(AudioTraits.of(audioVariants)) }
        coder.strings("audioVariants", &audioVariants)
        coder.contentRating(&contentRating)
        coder.string("copyright", &copyright)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        coder.flag("isCompilation", &isCompilation)
        coder.flag("isComplete", &isComplete)
        coder.flag("isMasteredForItunes", &isMasteredForItunes)
        coder.computed("isPrerelease") { _ in isPlayable ? nil : true }
        coder.flag("isSingle", &isSingle)
        coder.text("name", &name)
        coder.playable("album", &isPlayable)
        coder.string("recordLabel", &recordLabel)
        coder.string("releaseDate", &releaseDate)
        coder.number("trackCount", &trackCount)
        coder.string("upc", &upc)
        coder.computed("url") { .string($0.url("album", name, id)) }
    }
}

extension Song {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.text("albumName", &albumName)
        coder.text("artistName", &artistName)
        coder.computed("artistUrl") { $0.artistURL(artistIDs, artistName) }
        coder.artwork(&artwork)
        coder.string("attribution", &attribution)
        coder.string("audioLocale", &audioLocale)
        coder.computed("audioTraits") { _ in .strings(AudioTraits.of(audioVariants)) }
        coder.strings("audioVariants", &audioVariants)
        coder.string("composerName", &composerName)
        coder.contentRating(&contentRating)
        coder.number("discNumber", &discNumber)
        coder.number("durationInMillis", &durationInMillis)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        coder.flag("hasLyrics", &hasLyrics)
        coder.flag("isAppleDigitalMaster", &isAppleDigitalMaster)
        coder.string("isrc", &isrc)
        var movement = work ?? Work(name: "")
        coder.number("movementCount", &movement.movementCount)
        coder.string("movementName", &movement.movementName)
        coder.number("movementNumber", &movement.movementNumber)
        coder.text("name", &name)
        coder.playable("song", &isPlayable)
        coder.computed("previews") { $0.previews("m4a", isPlayable: isPlayable) }
        coder.string("releaseDate", &releaseDate)
        coder.number("trackNumber", &trackNumber)
        coder.computed("url") { .string(url($0)) }
        var workName = work?.name
        coder.string("workName", &workName)
        // Only a song with a work has a movement.
        if let workName {
            movement.name = workName
            work = movement
        }
    }

    /// Returns the URL of the album's page with the song selected.
    private func url(_ context: AttributeContext) -> String {
        guard let albumID else { return context.url("song", name, id) }
        return context.url("album", albumName, albumID) + "?i=" + id
    }
}

extension MusicVideo {
    mutating func codeAttributes(_ coder: inout some AttributeCoder) {
        coder.text("albumName", &albumName)
        coder.text("artistName", &artistName)
        coder.computed("artistUrl") { $0.artistURL(artistIDs, artistName) }
        coder.artwork(&artwork)
        coder.contentRating(&contentRating)
        coder.number("durationInMillis", &durationInMillis)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        coder.flag("has4K", &has4K)
        coder.flag("hasHDR", &hasHDR)
        coder.string("isrc", &isrc)
        coder.text("name", &name)
        coder.playable("musicVideo", &isPlayable)
        coder.computed("previews") { $0.previews("m3u8", isPlayable: isPlayable, artwork) }
        coder.string("releaseDate", &releaseDate)
        coder.number("trackNumber", &trackNumber)
        coder.computed("url") { .string($0.url("music-video", name, id)) }
    }
}
