import AppleMusicAPI

extension GeneratedWorld {
    /// Returns the targets of a relationship or view of the world. Nil if they include playlists or other artists'
    /// releases, which `BuiltInCatalog` adds.
    func related(_ name: String, of number: WorldNumber) -> [ResourceIdentifier]? {
        switch number {
        case .artist(let artist): related(name, ofArtist: artist)
        case .release(let artist, let slot): discography(artist)[slot].flatMap { related(name, of: $0) }
        case .song(let artist, let slot, let track):
            discography(artist)[slot].flatMap { related(name, ofTrack: track, on: $0) }
        case .musicVideo(let artist, let index): related(name, ofMusicVideo: index, artist: artist)
        case .retiredRelease, .retiredSong: []
        }
    }

    private func related(_ name: String, ofArtist index: Int) -> [ResourceIdentifier]? {
        let artist = artists[index]
        let releases = Array(discography(index).releases.reversed())
        func albums(_ kinds: Set<Release.Kind>) -> [ResourceIdentifier] {
            GeneratedWorld.identifiers(releases.filter { kinds.contains($0.kind) })
        }
        switch name {
        case "albums": return GeneratedWorld.identifiers(releases)
        case "genres": return genres(of: artist)
        case "music-videos": return musicVideos(of: index)
        case "top-music-videos": return Array(musicVideos(of: index).prefix(20))
        case "featured-music-videos": return Array(musicVideos(of: index).prefix(2))
        case "songs", "top-songs": return topSongs(of: index)
        case "station": return [ResourceIdentifier(.stations, "ra." + WorldNumber.artist(index).text)]
        case "full-albums": return albums([.album, .clean, .deluxe])
        case "singles": return albums([.single, .ep])
        case "live-albums": return albums([.live])
        case "compilation-albums": return albums([.compilation])
        case "featured-albums": return Array(albums([.album]).prefix(2))
        case "latest-release":
            let latest = releases.first { $0.day <= Discography.edition && $0.kind != .clean }
            guard let latest, latest.day + GeneratedWorld.recentDays >= Discography.edition else { return [] }
            return GeneratedWorld.identifiers([latest])
        case "similar-artists": return similarArtists(to: artist)
        case "appears-on-albums": return GeneratedWorld.identifiers(guestReleases(of: index))
        default: return nil
        }
    }

    /// The number of days for which a release is an artist's "latest release".
    static let recentDays = 270

    /// Returns the previous artist's releases with the song on which this artist is a guest.
    func guestReleases(of index: Int) -> [Release] {
        guard let host = roster.neighborsBefore[index], let album = discography(host).album(1),
            guest(of: Origin(artist: host, slot: album.slot, track: hit(of: album))) == index
        else { return [] }
        return discography(host).releases.reversed().filter { $0.source == album.slot && $0.kind != .clean }
    }

    private func similarArtists(to artist: WorldArtist) -> [ResourceIdentifier] {
        // Some artists lack the view.
        if artist.index % 17 == 5 { return [] }
        let draw = draw[.similar][artist.index]
        let others = artists.filter {
            $0.index != artist.index
                && ($0.genre == artist.genre || $0.language == artist.language && $0.label == artist.label)
        }
        return others.map { (draw[$0.index].value, $0.index) }.sorted { $0.0 < $1.0 }.prefix(12)
            .map { WorldNumber.artist($0.1).identifier }
    }

    /// Returns the songs by popularity, each recording once: from albums, and from singles or EPs if it is only there.
    func topSongs(of index: Int) -> [ResourceIdentifier] {
        var songs: [(popularity: Int, number: Int)] = []
        for release in discography(index).releases where release.isFirstPlace {
            for track in 1...release.trackCount {
                guard let origin = origin(of: release, track: track), origin.slot == release.slot else { continue }
                let number = WorldNumber.song(artist: index, slot: release.slot, track: track).number
                songs.append((popularity(origin), number))
            }
        }
        return songs.sorted { ($0.popularity, -$0.number) > ($1.popularity, -$1.number) }
            .map { ResourceIdentifier(.songs, String($0.number)) }
    }

    func musicVideos(of index: Int) -> [ResourceIdentifier] {
        let count = discography(index).musicVideoCount
        return (0..<count).map {
            WorldNumber.musicVideo(artist: index, index: $0 + 1).identifier
        }
    }

