import Foundation
import Testing
import TonearmDevice

/// Tests the kinds of queue descriptors, their contents and their names in the frameworks.
struct DescriptorTests {
    static let library = PlayableItem(
        catalogID: "1", libraryID: "i.1", title: "both", duration: 1_000,
        playParameters: ItemPlayParameters(id: "i.1", kind: "song", isLibrary: true))
    static let bare = PlayableItem(libraryID: "i.2", title: "bare", duration: 1_000, playParameters: nil)

    private static func fitting(_ playables: [Playable], _ version: SystemVersion) -> QueueDescriptor.Kind? {
        .fitting(playables.map { QueuedPlayable($0) }, on: version)
    }

    @Test(arguments: [SystemVersion.musicAPI, .musicKit, .current])
    func `play parameters hold every item and are preferred`(version: SystemVersion) {
        #expect(Self.fitting([.item(.song("a")), .item(.upload("b"))], version) == .playParameters)
        #expect(Self.fitting([.station(.station())], version) == .playParameters)
        // An item without play parameters must come from the library.
        #expect(Self.fitting([.item(Self.bare)], version) == .mediaItem)
        #expect(Self.fitting([.item(Self.bare), .item(.song("a"))], version) == .playParameters)
    }

    @Test func `before iOS 11 the store descriptor holds catalog items and media items hold the library`() {
        #expect(Self.fitting([.item(.song("a")), .item(Self.library)], .oldest) == .store)
        #expect(Self.fitting([.item(.upload("b")), .item(Self.library)], .oldest) == .mediaItem)
        #expect(Self.fitting([.item(.upload("b")), .item(.song("a"))], .oldest) == nil)
        #expect(Self.fitting([.station(.station())], .oldest) == nil)
    }

    @Test(
        arguments: [
            (.mediaItem, "Cannot set the queue 'a': a media item descriptor holds only items of the device's library."),
            (.store, "Cannot set the queue 'up': a store descriptor holds only ids of the catalog."),
        ] as [(QueueDescriptor.Kind, String)])
    func `a descriptor that cannot hold an item is refused`(kind: QueueDescriptor.Kind, sentence: String) {
        let item: PlayableItem = kind == .mediaItem ? .song("a") : .upload("up")
        let refusal = refusal(.subscribed) { device throws(Refusal) in
            try device.setQueue(QueueDescriptor(kind, [QueuedPlayable(.item(item))]), at: 0)
        }
        #expect(refusal?.sentence == sentence)
        #expect(refusal?.remedies == [.player(.useDescriptor(.playParameters))])
    }

    @Test func `a store descriptor cannot hold a station`() {
        #expect(!QueueDescriptor.Kind.store.carries(.station(.station())))
        #expect(QueueDescriptor.Kind.playParameters.carries(.station(.station())))
    }

