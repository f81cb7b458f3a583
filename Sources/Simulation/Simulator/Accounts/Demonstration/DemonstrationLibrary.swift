import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// A maker of the subscriber's library.
struct DemonstrationLibrary {
    private(set) var library = AccountLibrary()
    private let storefrontCatalog: StorefrontCatalog
    private let day: Int
    private var ids: LibraryIDs

    /// The fixed seed, so that every subscriber's library is equal.
    private static let seed: UInt64 = 20_151

    init(catalog: any Catalog, storefront: Storefront, day: Int) {
        storefrontCatalog = StorefrontCatalog(catalog: catalog, storefront: storefront)
        self.day = day
        let presets = DocumentedIDs.library.map { ($0.resource, $0.id) }
        ids = LibraryIDs(random: RandomSource(seed: Self.seed), presets: Dictionary(uniqueKeysWithValues: presets))
    }

    /// Returns a time on the day that is a number of days before the first read.
    private func time(daysAgo days: Int) -> Int {
        AnswerTime.start(ofDay: day.subtractingClamped(days)) + (days * 7919) % 80_000
    }

    mutating func addDocumented() {
        for (index, entry) in DocumentedIDs.library.enumerated() where entry.resource.type != .artists {
            library.add(entry.resource, from: storefrontCatalog, at: time(daysAgo: 900 - index * 17), ids: &ids)
        }
    }

    /// Adds whole albums of the chart, single songs of some, and an album that the service cannot find any more.
    mutating func addPopular() {
        let chart = storefrontCatalog.catalog.chart(
            of: .albums, genre: GenreRecord.rootID, storefront: storefrontCatalog.storefront.id)
        for (index, album) in chart.prefix(28).enumerated() {
            let time = time(daysAgo: 640 - index * 22)
            if index % 7 == 3, let song = storefrontCatalog.catalog.related("tracks", of: album).first {
                library.add(song, from: storefrontCatalog, at: time, ids: &ids)
            } else {
                library.add(album, from: storefrontCatalog, at: time, ids: &ids)
            }
        }
        if library.albums.count > 6 { library.albums[6].isLinked = false }
    }

    mutating func addPlaylists() {
        let folder = AccountLibrary.Folder(id: DocumentedIDs.folder, name: "Evenings", added: time(daysAgo: 410))
        library.folders = [
            folder,
            AccountLibrary.Folder(
                id: ids.make(.libraryPlaylistFolders), name: "Kitchen", added: time(daysAgo: 220), parentID: folder.id),
        ]
        let songs = library.songs.filter(\.isListed).map(\.id)
        func picks(_ start: Int, _ count: Int) -> [String] {
            songs.isEmpty ? [] : (0..<count).map { songs[(start + $0 * 11) % songs.count] }
        }
        let plans = [
            (DocumentedIDs.playlist, "Long Way Home", "For the last hour on the road.", 0, 24, nil as String?, 380),
            (ids.make(.libraryPlaylists), "Slow Sunday", nil, 5, 12, folder.id, 300),
            (ids.make(.libraryPlaylists), "Candles", nil, 9, 8, folder.id, 120),
            (ids.make(.libraryPlaylists), "Dishes", nil, 2, 15, library.folders[1].id, 90),
            (ids.make(.libraryPlaylists), "To Hear Again", nil, 0, 0, nil, 3),
        ]
        for (id, name, description, start, count, parent, days) in plans {
            library.playlists.append(
                AccountLibrary.Playlist(
                    id: id, name: name, description: description, added: time(daysAgo: days),
                    modified: time(daysAgo: days / 3), parentID: parent, trackIDs: picks(start, count)))
        }
    }

    /// Adds songs outside the catalog.
    mutating func addUploads() {
        let time = time(daysAgo: 500)
        let artist = library.artistID(named: "Field Recordings", ids: &ids)
        var album = AccountLibrary.Album(
            id: ids.make(.libraryAlbums), name: "Weather at the Window", added: time, artistID: artist)
        for (index, name) in ["Rain on a Tin Roof", "Far Thunder", "Snow, Early"].enumerated() {
            let upload = AccountLibrary.Upload(
                name: name, artistName: "Field Recordings", albumName: "Weather at the Window", genreName: "Ambient",
                durationInMillis: 180_000 + index * 47_000, trackNumber: index + 1)
            let song = AccountLibrary.Track(
                id: ids.make(.librarySongs), added: time, albumID: album.id, artistID: artist, upload: upload)
            album.trackIDs.append(song.id)
            library.songs.append(song)
        }
        library.albums.append(album)
    }
}
