import MusicKit
import MusicKitSimulation
import Testing

/// Tests library requests for genres, artists and entries, downloads, and top results of a search.
@Suite struct LibraryConditionTests {
    @Test func `the library has the genres of its songs, with the date of the first album`() async throws {
        try await Simulation.run { simulation in
            let songs = try await MusicLibraryRequest<Song>().response().items
            let albums = try await MusicLibraryRequest<Album>().response().items
            let genres = try await MusicLibraryRequest<Genre>().response().items
            #expect(Set(genres.map(\.name)).isSuperset(of: songs.flatMap(\.genreNames)))
            #expect(genres.map(\.name.localizedLowercase) == genres.map(\.name.localizedLowercase).sorted())
            #expect(simulation.requestLines.isEmpty)
            let genre = try #require(genres.first { $0.libraryAddedDate != nil })
            let dates = albums.filter { $0.genreNames.contains(genre.name) }.compactMap(\.libraryAddedDate)
            #expect(genre.libraryAddedDate == dates.min())
            var named = MusicLibraryRequest<Genre>()
            named.filter(matching: \.name, equalTo: genre.name)
            named.filter(matching: \.id, memberOf: [genre.id])
            #expect(try await named.response().items.map(\.id) == [genre.id])
            var sorted = MusicLibraryRequest<Genre>()
            sorted.sort(by: \.name, ascending: false)
            #expect(try await sorted.response().items.map(\.id) == genres.map(\.id).reversed())
        }
    }

    @Test func `artists are sorted by their albums, and filtered by genres and playlists`() async throws {
        try await Simulation.run {
            let albums = try await MusicLibraryRequest<Album>().response().items
            var sorted = MusicLibraryRequest<Artist>()
            sorted.sort(by: \.albumCount, ascending: false)
            let artists = try await sorted.response().items
            let counts = artists.map { $0.albums?.count ?? -1 }
            #expect(counts == counts.sorted(by: >) && counts.reduce(0, +) >= albums.count)
            let genre = try #require(try await MusicLibraryRequest<Genre>().response().items.first)
            var byGenre = MusicLibraryRequest<Artist>()
            byGenre.filter(matching: \.genres, contains: genre)
            let names = Set(albums.filter { $0.genreNames.contains(genre.name) }.map(\.artistName))
            let found = try await byGenre.response().items
            #expect(Set(found.map(\.name)).isSubset(of: names) && found.isEmpty == names.isEmpty)
            let playlists = try await MusicLibraryRequest<Playlist>().response().items
            var byPlaylist = MusicLibraryRequest<Artist>()
            byPlaylist.filter(matching: \.playlists, contains: playlists[0])
            let entries = try #require(try await playlists[0].with(.entries).entries)
            let inPlaylist = try await byPlaylist.response().items
            #expect(!inPlaylist.isEmpty)
            #expect(inPlaylist.allSatisfy { artist in entries.contains { $0.artistName.contains(artist.name) } })
        }
    }

    @Test func `entries of all playlists have ids of their own`() async throws {
        try await Simulation.run {
            let entries = try await MusicLibraryRequest<Playlist.Entry>().response().items
            #expect(Set(entries.map(\.id)).count == entries.count)
            let playlists = try await MusicLibraryRequest<Playlist>().response().items
            var counted = 0
            for playlist in playlists {
                var own = try #require(try await playlist.with(.entries).entries)
                while let next = try await own.nextBatch() { own += next }
                #expect(own.allSatisfy { entry in entries.contains { $0 == entry } })
                counted += own.count
            }
            #expect(counted == entries.count && counted > 0)
            var one = MusicLibraryRequest<Playlist.Entry>()
            one.filter(matching: \.id, equalTo: entries[1].id)
            #expect(try await one.response().items.first == entries[1])
        }
    }

    @Test func `only downloaded items are found`() async throws {
        try await Simulation.run { simulation in
            func downloaded<Item: MusicLibraryRequestable>(_ type: Item.Type) async throws -> MusicItemCollection<Item>
            {
                var request = MusicLibraryRequest<Item>()
                request.includeOnlyDownloadedContent = true
                return try await request.response().items
            }
            let songs = try await MusicLibraryRequest<Song>().response().items
            let album = try await MusicLibraryRequest<Album>().response().items[0]
            #expect(try await downloaded(Song.self).isEmpty)
            try await simulation.download(album)
            let found = try await downloaded(Song.self)
            let tracks = try #require(try await album.with(.tracks, preferredSource: .library).tracks)
            #expect(!found.isEmpty && Set(found.map(\.id)) == Set(tracks.map(\.id)))
            #expect(try await downloaded(Track.self).count == tracks.count)
            #expect(try await downloaded(Album.self).map(\.id) == [album.id])
            #expect(try await downloaded(Artist.self).map(\.name).contains(album.artistName))
            #expect(Set(try await downloaded(Genre.self).map(\.name)) == Set(found.flatMap(\.genreNames)))
            var sections = MusicLibrarySectionedRequest<Album, Song>()
            sections.includeOnlyDownloadedContent = true
            #expect(try await sections.response().sections.map(\.id) == [album.id])
            try await simulation.removeDownload(of: album)
            #expect(try await downloaded(Album.self).isEmpty)
            try await simulation.download(songs[1])
            #expect(try await downloaded(Song.self).map(\.id) == [songs[1].id])
            let playlist = try await MusicLibraryRequest<Playlist>().response().items[0]
            try await simulation.download(playlist)
            #expect(try await downloaded(Playlist.self).contains { $0.id == playlist.id })
            #expect(try await !downloaded(Playlist.Entry.self).isEmpty)
        }
    }

