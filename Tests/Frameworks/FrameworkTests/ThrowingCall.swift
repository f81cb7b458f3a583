import MusicKit
import MusicKitSimulation
import Testing
import TonearmMediaPlayer
import TonearmStoreKit

/// A call that can throw, or that reports an error to a handler.
struct ThrowingCall {
    let name: String
    let body: (Simulation) async throws -> Void

    init(_ name: String, _ body: @escaping (Simulation) async throws -> Void) {
        self.name = name
        self.body = body
    }
}

extension ThrowingCall {
    /// The calls of all modules that can throw, or that report an error to a handler.
    static func all(_ album: Album, _ playlist: Playlist) -> [ThrowingCall] {
        musicKit(album, playlist) + libraryWrites(album, playlist) + players(album) + storeKit() + simulations()
    }

    private static func musicKit(
        _ album: Album, _ playlist: Playlist
    ) -> [ThrowingCall] {
        func data(_ text: String) -> ThrowingCall {
            ThrowingCall(text) { _ in
                let url = try #require(URL(string: text))
                _ = try await MusicDataRequest(urlRequest: URLRequest(url: url)).response()
            }
        }
        return [
            ThrowingCall("subscription") { _ in _ = try await MusicSubscription.current },
            ThrowingCall("country code") { _ in _ = try await MusicDataRequest.currentCountryCode },
            ThrowingCall("developer token") { _ in _ = try await DefaultMusicTokenProvider().developerToken(options: [])
            },
            ThrowingCall("user token") { _ in
                _ = try await DefaultMusicTokenProvider().userToken(for: "x", options: .ignoreCache)
            },
            data("https://api.music.apple.com/v1/catalog/us/albums/0"), data("ftp://example.org/x"),
            data("https://api.music.apple.com/v1/me/library/songs?limit=1000"), data("https://example.org/v1"),
            data("https://api.music.apple.com/v9/x"), data("https://api.music.apple.com/v1/me/history/heavy-rotation"),
            ThrowingCall("unknown album") { _ in
                _ = try await MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "0").response()
            },
            ThrowingCall("search") { _ in
                var request = MusicCatalogSearchRequest(term: "x", types: [Song.self])
                request.limit = 1000
                _ = try await request.response()
            },
            ThrowingCall("suggestions") { _ in _ = try await MusicCatalogSearchSuggestionsRequest(term: "").response()
            },
            ThrowingCall("recommendations") { _ in _ = try await MusicPersonalRecommendationsRequest().response() },
            ThrowingCall("recent") { _ in _ = try await MusicRecentlyPlayedContainerRequest().response() },
            ThrowingCall("with") { _ in _ = try await album.with(.tracks) },
            ThrowingCall("library") { _ in _ = try await MusicLibraryRequest<Song>().response() },
            ThrowingCall("sections") { _ in _ = try await MusicLibrarySectionedRequest<Artist, Album>().response() },
            ThrowingCall("library search") { _ in
                _ = try await MusicLibrarySearchRequest(term: "x", types: [Song.self]).response()
            },
        ]
    }

    private static func libraryWrites(
        _ album: Album, _ playlist: Playlist
    ) -> [ThrowingCall] {
        let library = MusicLibrary.shared
        return [
            ThrowingCall("add") { _ in try await library.add(album) },
            ThrowingCall("create") { _ in try await library.createPlaylist(name: "") },
            ThrowingCall("add to a catalog playlist") { _ in try await library.add(album, to: playlist) },
            ThrowingCall("edit a catalog playlist") { _ in try await library.edit(playlist, name: "x") },
            ThrowingCall("add again") { _ in
                let own = try await MusicLibraryRequest<Album>().response().items
                if let first = own.first { try await library.add(first) }
            },
            ThrowingCall("edit") { _ in
                for own in try await MusicLibraryRequest<Playlist>().response().items {
                    try await library.edit(own, name: "")
                }
            },
            ThrowingCall("download") { simulation in
                for own in try await MusicLibraryRequest<Album>().response().items.prefix(1) {
                    try await simulation.download(own)
                }
            },
        ]
    }

    private static func players(_ album: Album) -> [ThrowingCall] {
        let unknown = MPMusicPlayerStoreQueueDescriptor(storeIDs: ["0"])
        let known = MPMusicPlayerStoreQueueDescriptor(storeIDs: [album.id.rawValue])
        return [
            ThrowingCall("play without a queue") { _ in try await ApplicationMusicPlayer.shared.play() },
            ThrowingCall("skip without a queue") { _ in try await ApplicationMusicPlayer.shared.skipToNextEntry() },
            ThrowingCall("prepare an album") { _ in
                ApplicationMusicPlayer.shared.queue = [album]
                try await ApplicationMusicPlayer.shared.prepareToPlay()
            },
            ThrowingCall("insert") { _ in try await ApplicationMusicPlayer.shared.queue.insert(album, position: .tail)
            },
            ThrowingCall("system") { _ in try await SystemMusicPlayer.shared.prepareToPlay() },
            ThrowingCall("MediaPlayer") { _ in
                let player = MPMusicPlayerController.applicationQueuePlayer
                player.setQueue(with: known)
                try await player.prepareToPlay()
            },
            ThrowingCall("MediaPlayer, unknown") { _ in
                let player = MPMusicPlayerController.applicationQueuePlayer
                player.setQueue(with: unknown)
                try await player.prepareToPlay()
            },
            ThrowingCall("transaction") { _ in
                _ = try await MPMusicPlayerController.applicationQueuePlayer.perform {
                    $0.insert(unknown, after: nil)
                }
            },
        ]
    }

    private static func storeKit() -> [ThrowingCall] {
        let controller = SKCloudServiceController()
        return [
            ThrowingCall("capabilities") { _ in _ = try await controller.requestCapabilities() },
            ThrowingCall("StoreKit's country") { _ in _ = try await controller.requestStorefrontCountryCode() },
            ThrowingCall("StoreKit's storefront") { _ in _ = try await controller.requestStorefrontIdentifier() },
            ThrowingCall("StoreKit's user token") { _ in
                _ = try await controller.requestUserToken(forDeveloperToken: "x")
            },
            ThrowingCall("setup") { _ in
                let offer = SKCloudServiceSetupViewController()
                let error: (any Error)? = await withCheckedContinuation { continuation in
                    offer.load(options: [.iTunesItemIdentifier: "0"]) { continuation.resume(returning: $1) }
                }
                if let error { throw error }
            },
        ]
    }

    private static func simulations() -> [ThrowingCall] {
        let missing = URL(filePath: "/nonexistent/session.har")
        return [
            ThrowingCall("offer") { try await $0.presentOffer(answering: .dismiss) },
            ThrowingCall("loaded offer") { try $0.answerLoadedOffer(with: .dismiss) },
            ThrowingCall("dialog") { try $0.answerShownDialog(with: .allow) },
            ThrowingCall("consent") { try $0.music.requestConsent(answering: .allow) },
            ThrowingCall("simulated token") { _ = try await $0.music.requestUserToken() },
            ThrowingCall("simulated developer token") { _ = try $0.music.developerToken() },
            ThrowingCall("respond") { _ = try await $0.music.respond(to: Request(.get, "/v1/storefronts")) },
            ThrowingCall("send") { _ = try await $0.music.send(Request(.get, "/v1/me/storefront")) },
            ThrowingCall("simulated play") { try await $0.music.play(ResourceIdentifier(.songs, "0")) },
            ThrowingCall("play") { try $0.music.play() },
            ThrowingCall("pause") { try $0.music.pause() },
            ThrowingCall("skip") { try $0.music.skip() },
            ThrowingCall("recording") { _ in try await Simulation.run(answeredBy: .recording(at: missing)) { _ in } },
            ThrowingCall("served") { _ in try await Simulation.run(answeredBy: .served(by: missing)) { _ in } },
            ThrowingCall("service") { _ in
                try await Simulation.run(answeredBy: .service(at: missing, developerToken: "x")) { _ in }
            },
            ThrowingCall("no service") { _ in
                let url = try #require(URL(string: "http://127.0.0.1:1"))
                try await Simulation.run(answeredBy: .service(at: url, developerToken: "x")) { simulation in
                    _ = try await simulation.music.send(Request(.get, "/v1/storefronts"))
                }
            },
            ThrowingCall("detached") { _ in _ = try await Task.detached { try await MusicSubscription.current }.value },
        ]
    }
}
