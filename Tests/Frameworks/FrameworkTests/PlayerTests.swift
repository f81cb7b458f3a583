import MusicKit
import MusicKitSimulation
import Testing
import TonearmMediaPlayer

/// Tests players and queues of MediaPlayer, answered by the simulated device.
@Suite struct MediaPlayerTests {
    private static let album = "310730204"
    private static let songs = ["310730206", "310730208", "310730209"]

    private var player: MPMusicPlayerApplicationController { MPMusicPlayerController.applicationQueuePlayer }
    private var titles: [String?] { get async throws { try await Self.queue(player).map(\.title) } }

    private static func queue(_ player: MPMusicPlayerApplicationController) async throws -> [MPMediaItem] {
        try await player.perform { _ in }.items
    }

    @Test func `an album plays from a song of it`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let descriptor = MPMusicPlayerStoreQueueDescriptor(storeIDs: [Self.album])
            descriptor.startItemID = Self.songs[1]
            player.setQueue(with: descriptor)
            #expect(player.playbackState == .stopped && !player.isPreparedToPlay)
            try await player.prepareToPlay()
            #expect(player.isPreparedToPlay)
            player.play()
            let item = try #require(player.nowPlayingItem)
            #expect(player.playbackState == .playing && item.playbackStoreID == Self.songs[1])
            #expect(player.indexOfNowPlayingItem == 1 && player.currentPlaybackRate == 1)
            await simulation.advance(by: .seconds(5))
            #expect(player.currentPlaybackTime == 5)
            player.currentPlaybackTime = 20
            #expect(player.currentPlaybackTime == 20)
            player.beginSeekingForward()
            #expect(player.playbackState == .seekingForward)
            await simulation.advance(by: .seconds(2))
            player.endSeeking()
            #expect(player.playbackState == .playing && player.currentPlaybackTime == 36)
            player.skipToBeginning()
            #expect(player.currentPlaybackTime == 0)
            player.skipToNextItem()
            #expect(player.indexOfNowPlayingItem == 2)
            player.skipToPreviousItem()
            #expect(player.nowPlayingItem == item)
            player.pause()
            #expect(player.playbackState == .paused && player.currentPlaybackRate == 0)
            player.stop()
            #expect(player.playbackState == .stopped)
            await simulation.advance(by: .seconds(item.playbackDuration))
            #expect(item.value(forProperty: MPMediaItemPropertyTitle) as? String == item.title)
        }
    }

    @Test func `play parameters carry stations, and parts of songs`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let song = try #require(MPMusicPlayerPlayParameters(dictionary: ["id": Self.songs[0], "kind": "song"]))
            let album = try #require(MPMusicPlayerPlayParameters(dictionary: ["id": Self.album, "kind": "album"]))
            #expect(MPMusicPlayerPlayParameters(dictionary: ["id": "1"]) == nil)
            #expect(MPMusicPlayerPlayParameters(dictionary: ["id": "1", "kind": "book"]) == nil)
            let descriptor = MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue: [album, song])
            descriptor.startItemPlayParameters = song
            descriptor.setStartTime(30, forItemWith: song)
            descriptor.setEndTime(40, forItemWith: song)
            player.setQueue(with: descriptor)
            player.play()
            #expect(player.nowPlayingItem?.playbackStoreID == Self.songs[0] && player.currentPlaybackTime == 30)
            await simulation.advance(by: .seconds(11))
            #expect(player.indexOfNowPlayingItem == 0)
            let radio = try #require(
                MPMusicPlayerPlayParameters(dictionary: ["id": "ra.178834", "kind": "radioStation"]))
            player.setQueue(with: MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue: [radio]))
            player.play()
            #expect(player.indexOfNowPlayingItem == NSNotFound && player.nowPlayingItem?.playbackStoreID == "")
            #expect(try await titles.count == 2)
        }
    }

    @Test func `the queue is edited in transactions, next and later`() async throws {
        try await Simulation.run(.subscriber) {
            func one(_ id: String) -> MPMusicPlayerStoreQueueDescriptor { .init(storeIDs: [id]) }
            player.setQueue(with: Self.songs)
            player.play()
            let before = try await Self.queue(player).map(\.playbackStoreID)
            #expect(before == Self.songs)
            player.prepend(one("310730213"))
            player.append(one("310730214"))
            let (items, error) = await withCheckedContinuation { continuation in
                player.perform(
                    queueTransaction: { queue in
                        let items = queue.items
                        queue.remove(items[2])
                        queue.insert(one("310730220"), after: items[4])
                    },
                    completionHandler: { queue, error in continuation.resume(returning: (queue.items, error)) })
            }
            #expect(error == nil)
            #expect(
                items.map(\.playbackStoreID) == [
                    Self.songs[0], "310730213", Self.songs[2], "310730214", "310730220",
                ])
            player.nowPlayingItem = items[3]
            #expect(player.nowPlayingItem == items[3] && player.playbackState == .playing)
        }
    }

    @Test func `refusals come when the player prepares`() async throws {
        func number(_ scenario: SimulatedScenario, _ ids: [String]) async throws -> NSError? {
            try await Simulation.run(scenario) {
                if !ids.isEmpty { player.setQueue(with: ids) }
                return await withCheckedContinuation { continuation in
                    player.prepareToPlay { continuation.resume(returning: $0 as NSError?) }
                }
            }
        }
        #expect(try await number(.subscriber, Self.songs) == nil)
        let missing = try await number(.subscriber, ["1"])
        #expect(missing?.domain == "MPMusicPlayerControllerErrorDomain" && missing?.code == 6)
        #expect(try await number(.subscriber, [])?.code == 1)
        #expect(try await number(.eligible, Self.songs) != nil)
        try await Simulation.run(.subscriber) { simulation in
            simulation.music.goOffline(times: 1)
            player.setQueue(with: Self.songs)
            player.play()
            #expect(player.playbackState == .playing, "the queue was fetched once there was a network")
        }
    }

    @Test func `the Music app has a queue of its own, without edits`() async throws {
        try await Simulation.run(.subscriber) {
            player.setQueue(with: Self.songs)
            player.play()
            let system = MPMusicPlayerController.systemMusicPlayer
            system.openToPlay(MPMusicPlayerStoreQueueDescriptor(storeIDs: [Self.songs[2]]))
            #expect(system.playbackState == .playing && player.playbackState == .interrupted)
            #expect(system.nowPlayingItem?.playbackStoreID == Self.songs[2])
            system.repeatMode = .all
            system.shuffleMode = .songs
            #expect(system.repeatMode == .all && system.shuffleMode == .songs && player.repeatMode == .none)
            system.repeatMode = .default
            system.shuffleMode = .default
            #expect(system.repeatMode == .none && system.shuffleMode == .off)
            system.currentPlaybackRate = 1.5
            #expect(system.currentPlaybackRate == 1.5)
            #expect(system !== player && MPMusicPlayerController.applicationMusicPlayer === player)
        }
    }

    @Test func `both frameworks see one queue`() async throws {
        try await Simulation.run(.subscriber) {
            let kit = ApplicationMusicPlayer.shared
            player.setQueue(with: Self.songs)
            player.play()
            #expect(kit.state.playbackStatus == .playing && kit.queue.entries.count == 3)
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: MusicItemID(Self.album))
            kit.queue = [try #require(try await request.response().items.first)]
            player.play()
            #expect(try await titles.count == kit.queue.entries.count && kit.queue.entries.count > 3)
            player.setQueue(with: [Self.songs[1]])
            player.play()
            #expect(kit.queue.entries.count == 1)
        }
    }

    @Test func `notifications are posted while they are generated`() async throws {
        try await Simulation.run(.subscriber) {
            let posts = AsyncStream<String>.makeStream()
            let names: [NSNotification.Name] = [
                .MPMusicPlayerControllerPlaybackStateDidChange, .MPMusicPlayerControllerNowPlayingItemDidChange,
                .MPMusicPlayerControllerQueueDidChange,
            ]
            let (system, marker) = (MPMusicPlayerController.systemMusicPlayer, "2026")
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: system, queue: nil) { note in
                    posts.continuation.yield(note.name.rawValue)
                }
            }
            system.setQueue(with: Self.songs)
            posts.continuation.yield(marker)
            system.beginGeneratingPlaybackNotifications()
            system.play()
            system.skipToNextItem()
            system.endGeneratingPlaybackNotifications()
            posts.continuation.yield(marker)
            system.pause()
            posts.continuation.finish()
            observers.forEach { NotificationCenter.default.removeObserver($0) }
            let seen = await posts.stream.reduce(into: [String]()) { $0.append($1) }
            let parts = seen.split(separator: marker, omittingEmptySubsequences: false).map { Set($0) }
            #expect(parts.count == 3 && parts[0].contains(names[2].rawValue))
            #expect(parts[1].isSuperset(of: names.prefix(2).map(\.rawValue)))
        }
    }

    @Test func `the information on what plays belongs to a world`() async throws {
        let center = MPNowPlayingInfoCenter.default()
        try await Simulation.run(.subscriber) {
            #expect(center.nowPlayingInfo == nil && center.playbackState == .unknown)
            center.nowPlayingInfo = [
                MPMediaItemPropertyTitle: "Run", MPNowPlayingInfoPropertyElapsedPlaybackTime: 3.0,
            ]
            center.playbackState = .playing
            #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Run")
            try await Simulation.run(.subscriber) { #expect(center.nowPlayingInfo == nil) }
            #expect(center.playbackState == .playing)
        }
    }
}
