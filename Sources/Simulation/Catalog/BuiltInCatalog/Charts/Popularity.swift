import AppleMusicAPI

/// The popularity of every resource, for charts; computed when the first chart is requested.
struct Popularity: Sendable {
    struct Entry: Sendable {
        let id: ID
        /// The popularity, 1 to 1000.
        let popularity: Int
        let genre: Int
        let second: Int
        /// The index in `languages`; music ranks higher where its language is local.
        let language: Int
    }

    /// The id of an entry. Thousands of ids are decimal, so those are stored as numbers.
    enum ID: Sendable {
        case number(Int)
        case text(String)

        var text: String {
            switch self {
            case .number(let number): String(number)
            case .text(let text): text
            }
        }
    }

    private(set) var songs: [Entry] = []
    private(set) var albums: [Entry] = []
    private(set) var musicVideos: [Entry] = []
    private(set) var playlists: [Entry] = []

    static let languages = ["en", "ja", "ko", "zh", "es", "fr", "pt", "de", "it", "sv", "ru", "ar"]

    /// Adds only the recorded resources.
    init(recorded: Recorded) {
        addRecorded(recorded, completing: false)
        addRecorded(recorded, completing: true)
    }

    /// Adds everything, the records that complete the sources' examples last: an entry's index determines its random
    /// points.
    init(recorded: Recorded, world: GeneratedWorld) {
        addRecorded(recorded, completing: false)
        defer { addRecorded(recorded, completing: true) }
        for artist in WorldArtist.all { add(artist, of: world) }
        for playlist in WorldPlaylist.all {
            let genres = world.genres(of: playlist)
            playlists.append(
                Entry(
                    id: .text(playlist.id), popularity: world.popularity(of: playlist),
                    genre: genres.first ?? 34, second: genres.last ?? 34, language: 0))
        }
    }

    func entries(of type: ResourceType) -> [Entry] {
        switch type {
        case .songs: songs
        case .albums: albums
        case .musicVideos: musicVideos
        case .playlists: playlists
        default: []
        }
    }

    private mutating func add(_ artist: WorldArtist, of world: GeneratedWorld) {
        let language = Popularity.languages.firstIndex(of: artist.language) ?? 0
        let discography = world.discography(artist.index)
        func entry(_ number: Int, _ popularity: Int) -> Entry {
            Entry(
                id: .number(number), popularity: popularity, genre: artist.genre, second: artist.subgenre ?? 0,
                language: language)
        }
        for release in discography.releases where release.kind != .clean && release.day <= Discography.edition {
            albums.append(entry(release.number, world.popularity(of: release)))
            guard release.isFirstPlace else { continue }
            for track in 1...max(1, release.songCount) {
                guard let origin = world.origin(of: release, track: track), origin.slot == release.slot else {
                    continue
                }
                songs.append(entry(release.number + track, world.popularity(origin)))
            }
        }
        for index in 0..<discography.musicVideoCount {
            musicVideos.append(
                entry(
                    WorldNumber.musicVideo(artist: artist.index, index: index + 1).number,
                    world.popularity(ofMusicVideo: index + 1, artist: artist.index)))
        }
    }

    /// - Parameter completing: whether to add the records that complete the sources' examples, or the others.
    private mutating func addRecorded(_ recorded: Recorded, completing: Bool) {
        func entry(_ number: Int, _ genres: [String], share: Int = 100) -> Entry {
            let ids = genres.compactMap(GenreTree.id(named:)).compactMap { Int(recordID: $0) }.filter { $0 != 34 }
            return Entry(
                id: .number(number), popularity: recorded.popularity(of: number) * share / 100, genre: ids.first ?? 34,
                second: ids.dropFirst().first ?? 0, language: 0)
        }
        let songTable = RecordedTables.songs
        for line in 0..<songTable.count where Recorded.isCompleting(songTable.number(ofLine: line)) == completing {
            songs.append(entry(songTable.number(ofLine: line), songTable[line].list(.genres)))
        }
        for (number, row) in RecordedTables.albums.numbered {
            guard row[.contentRating] != "clean", Recorded.isCompleting(number) == completing else { continue }
            let isWhole = row.isTrue(.isComplete) && !Recorded.completedAlbums.contains(number)
            albums.append(entry(number, row.list(.genres), share: isWhole ? 100 : 70))
        }
        let videoTable = RecordedTables.musicVideos
        for line in 0..<videoTable.count where Recorded.isCompleting(videoTable.number(ofLine: line)) == completing {
            musicVideos.append(entry(videoTable.number(ofLine: line), videoTable[line].list(.genres)))
        }
        for (line, row) in RecordedTables.playlists.rows.enumerated() {
            guard row[.playlistType] != "personal-mix", Recorded.isCompleting(playlist: row[.id]) == completing else {
                continue
            }
            let known = recorded.popularity(ofPlaylist: line)
            playlists.append(
                Entry(id: .text(row[.id]), popularity: known, genre: row.number(.genre) ?? 34, second: 0, language: 0))
        }
    }
}

extension GeneratedWorld {
    func popularity(of release: Release) -> Int {
        let artist = popularity(ofArtist: release.artist)
        let share =
            switch release.kind {
            case .album: 80
            case .single: release.source == release.slot ? 60 : 45
            case .deluxe, .compilation: 40
            case .ep, .live: 30
            case .clean: 10
            }
        let age = max(0, Discography.edition.year - release.day.year)
        return max(1, artist * (share + draw(of: release)[.popularity].below(20)) * (100 - min(45, age)) / 10_000)
    }

    func popularity(of playlist: WorldPlaylist) -> Int {
        if case .essentials(let artist) = playlist { return popularity(ofArtist: artist) / 2 }
        return playlist.isChart ? 40 : draw[.popularity][.playlist][playlist.index].within(300...800)
    }
}
