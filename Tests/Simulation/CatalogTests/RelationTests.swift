import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct RelationTests {
    private let catalog = CatalogSample.catalog

    /// The relationships and views of each catalog type (Apple Music API reference).
    private static let names: [(ResourceType, [String])] = [
        (
            .albums,
            [
                "artists", "genres", "record-labels", "tracks", "appears-on", "other-versions", "related-albums",
                "related-videos",
            ]
        ),
        (
            .artists,
            [
                "albums", "genres", "music-videos", "playlists", "station", "songs", "appears-on-albums",
                "compilation-albums", "featured-albums", "featured-music-videos", "featured-playlists", "full-albums",
                "latest-release", "live-albums", "similar-artists", "singles", "top-music-videos", "top-songs",
            ]
        ),
        (.songs, ["albums", "artists", "composers", "genres", "music-videos", "station"]),
        (.musicVideos, ["albums", "artists", "genres", "songs", "more-by-artist", "more-in-genre"]),
        (.playlists, ["curator", "tracks", "featured-artists", "more-by-curator"]),
        (.stations, ["radio-show"]),
        (.stationGenres, ["stations"]),
        (.recordLabels, ["latest-releases", "top-releases"]),
        (.curators, ["playlists"]), (.appleCurators, ["playlists"]), (.activities, ["playlists"]),
    ]

    private func ids(of type: ResourceType) -> [String] {
        switch type {
        case .albums: CatalogSample.albums
        case .artists: CatalogSample.artists
        case .songs: CatalogSample.songs
        case .musicVideos: CatalogSample.musicVideos
        case .playlists: CatalogSample.playlists
        case .stations: CatalogSample.stations
        case .stationGenres: catalog.stationGenres.map(\.id)
        case .recordLabels: CatalogSample.labels
        default: CatalogSample.curators.filter { $0.type == type }.map(\.id)
        }
    }

    @Test func `every relationship and view exists for most resources, with existing targets`() {
        // These exist only for some resources.
        let rare: Set<String> = [
            "music-videos", "composers", "radio-show", "appears-on", "other-versions", "live-albums",
            "compilation-albums", "appears-on-albums", "latest-release",
        ]
        for (type, names) in RelationTests.names {
            let all = ids(of: type).filter {
                CatalogSample.isInvented($0) || !$0.allSatisfy(\.isNumber) || type == .stationGenres
            }
            let sample = all.enumerated().filter { all.count < 200 || $0.offset % 23 == 0 }.map(\.element)
            for name in names {
                let found = sample.map { CatalogSample.related(name, type, $0) }
                let filled = found.count { !$0.isEmpty }
                #expect(filled > 0, "\(type) \(name)")
                if !rare.contains(name) {
                    #expect(filled * 4 >= found.count * 3, "\(type) \(name) \(filled)/\(found.count)")
                }
                for resource in Set(found.joined()) { #expect(catalog.has(resource), "\(type) \(name) \(resource)") }
                for list in found { #expect(Set(list).count == list.count, "\(type) \(name) lists one twice") }
            }
        }
    }

    @Test func `recorded relationships have no duplicates, even with several artists`() {
        let types: Set<ResourceType> = [.albums, .artists, .songs, .musicVideos]
        for (type, names) in RelationTests.names where types.contains(type) {
            for id in ids(of: type) where !CatalogSample.isInvented(id) {
                for name in names {
                    let list = CatalogSample.related(name, type, id)
                    #expect(Set(list).count == list.count, "\(type)/\(id) \(name)")
                }
            }
        }
        let shared = CatalogSample.albums.filter { (catalog.album($0)?.artistIDs.count ?? 0) > 1 }
        #expect(shared.contains("8001300100"))
        for id in shared { #expect(!CatalogSample.related("related-albums", .albums, id).isEmpty, "\(id)") }
    }

    @Test func `artists and their albums refer to each other`() {
        for id in CatalogSample.artists {
            for album in CatalogSample.related("albums", .artists, id) {
                #expect(catalog.album(album.id)?.artistIDs.contains(id) == true, "\(id) \(album)")
            }
        }
        for id in CatalogSample.albums {
            let artists = CatalogSample.related("artists", .albums, id)
            #expect(!artists.isEmpty && artists.map(\.id) == catalog.album(id)?.artistIDs)
            for artist in artists {
                #expect(CatalogSample.related("albums", .artists, artist.id).contains(ResourceIdentifier(.albums, id)))
            }
        }
    }

    @Test func `every song is in the right place on its album, and has an artist`() throws {
        for id in CatalogSample.songs {
            let song = try #require(catalog.song(id))
            #expect(!song.artistIDs.isEmpty && song.artistIDs.allSatisfy { catalog.artist($0) != nil })
            guard let album = song.albumID else { continue }
            #expect(CatalogSample.related("tracks", .albums, album).contains(ResourceIdentifier(.songs, id)), "\(id)")
            #expect(CatalogSample.related("albums", .songs, id) == [ResourceIdentifier(.albums, album)])
        }
    }

    @Test func `a complete album has all its tracks in order`() throws {
        for id in CatalogSample.albums {
            let album = try #require(catalog.album(id))
            let tracks = CatalogSample.related("tracks", .albums, id)
            if album.isComplete || CatalogSample.isInvented(id) { #expect(tracks.count == album.trackCount, "\(id)") }
            #expect(tracks.count <= album.trackCount, "\(id)")
            let numbers = tracks.compactMap { catalog.song($0.id) }.map { $0.discNumber * 1000 + $0.trackNumber }
            #expect(numbers == numbers.sorted())
        }
    }

    @Test func `a recorded artist's songs include those without an album`() throws {
        for line in 0..<RecordedTables.songs.count {
            let song = try #require(catalog.song(String(RecordedTables.songs.number(ofLine: line))))
            for artist in song.artistIDs {
                #expect(CatalogSample.related("songs", .artists, artist).contains(ResourceIdentifier(.songs, song.id)))
            }
        }
    }

    @Test func `albums are ordered newest first, songs by popularity`() throws {
        for id in CatalogSample.artists {
            let dates = CatalogSample.related("albums", .artists, id).map { catalog.album($0.id)?.releaseDate ?? "" }
            let years = dates.map { String($0.prefix(4)) }
            #expect(years == years.sorted(by: >), "\(id)")
        }
    }

    @Test func `every playlist has tracks, and a curator who lists it`() throws {
        for id in CatalogSample.playlists {
            #expect(!CatalogSample.related("tracks", .playlists, id).isEmpty, "\(id)")
            let curator = try #require(CatalogSample.related("curator", .playlists, id).first)
            #expect(catalog.related("playlists", of: curator).contains(ResourceIdentifier(.playlists, id)))
        }
    }

    @Test func `some playlists and albums mix songs and music videos`() {
        func mixes(_ tracks: [ResourceIdentifier]) -> Bool { Set(tracks.map(\.type)) == [.songs, .musicVideos] }
        #expect(CatalogSample.playlists.contains { mixes(CatalogSample.related("tracks", .playlists, $0)) })
        #expect(CatalogSample.albums.contains { mixes(CatalogSample.related("tracks", .albums, $0)) })
    }

    @Test func `a latest release is single and recent`() throws {
        for id in CatalogSample.artists {
            let latest = CatalogSample.related("latest-release", .artists, id)
            #expect(latest.count <= 1)
            if let album = latest.first { #expect(catalog.album(album.id)?.releaseDate ?? "" > "2025") }
        }
    }

    @Test func `an artist appears on the albums of its host`() throws {
        let guest = try #require(
            CatalogSample.artists.first {
                CatalogSample.isInvented($0) && !CatalogSample.related("appears-on-albums", .artists, $0).isEmpty
            })
        let name = try #require(catalog.artist(guest)).name.standard
        for album in CatalogSample.related("appears-on-albums", .artists, guest) {
            #expect(catalog.album(album.id)?.artistIDs.contains(guest) == false)
            let titles = catalog.related("tracks", of: album).compactMap { catalog.song($0.id)?.name.standard }
            #expect(titles.contains { $0.contains("(feat. \(name))") })
        }
    }

    @Test func `genres are named as in the record, the root last`() throws {
        for id in CatalogSample.albums {
            let genres = CatalogSample.related("genres", .albums, id)
            #expect(genres.last?.id == "34", "\(id)")
            #expect(genres.count { $0.id == "34" } == 1)
        }
        #expect(
            CatalogSample.related("genres", .albums, "310730204").map(\.id) == [
                "21", "1146", "1157", "14", "1133", "34",
            ])
    }

    @Test func `every song and artist has a station`() throws {
        let station = try #require(catalog.station("ra.310730214"))
        #expect(station.name.standard == "Born to Run Station")
        #expect(station.artwork != nil, "every recorded station has a picture")
        #expect(CatalogSample.related("station", .songs, "310730214").map(\.id) == ["ra.310730214"])
        #expect(catalog.station("ra.178834")?.name.standard == "Bruce Springsteen & Similar Artists Station")
        #expect(catalog.station("ra.310730204") == nil)
    }

    @Test func `few albums repeat a title`() {
        let invented = CatalogSample.albums.filter(CatalogSample.isInvented)
        let repeating = invented.filter { id in
            let titles = CatalogSample.related("tracks", .albums, id).compactMap { catalog.song($0.id)?.name.standard }
            return Set(titles).count < titles.count
        }
        #expect(repeating.count * 100 < invented.count)
    }
}
