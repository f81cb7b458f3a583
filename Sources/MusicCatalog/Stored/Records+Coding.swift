/// Fields of each record, in the order in which they are stored. A change requires a new version of the catalog file's
/// format.
extension Song {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.localized(&artistName)
        coder.texts(&artistIDs)
        coder.localized(&albumName)
        coder.optionalText(&albumID)
        coder.artwork(&artwork)
        coder.optionalText(&attribution)
        coder.texts(&audioVariants)
        coder.optionalText(&audioLocale)
        coder.optionalText(&composerName)
        coder.contentRating(&contentRating)
        coder.number(&discNumber)
        coder.number(&trackNumber)
        coder.number(&durationInMillis)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        var flags = [hasLyrics, isAppleDigitalMaster, isPlayable]
        coder.flags(&flags, count: 3)
        (hasLyrics, isAppleDigitalMaster, isPlayable) = (flags[0], flags[1], flags[2])
        coder.work(&work)
        coder.optionalText(&releaseDate)
        coder.availability(&availability)
    }
}

extension Album {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.localized(&artistName)
        coder.texts(&artistIDs)
        coder.artwork(&artwork)
        coder.texts(&audioVariants)
        coder.contentRating(&contentRating)
        coder.optionalText(&copyright)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        var flags = [isCompilation, isComplete, isMasteredForItunes, isSingle, isPlayable]
        coder.flags(&flags, count: 5)
        (isCompilation, isComplete, isMasteredForItunes) = (flags[0], flags[1], flags[2])
        (isSingle, isPlayable) = (flags[3], flags[4])
        coder.optionalText(&recordLabel)
        coder.optionalText(&releaseDate)
        coder.number(&trackCount)
        coder.availability(&availability)
    }
}

extension MusicVideo {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.localized(&artistName)
        coder.texts(&artistIDs)
        coder.optionalLocalized(&albumName)
        coder.artwork(&artwork)
        coder.contentRating(&contentRating)
        coder.number(&durationInMillis)
        coder.notes(&notes)
        coder.genreNames(&genreNames)
        var flags = [has4K, hasHDR, isPlayable]
        coder.flags(&flags, count: 3)
        (has4K, hasHDR, isPlayable) = (flags[0], flags[1], flags[2])
        coder.optionalText(&releaseDate)
        coder.optionalNumber(&trackNumber)
        coder.availability(&availability)
    }
}

extension Artist {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.genreNames(&genreNames)
        coder.optionalArtwork(&artwork)
        coder.notes(&notes)
        coder.availability(&availability)
    }
}

extension Playlist {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.localized(&curatorName)
        coder.optionalArtwork(&artwork)
        coder.optionalLocalized(&description)
        var flags = [isChart]
        coder.flags(&flags, count: 1)
        isChart = flags[0]
        coder.optionalText(&lastModifiedDate)
        var kind = kind.rawValue
        coder.text(&kind)
        self.kind = Kind(rawValue: kind) ?? .editorial
        coder.availability(&availability)
    }
}

extension Station {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.optionalArtwork(&artwork)
        coder.contentRating(&contentRating)
        coder.optionalNumber(&durationInMillis)
        coder.notes(&notes)
        coder.optionalText(&episodeNumber)
        var flags = [isLive]
        coder.flags(&flags, count: 1)
        isLive = flags[0]
        coder.text(&mediaKind)
        coder.optionalText(&providerName)
        coder.text(&hash)
        coder.availability(&availability)
    }
}

extension Curator {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.artwork(&artwork)
        coder.notes(&notes)
        coder.optionalText(&kind)
        coder.optionalLocalized(&shortName)
        coder.optionalText(&showHostName)
        coder.availability(&availability)
    }
}

extension RecordLabel {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.artwork(&artwork)
        coder.optionalLocalized(&description)
        coder.availability(&availability)
    }
}

extension Genre {
    mutating func code(_ coder: inout RecordCoder) {
        coder.localized(&name)
        coder.optionalText(&parentID)
        coder.optionalLocalized(&chartLabel)
    }
}
