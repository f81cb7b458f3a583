extension GeneratedWorld {
    /// Returns the song of a music video: the hit of each album, newest first, then other songs of the newest.
    func song(ofMusicVideo index: Int, artist: Int) -> Origin? {
        let discography = discography(artist)
        guard index >= 1, index <= discography.musicVideoCount else { return nil }
        let albums = discography.albums.filter { $0.day <= Discography.edition }
        guard let newest = albums.last else { return nil }
        if index <= albums.count {
            let album = albums[albums.count - index]
            return Origin(artist: artist, slot: album.slot, track: hit(of: album))
        }
        return Origin(artist: artist, slot: newest.slot, track: 1 + (hit(of: newest) + index) % newest.trackCount)
    }

    func musicVideo(_ artistIndex: Int, index: Int) -> MusicVideo? {
        guard let origin = song(ofMusicVideo: index, artist: artistIndex),
            let release = discography(artistIndex)[origin.slot]
        else { return nil }
        let artist = artists[artistIndex]
        let draw = draw[.video][artistIndex][index]
        let form = draw.pick(["", "", "", " (Official Video)", " (Lyric Video)", " (Live Session)"])
        let day = release.day + draw[1].below(60)
        return MusicVideo(
            id: WorldNumber.musicVideo(artist: artistIndex, index: index).text,
            name: name(origin).appending { _ in form }, artistName: artist.name,
            artistIDs: [WorldNumber.artist(artistIndex).text], albumName: name(of: release),
            artwork: ArtworkMaker.wide(draw), contentRating: isExplicit(origin) ? .explicit : nil,
            durationInMillis: draw[2].within(141_000...295_000), genreNames: genreNames(artist),
            has4K: release.day.year > 2014 && draw[3].isTrue(percent: 45),
            hasHDR: release.day.year > 2018 && draw[4].isTrue(percent: 30),
            isrc: WorldCodes.isrc(
                artist: artistIndex, slot: 90, track: index, year: release.day.year,
                country: WorldCodes.country(ofLanguage: artist.language, artist: artistIndex)),
            releaseDate: min(day, Discography.edition).text, isPlayable: true,
            availability: draw[5].isTrue(percent: 12) ? .except(Regions.arabic) : availability(of: release))
    }

    func popularity(ofMusicVideo index: Int, artist: Int) -> Int {
        song(ofMusicVideo: index, artist: artist).map { popularity($0) * 3 / 4 } ?? 1
    }
}
