import MusicKitSimulation
import Testing
import TonearmMediaPlayer

/// Tests queries of the device's library.
@Suite struct MediaQueryTests {
    @Test func `queries find songs, and group them`() async throws {
        try await Simulation.run(.subscriber) {
            let songs = try #require(MPMediaQuery.songs().items)
            #expect(songs.count > 5 && songs.allSatisfy { $0.mediaType == .music && $0.title != nil })
            let albums = try #require(MPMediaQuery.albums().collections)
            #expect(albums.count > 1 && albums.reduce(0) { $0 + $1.count } == MPMediaQuery().items?.count)
            #expect(albums.allSatisfy { album in Set(album.items.map(\.albumTitle)).count == 1 })
            let artists = try #require(MPMediaQuery.artists().collections)
            #expect(artists.allSatisfy { $0.representativeItem?.artist == $0.items.last?.artist })
            #expect(MPMediaQuery.genres().collections?.isEmpty == false)
            #expect(MPMediaQuery.composers().collections?.isEmpty == false)
            let playlists = try #require(MPMediaQuery.playlists().collections as? [MPMediaPlaylist])
            #expect(playlists.contains { $0.name?.isEmpty == false && $0.count > 0 })
            let one = try #require(songs.first)
            let again = try #require(MPMediaQuery.songs().items?.first)
            #expect(one == again && one.persistentID == again.persistentID && one.persistentID != songs[1].persistentID)
        }
    }

    @Test func `predicates are joined by and`() async throws {
        try await Simulation.run(.subscriber) {
            let one = try #require(MPMediaQuery.songs().items?.first { $0.artist != nil && $0.albumTitle != nil })
            let artist = MPMediaPropertyPredicate(value: one.artist, forProperty: MPMediaItemPropertyArtist)
            let title = MPMediaPropertyPredicate(
                value: one.title.map { String($0.prefix(4)).uppercased() }, forProperty: MPMediaItemPropertyTitle,
                comparisonType: .contains)
            let query = MPMediaQuery(filterPredicates: [artist])
            #expect(query.items?.isEmpty == false && query.items?.allSatisfy { $0.artist == one.artist } == true)
            query.addFilterPredicate(title)
            #expect(query.items?.contains(one) == true)
            query.addFilterPredicate(MPMediaPropertyPredicate(value: "?", forProperty: MPMediaItemPropertyTitle))
            #expect(query.items == [])
            query.removeFilterPredicate(artist)
            #expect(query.filterPredicates?.count == 2)
        }
    }

    @Test func `without consent nothing is found`() async throws {
        try await Simulation.run(.denied) {
            #expect(MPMediaQuery.songs().items == [] && MPMediaQuery.playlists().collections == [])
        }
    }

    @Test func `the talk's queue of the library plays from an item`() async throws {
        try await Simulation.run(.subscriber) {
            let player = MPMusicPlayerController.applicationQueuePlayer
            let items = Array(try #require(MPMediaQuery.songs().items).prefix(3))
            let descriptor = MPMusicPlayerMediaItemQueueDescriptor(
                itemCollection: MPMediaItemCollection(items: items))
            descriptor.startItem = items[1]
            descriptor.setStartTime(1, for: items[1])
            descriptor.setEndTime(9, for: items[1])
            player.setQueue(with: descriptor)
            player.play()
            #expect(player.nowPlayingItem?.title == items[1].title && player.currentPlaybackTime == 1)
            player.nowPlayingItem = items[0]
            #expect(player.nowPlayingItem?.title == items[0].title)
            player.setQueue(with: MPMediaQuery.songs())
            player.play()
            #expect(player.nowPlayingItem?.title == items[0].title && player.playbackState == .playing)
            let counted = try await player.perform { _ in }.items.count
            let found = try #require(MPMediaQuery.songs().items?.count)
            #expect(counted > 100 && counted <= found, "what cannot be played is left out")
        }
    }
}
