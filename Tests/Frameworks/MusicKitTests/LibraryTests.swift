import MusicKit
import MusicKitSimulation
import Testing

@Suite struct LibraryTests {
    @Test func `the library is filtered, sorted and cut`() async throws {
        try await Simulation.run {
            let all = try await MusicLibraryRequest<Album>().response().items
            #expect(all.count > 3)
            let titles = all.map { $0.title.lowercased() }
            #expect(titles == titles.sorted())
            var sorted = MusicLibraryRequest<Album>()
            sorted.sort(by: \.trackCount, ascending: false)
            sorted.sort(by: \.title, ascending: true)
            sorted.limit = 2
            sorted.offset = 1
            let counts = try await sorted.response().items.map(\.trackCount)
            #expect(counts == Array(all.map(\.trackCount).sorted(by: >)[1...2]))
            let wanted = all[1]
            var byID = MusicLibraryRequest<Album>()
            byID.filter(matching: \.id, equalTo: wanted.id)
            #expect(try await byID.response().items.map(\.id) == [wanted.id])
            var several = MusicLibraryRequest<Album>()
            several.filter(matching: \.id, memberOf: [all[0].id, wanted.id])
            several.filter(matching: \.artistName, equalTo: wanted.artistName)
            #expect(try await several.response().items.contains { $0.id == wanted.id })
            var text = MusicLibraryRequest<Album>()
            text.filter(text: String(wanted.title.prefix(3)))
            #expect(try await text.response().items.contains { $0.id == wanted.id })
            var part = MusicLibraryRequest<Album>()
            part.filter(matching: \.title, contains: wanted.title.uppercased())
            #expect(try await part.response().items.contains { $0.id == wanted.id })
        }
    }

    @Test func `albums are found by genre, artist and compilation`() async throws {
        try await Simulation.run {
            let genres = try await MusicCatalogResourceRequest<Genre>().response().items
            let albums = try await MusicLibraryRequest<Album>().response().items
            let genre = try #require(genres.first { genre in albums.contains { $0.genreNames.contains(genre.name) } })
            var byGenre = MusicLibraryRequest<Album>()
            byGenre.filter(matching: \.genres, contains: genre)
            let found = try await byGenre.response().items
            #expect(!found.isEmpty && found.allSatisfy { $0.genreNames.contains(genre.name) })
            let artist = try #require(try await albums[0].with(.artists).artists?.first)
            var byArtist = MusicLibraryRequest<Album>()
            byArtist.filter(matching: \.artists, contains: artist)
            #expect(try await byArtist.response().items.contains { $0.id == albums[0].id })
            var compilations = MusicLibraryRequest<Album>()
            compilations.filter(matching: \.isCompilation, equalTo: false)
            #expect(try await !compilations.response().items.isEmpty)
        }
    }

    @Test func `every type of item has its list`() async throws {
        try await Simulation.run {
            let songs = try await MusicLibraryRequest<Song>().response().items
            let videos = try await MusicLibraryRequest<MusicVideo>().response().items
            let tracks = try await MusicLibraryRequest<Track>().response().items
            #expect(!songs.isEmpty && !videos.isEmpty && tracks.count == songs.count + videos.count)
            #expect(try await !MusicLibraryRequest<Artist>().response().items.isEmpty)
            #expect(try await !MusicLibraryRequest<Playlist>().response().items.isEmpty)
            var sorted = MusicLibraryRequest<Song>()
            sorted.sort(by: \.libraryAddedDate, ascending: false)
            sorted.filter(matching: \.albumTitle, memberOf: songs.map(\.albumTitle))
            #expect(try await sorted.response().items.count == songs.count)
        }
    }