    private func related(_ name: String, of release: Release) -> [ResourceIdentifier]? {
        let artist = artists[release.artist]
        switch name {
        case "tracks": return tracks(of: release)
        case "artists": return [WorldNumber.artist(artist.index).identifier]
        case "genres": return genres(of: artist)
        case "record-labels":
            return [ResourceIdentifier(.recordLabels, String(WorldLabel.firstNumber + artist.label))]
        case "other-versions":
            return GeneratedWorld.identifiers(
                discography(release.artist).releases.filter {
                    $0.source == release.source && $0.slot != release.slot && $0.kind != .single
                        && release.kind != .single
                })
        case "related-videos": return musicVideos(of: release.artist)
        case "related-albums":
            let own = discography(release.artist).albums.filter { $0.source != release.source }.reversed()
            let neighbor = roster.neighbors[release.artist].map { discography($0).albums.reversed() } ?? []
            return GeneratedWorld.identifiers(own.prefix(3) + neighbor.prefix(3))
        default: return nil
        }
    }

    func tracks(of release: Release) -> [ResourceIdentifier] {
        let base = release.number
        var tracks = (1...max(1, release.songCount)).map { ResourceIdentifier(.songs, String(base + $0)) }
        if release.kind == .deluxe { tracks.append(bonusVideo(of: release)) }
        return tracks
    }

    /// Returns the music video at the end of a deluxe edition.
    private func bonusVideo(of release: Release) -> ResourceIdentifier {
        WorldNumber.musicVideo(artist: release.artist, index: Self.bonusVideo).identifier
    }

    /// The index of the music video on an artist's deluxe editions.
    static let bonusVideo = 1

    private func related(_ name: String, ofTrack track: Int, on release: Release) -> [ResourceIdentifier]? {
        guard let origin = origin(of: release, track: track) else { return [] }
        let artist = artists[release.artist]
        switch name {
        case "albums": return GeneratedWorld.identifiers([release])
        case "artists": return [WorldNumber.artist(artist.index).identifier]
        case "composers":
            let name = artist.composer ?? artist.name.standard
            guard let song = song(artist.index, slot: release.slot, track: track),
                song.composerName?.hasPrefix(name) == true,
                let composer = artists.first(where: { $0.name.standard == name })
            else { return [] }
            return [WorldNumber.artist(composer.index).identifier]
        case "genres": return genres(of: artist)
        case "music-videos":
            let count = discography(artist.index).musicVideoCount
            return (1..<(count + 1)).filter { song(ofMusicVideo: $0, artist: artist.index) == origin }
                .map { WorldNumber.musicVideo(artist: artist.index, index: $0).identifier }
        case "station":
            return [ResourceIdentifier(.stations, "ra.\(release.number + track)")]
        default: return nil
        }
    }

    private func related(_ name: String, ofMusicVideo index: Int, artist: Int) -> [ResourceIdentifier]? {
        guard let origin = song(ofMusicVideo: index, artist: artist) else { return [] }
        switch name {
        case "artists": return [WorldNumber.artist(artist).identifier]
        case "albums": return discography(artist)[origin.slot].map { GeneratedWorld.identifiers([$0]) } ?? []
        case "genres": return genres(of: artists[artist])
        case "songs":
            return [WorldNumber.song(artist: artist, slot: origin.slot, track: origin.track).identifier]
        case "more-by-artist":
            let id = WorldNumber.musicVideo(artist: artist, index: index).text
            return musicVideos(of: artist).filter { $0.id != id }
        default: return nil
        }
    }

    func genres(of artist: WorldArtist) -> [ResourceIdentifier] {
        ([artist.genre] + [artist.subgenre, 34].compactMap(\.self)).map { ResourceIdentifier(.genres, String($0)) }
    }

    static func identifiers(_ releases: some Sequence<Release>) -> [ResourceIdentifier] {
        releases.map { ResourceIdentifier(.albums, String($0.number)) }
    }
}

extension Release {
    /// Whether the release can be the first with its songs.
    var isFirstPlace: Bool { kind == .album || kind == .ep || kind == .single || kind == .deluxe }
}