    @Test func `a media item needs no play parameters`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(QueueDescriptor(.mediaItem, [QueuedPlayable(.item(Self.bare))]), at: 0)
        _ = try device.play(at: 0)
        #expect(device.player.queue.nowPlayingItem?.hasArtwork == true)
    }

    @Test func `an item has its own properties`() throws {
        var device = MusicDevice.subscribed
        _ = try device.setQueue(.songs([.song("streamed"), .upload("up"), Self.library]), at: 0)
        let items = (0..<3).map { device.player.queue.item(at: $0) }
        #expect(items.map { $0?.storeID } == ["id-streamed", "0", "1"])
        #expect(items.map { $0?.hasArtwork } == [false, true, true])
        #expect(items.map { $0?.index } == [0, 1, 2])
        #expect(device.player.queue.item(at: 3) == nil && device.player.queue.item(at: -1) == nil)
    }

    @Test func `each kind has its names and its version`() {
        #expect(
            QueueDescriptor.Kind.allCases.map(\.mediaPlayerName) == [
                "MPMusicPlayerMediaItemQueueDescriptor(itemCollection:)",
                "MPMusicPlayerStoreQueueDescriptor(storeIDs:)",
                "MPMusicPlayerPlayParametersQueueDescriptor(playParametersQueue:)",
            ])
        #expect(QueueDescriptor.Kind.allCases.map(\.since.description) == ["10.1", "10.1", "11"])
        #expect(Set(QueueDescriptor.Kind.allCases.map(\.musicKitName)) == ["MusicPlayer.Queue(for:startingAt:)"])
    }

    @Test(arguments: [("10.3", 10, 3), ("11", 11, 0), ("26.4", 26, 4)])
    func `versions are parsed`(text: String, major: Int, minor: Int) {
        #expect(SystemVersion(text) == SystemVersion(major, minor))
        #expect(SystemVersion(text)?.description == text)
    }

    @Test(arguments: [
        "", "ten", "10.", ".3", "10.3.1", "-1", "10.-3", "99999999999999999999", "11-", "-beta", "11-beta-beta", "11-b",
    ])
    func `malformed versions are rejected`(text: String) {
        #expect(SystemVersion(text) == nil)
    }

    @Test func `versions are ordered`() {
        #expect(SystemVersion(10, 3) < SystemVersion(11, isBeta: true))
        #expect(
            SystemVersion(11, isBeta: true) < SystemVersion(11) && SystemVersion(11) < SystemVersion(12, isBeta: true))
        #expect(SystemVersion(9, 3) < .oldest && .oldest < SystemVersion(11) && SystemVersion(11) < .current)
    }

    @Test func `a beta version is encoded and decoded, and the old format is read`() throws {
        let beta = try #require(SystemVersion("11-beta"))
        #expect(beta == SystemVersion(11, isBeta: true) && beta.description == "11-beta")
        #expect(beta.hasMusicAPI && !beta.hasPlayParameters)
        let later = try #require(SystemVersion("12-beta"))
        #expect(later.hasMusicAPI && later.hasPlayParameters)
        let coder = JSONEncoder()
        coder.outputFormatting = .sortedKeys
        #expect(try JSONDecoder().decode(SystemVersion.self, from: coder.encode(beta)) == beta)
        let old = Data(#"{"major":11,"minor":0}"#.utf8)
        #expect(try JSONDecoder().decode(SystemVersion.self, from: old) == SystemVersion(11))
        #expect(try coder.encode(SystemVersion(11)) == old)
    }

    @Test func `a call has the name of its framework`() {
        #expect(
            PlayerCall.setQueue(.store).names(on: .application) == [
                FrameworkName(
                    framework: "MediaPlayer",
                    call: "player.setQueue(with: MPMusicPlayerStoreQueueDescriptor(storeIDs:))"),
                FrameworkName(framework: "MusicKit", call: "player.queue = ApplicationMusicPlayer.Queue(for: items)"),
            ])
        #expect(
            PlayerCall.playNext.names(on: .system).map(\.call) == [
                "player.prepend(descriptor)", "try await player.queue.insert(item, position: .afterCurrentEntry)",
            ])
        #expect(PlayerCall.play.names(on: .system, version: .oldest).map(\.framework) == ["MediaPlayer"])
        #expect(FrameworkCall.play.names().map(\.framework) == ["MediaPlayer", "MusicKit"])
        #expect(FrameworkCall.userToken.names(in: FrameworkScope(version: .musicAPI)).map(\.framework) == ["StoreKit"])
    }

    @Test func `an action that the system player does not support has no call`() {
        for call in [PlayerCall.insert, .remove, .move, .clear, .transaction, .readQueue] {
            #expect(call.names(on: .system) == [])
            #expect(!call.names(on: .application).isEmpty)
        }
        #expect(PlayerCall.openMusicApp.names(on: .application) == [])
        #expect(PlayerCall.openMusicApp.names(on: .system).map(\.call) == ["player.openToPlay(descriptor)"])
    }
}