    @Test func `items are added to the library`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let albums = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try #require(try await albums.response().items.first)
            try await MusicLibrary.shared.add(album)
            #expect(simulation.requestLines.last == "POST /v1/me/library?ids[albums]=310730204")
            await simulation.advance(by: .seconds(60))
            let own = try await MusicLibraryRequest<Album>().response().items.first { $0.title == album.title }
            let added = try #require(own)
            await #expect(throws: MusicLibrary.Error.itemAlreadyAdded) { try await MusicLibrary.shared.add(added) }
        }
        try await Simulation.run(.noCloudLibrary) {
            let songs = MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "310730206")
            let song = try #require(try await songs.response().items.first)
            await #expect(throws: MusicLibrary.Error.unableToAddItem) { try await MusicLibrary.shared.add(song) }
        }
    }

    @Test func `playlists are made and grow`() async throws {
        try await Simulation.run {
            let albums = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try #require(try await albums.response().items.first)
            let tracks = try #require(try await album.with(.tracks).tracks)
            let library = MusicLibrary.shared
            let empty = try await library.createPlaylist(name: "Empty", description: "Nothing")
            #expect(empty.name == "Empty" && empty.standardDescription == "Nothing")
            let playlist = try await library.createPlaylist(name: "Run", items: tracks.prefix(2))
            #expect(try await playlist.with(.tracks).tracks?.map(\.title) == tracks.prefix(2).map(\.title))
            let longer = try await library.add(tracks[2], to: playlist)
            #expect(longer.id == playlist.id)
            try await library.add(album, to: playlist)
            #expect(try await playlist.with(.tracks).tracks?.count == 3 + tracks.count)
            let playlists = MusicCatalogResourceRequest<Playlist>(
                matching: \.id, equalTo: "pl.fff0df0b89c96a6ce538f5d8df4f7e92")
            let foreign = try #require(try await playlists.response().items.first)
            await #expect(throws: MusicLibrary.Error.playlistNotInLibrary) { try await library.add(album, to: foreign) }
        }
    }

    @Test func `playlists are renamed, described and filled anew`() async throws {
        try await Simulation.run {
            let albums = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let tracks = try #require(try await albums.response().items[0].with(.tracks).tracks)
            let library = MusicLibrary.shared
            let playlist = try await library.createPlaylist(name: "Run", items: tracks.prefix(2))
            let renamed = try await library.edit(playlist, name: "Walk", description: "Slow")
            #expect(renamed.name == "Walk" && renamed.standardDescription == "Slow" && renamed.id == playlist.id)
            let filled = try await library.edit(playlist, items: tracks.suffix(3))
            #expect(filled.name == "Walk")
            #expect(try await filled.with(.tracks).tracks?.map(\.title) == tracks.suffix(3).map(\.title))
            await #expect(throws: MusicLibrary.Error.editPlaylistFailed) { try await library.edit(playlist, name: " ") }
        }
    }

    @Test func `the library is searched`() async throws {
        try await Simulation.run { simulation in
            let songs = try await MusicLibraryRequest<Song>().response().items
            let word = try #require(songs[0].title.split(separator: " ").first.map(String.init))
            var request = MusicLibrarySearchRequest(term: word, types: [Song.self, Album.self])
            let found = try await request.response()
            #expect(found.songs.contains { $0.id == songs[0].id } && found.playlists.isEmpty)
            #expect(simulation.requestLines.isEmpty)
            request.limit = 1
            #expect(try await request.response().songs.count == 1)
            #expect(request.limit == 1 && request.types.count == 2 && request.term == word)
        }
    }

    @Test func `the library is divided by genre, artist, album, playlist and title`() async throws {
        try await Simulation.run {
            let albums = try await MusicLibraryRequest<Album>().response().items
            let genres = try await MusicLibrarySectionedRequest<Genre, Album>().response().sections
            #expect(Set(genres.map(\.name)) == Set(albums.flatMap(\.genreNames)))
            #expect(genres.map { $0.name.lowercased() } == genres.map { $0.name.lowercased() }.sorted())
            for section in genres { #expect(section.items.allSatisfy { $0.genreNames.contains(section.name) }) }
            let titles = try await MusicLibrarySectionedRequest<TitledSection, Album>().response().sections
            #expect(titles.flatMap { $0.items.map(\.id) }.count == albums.count)
            #expect(titles.allSatisfy { section in section.title.count == 1 && section.id.rawValue == section.title })
            var artists = MusicLibrarySectionedRequest<Artist, Song>()
            artists.sortItems(by: \.title, ascending: false)
            artists.sortSections(by: \.name, ascending: false)
            artists.limit = 2
            let byArtist = try await artists.response().sections
            #expect(!byArtist.isEmpty && byArtist.allSatisfy { (1...2).contains($0.items.count) })
            let names = byArtist.map { $0.name.lowercased() }
            #expect(names == names.sorted(by: >))
            artists.filterSections(matching: \.name, equalTo: byArtist[0].name)
            artists.filterItems(matching: \.title, contains: "")
            #expect(try await artists.response().sections.map(\.id) == [byArtist[0].id])
            let byAlbum = try await MusicLibrarySectionedRequest<Album, Track>().response().sections
            #expect(byAlbum.contains { $0.items.count > 1 } && byAlbum.allSatisfy { !$0.artistName.isEmpty })
            let byPlaylist = try await MusicLibrarySectionedRequest<Playlist, Song>().response().sections
            #expect(!byPlaylist.isEmpty && byPlaylist.allSatisfy { !$0.items.isEmpty })
        }
    }
}
