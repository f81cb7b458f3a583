extension GeneratedWorld {
    func song(_ artistIndex: Int, slot: Int, track: Int) -> SongRecord? {
        guard let release = discography(artistIndex)[slot], let origin = origin(of: release, track: track) else {
            return nil
        }
        let artist = artists[artistIndex]
        let isOut = isOut(origin)
        let isClassical = artist.language == "classical"
        let movement = isClassical ? movement(origin) : nil
        let seconds = seconds(origin)
        let isLive = release.kind == .live
        let rating: AdvisoryRating? = isExplicit(origin) ? (release.kind == .clean ? .clean : .explicit) : nil
        let hasWords = !["classical", "instrumental"].contains(artist.language)
        return SongRecord(
            id: WorldNumber.song(artist: artistIndex, slot: slot, track: track).text, name: name(origin, on: release),
            artistName: artist.name, artistIDs: [WorldNumber.artist(artistIndex).text], albumName: name(of: release),
            albumID: String(release.number), artwork: artwork(of: release), attribution: artist.composer,
            audioVariants: audioVariants(of: release), audioLocale: hasWords ? audioLocale(artist) : nil,
            composerName: composerName(artist, origin), contentRating: rating, discNumber: 1, trackNumber: track,
            durationInMillis: (isLive ? seconds * 113 / 100 : seconds) * 1000
                + draw(of: release)[track][.length].below(1000),
            genreNames: genreNames(artist),
            hasLyrics: hasWords && isOut && draw[.notes][artistIndex][origin.slot][origin.track].isTrue(percent: 85),
            isAppleDigitalMaster: draw(of: release)[.feature].isTrue(percent: 60),
            isrc: isrc(release, origin, track: track, isRated: rating != nil),
            work: movement.map {
                SongRecord.Work(
                    name: $0.work, movementName: $0.name, movementNumber: $0.number, movementCount: $0.count)
            },
            releaseDate: isLive ? dateText(of: release) : dateText(of: origin), isPlayable: isOut,
            availability: availability(of: release))
    }

    /// Returns the ISRC. Live performances and clean versions are separate recordings; any other appearance shares the
    /// code of its origin.
    private func isrc(_ release: Release, _ origin: Origin, track: Int, isRated: Bool) -> String {
        let artist = artists[release.artist]
        let country = WorldCodes.country(ofLanguage: artist.language, artist: artist.index)
        let isOwn = release.kind == .live || release.kind == .clean && isRated
        let day = isOwn ? release.day : discography(origin.artist)[origin.slot]?.day ?? release.day
        return WorldCodes.isrc(
            artist: artist.index, slot: isOwn ? release.slot : origin.slot, track: isOwn ? track : origin.track,
            year: day.year, country: country)
    }

    /// Returns whether a song is out. Of an announced album, only its single is.
    private func isOut(_ origin: Origin) -> Bool {
        guard let release = discography(origin.artist)[origin.slot] else { return false }
        return release.day <= Discography.edition || hit(of: release) == origin.track
    }

    private func seconds(_ origin: Origin) -> Int {
        let draw = draw[.length][origin.artist][origin.slot][origin.track]
        let artist = artists[origin.artist]
        let range: ClosedRange<Int> =
            switch artist.language {
            case "classical": 171...842
            case "spoken": artist.genre == 3 ? 95...420 : 640...1930
            case "kids": 84...176
            default:
                switch artist.genre {
                case 7, 17: 212...468
                case 11: 224...561
                case 18, 51, 27: 128...238
                default: 148...312
                }
            }
        return draw.within(range)
    }

    private func composerName(_ artist: WorldArtist, _ origin: Origin) -> String {
        if let composer = artist.composer { return composer }
        let draw = draw[.notes][origin.artist][origin.slot][origin.track][1]
        let name = artist.name.standard
        let guest = guest(of: origin).map { " & " + artists[$0].name.standard } ?? ""
        let isEnglish = artist.grammar.hasPrefix("en.")
        if !isEnglish || draw.isTrue(percent: 60) { return name + guest }
        let others = [
            "Ada Brickhill", "Rufus Delacourt", "Ines Okada-Bell", "Torvald Nyquist", "Mina Castellane",
            "Joss Farthing",
        ]
        return name + ", " + draw[1].pick(others) + guest
    }

    private func audioLocale(_ artist: WorldArtist) -> String {
        switch artist.language {
        case "ja": "ja"
        case "ko": "ko"
        case "zh": "zh"
        case "en", "spoken", "kids": "en-US"
        case "pt": "pt-BR"
        default: artist.language
        }
    }

    /// Returns the date of a song; if its single preceded the album, the single's.
    private func dateText(of origin: Origin) -> String {
        let discography = discography(origin.artist)
        guard let album = discography[origin.slot] else { return "" }
        if hit(of: album) == origin.track,
            let single = discography.releases.first(where: { $0.kind == .single && $0.source == album.slot })
        {
            return dateText(of: single)
        }
        return dateText(of: album)
    }

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

    func musicVideo(_ artistIndex: Int, index: Int) -> MusicVideoRecord? {
        guard let origin = song(ofMusicVideo: index, artist: artistIndex),
            let release = discography(artistIndex)[origin.slot]
        else { return nil }
        let artist = artists[artistIndex]
        let draw = draw[.video][artistIndex][index]
        let form = draw.pick(["", "", "", " (Official Video)", " (Lyric Video)", " (Live Session)"])
        let day = release.day + draw[1].below(60)
        return MusicVideoRecord(
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
            releaseDate: min(day, Discography.edition).text,
            trackNumber: trackNumber(ofMusicVideo: index, artist: artistIndex), isPlayable: true,
            availability: draw[5].isTrue(percent: 12) ? .except(Regions.arabic) : availability(of: release))
    }

    /// Returns the number of the music video on a deluxe edition, which ends with it; nil if no album has it.
    private func trackNumber(ofMusicVideo index: Int, artist: Int) -> Int? {
        guard index == Self.bonusVideo else { return nil }
        return discography(artist).releases.first { $0.kind == .deluxe }.map { $0.songCount + 1 }
    }

    func popularity(ofMusicVideo index: Int, artist: Int) -> Int {
        song(ofMusicVideo: index, artist: artist).map { popularity($0) * 3 / 4 } ?? 1
    }
}