    @Test func `sections are filtered and sorted by their own attributes`() async throws {
        try await Simulation.run {
            var genres = MusicLibrarySectionedRequest<Genre, Album>()
            genres.sortSections(by: \.name, ascending: false)
            let names = try await genres.response().sections.map(\.name.localizedLowercase)
            #expect(names.count > 1 && names == names.sorted(by: >))
            genres.filterSections(matching: \.name, contains: names[0])
            #expect(try await genres.response().sections.allSatisfy { $0.name.localizedLowercase.contains(names[0]) })
            var artists = MusicLibrarySectionedRequest<Artist, Song>()
            artists.sortSections(by: \.albumCount, ascending: false)
            let counts = try await artists.response().sections.map { $0.albums?.count ?? 0 }
            #expect(counts.count > 1 && counts == counts.sorted(by: >) && (counts.first ?? 0) > 0)
            let byGenre = try await MusicLibrarySectionedRequest<Genre, Artist>().response().sections
            #expect(!byGenre.isEmpty && byGenre.allSatisfy { !$0.items.isEmpty })
            let response = try await MusicLibrarySectionedRequest<Genre, Album>().response()
            #expect(response == response && Set([response, response]).count == 1)
            #expect(response.sections[0].debugDescription.hasPrefix("MusicLibrarySection(id:"))
        }
    }

    @Test func `every filter of items and sections keeps what it says`() async throws {
        try await Simulation.run {
            let albums = try await MusicLibraryRequest<Album>().response().items
            let album = albums[0]
            func sections(
                _ change: (inout MusicLibrarySectionedRequest<Album, Song>) -> Void
            ) async throws -> [MusicLibrarySection<Album, Song>] {
                var request = MusicLibrarySectionedRequest<Album, Song>()
                change(&request)
                return try await request.response().sections
            }
            let all = try await sections { _ in }
            let song = try #require(all.first?.items.first)
            #expect(try await sections { $0.filterItems(matching: \.title, equalTo: song.title) }.count < all.count)
            #expect(
                try await sections { $0.filterItems(matching: \.albumTitle, contains: song.albumTitle ?? "") }.count
                    >= 1)
            #expect(
                try await sections { $0.filterItems(matching: \.albumTitle, equalTo: song.albumTitle) }.count >= 1)
            #expect(try await sections { $0.filterItems(matching: \.id, memberOf: [song.id]) }.count == 1)
            #expect(
                try await sections { $0.filterItems(matching: \.albumTitle, memberOf: [song.albumTitle]) }.count >= 1)
            #expect(try await sections { $0.filterItems(text: song.title) }.count >= 1)
            let artist = try #require(song.artists?.first ?? all.first?.items.first?.artists?.first)
            #expect(try await sections { $0.filterItems(matching: \.artists, contains: artist) }.count >= 1)
            #expect(try await sections { $0.filterSections(matching: \.id, equalTo: album.id) }.map(\.id) == [album.id])
            #expect(try await sections { $0.filterSections(matching: \.id, memberOf: [album.id]) }.count == 1)
            #expect(try await sections { $0.filterSections(matching: \.title, contains: album.title) }.count >= 1)
            #expect(
                try await sections { $0.filterSections(matching: \.isCompilation, equalTo: false) }.count <= all.count)
            #expect(try await sections { $0.filterSections(text: album.title) }.contains { $0.id == album.id })
        }
    }

    @Test func `the best results of a search begin with equal titles`() async throws {
        try await Simulation.run {
            let album = try await MusicLibraryRequest<Album>().response().items[0]
            var request = MusicLibrarySearchRequest(term: album.title, types: [Song.self, Album.self, Artist.self])
            #expect(try await request.response().topResults.isEmpty)
            request.includeTopResults = true
            let response = try await request.response()
            let first = try #require(response.topResults.first)
            #expect(first.title == album.title && response.topResults.count <= 10)
            #expect(first.id == album.id && first.artwork != nil)
            guard case .album = first else {
                Issue.record("not an album")
                return
            }
            #expect(first.description.hasPrefix("MusicLibrarySearchResponse.TopResult.album(Album("))
            let coded = try JSONEncoder().encode(first)
            #expect(try JSONDecoder().decode(MusicLibrarySearchResponse.TopResult.self, from: coded) == first)
            #expect(Set([request, request]).count == 1)
        }
    }
}
