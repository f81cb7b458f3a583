import Foundation
import Testing
import TonearmTestSupport

/// Tests that an app's code compiles without a warning and runs alike in each language mode of Swift.
@Suite struct LanguageModeTests {
    /// The compiler's options by the name of a mode.
    private static let modes: KeyValuePairs = [
        "Swift 5": ["-swift-version", "5"],
        "Swift 5 with complete checking": ["-swift-version", "5", "-strict-concurrency=complete"],
        "Swift 6": ["-swift-version", "6"],
        "Swift 6 on the main actor": ["-swift-version", "6", "-default-isolation", "MainActor"],
        "Swift 6 with functions of the caller's actor": [
            "-swift-version", "6", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
            "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "ExistentialAny",
        ],
    ]

    /// An app as both modes allow it: a model for views, a service of its own, a task that follows updates.
    private static let app = """
        import Combine
        import Foundation
        import MusicKit
        import MusicKitSimulation

        @MainActor final class WorkoutMusic: ObservableObject {
            @Published private(set) var albums: [Album] = []
            @Published private(set) var canPlay = false
            private var updates: Task<Void, Never>?

            func follow() {
                updates = Task { [weak self] in
                    for await subscription in MusicSubscription.subscriptionUpdates {
                        self?.canPlay = subscription.canPlayCatalogContent
                        if subscription.canPlayCatalogContent { break }
                    }
                }
            }

            func search(_ term: String) async throws {
                var request = MusicCatalogSearchRequest(term: term, types: [Album.self])
                request.limit = 3
                albums = Array(try await request.response().albums)
                await updates?.value
            }

            func play() async throws {
                guard let album = try await albums.first?.with([.tracks]) else { return }
                let player = ApplicationMusicPlayer.shared
                player.queue = ApplicationMusicPlayer.Queue(album: album, startingAt: album.tracks![1])
                try await player.play()
            }

            deinit { updates?.cancel() }
        }

        /// A service that runs beside the main actor.
        actor Library {
            private var songs: MusicItemCollection<Song> = []

            func load() async throws -> [String] {
                var request = MusicLibraryRequest<Song>()
                request.limit = 2
                songs = try await request.response().items
                return songs.map(\\.title)
            }
        }

        @MainActor func workOut() async throws {
            let status = await MusicAuthorization.request()
            let music = WorkoutMusic()
            music.follow()
            try await music.search("beach bunny")
            try await music.play()
            async let titles = Library().load()
            let player = ApplicationMusicPlayer.shared
            print(status, music.albums.map(\\.title), music.canPlay, try await titles)
            print(player.state.playbackStatus, player.queue.currentEntry?.title ?? "nothing")
        }

        try await Simulation.run(.subscriber) { try await workOut() }

        """

    @Test(.enabled("the modules cannot be linked with a program") { BuiltModules.areUsable }, .timeLimit(.minutes(10)))
    func `an app runs alike in every language mode`() async throws {
        var outputs: [String: String] = [:]
        for (mode, options) in Self.modes {
            let folder = try TemporaryFolder()
            try folder.write(Self.app, to: "main.swift")
            let compiled = try #require(try await BuiltModules.link(in: folder, options + ["-warnings-as-errors"]))
            try #require(compiled.status == 0, "\(mode): \(compiled.errors.prefix(3000))")
            let outcome = try await Tool(at: folder.path + "/program").run([])
            #expect(outcome.status == 0, "\(mode): \(outcome.errors.prefix(1000))")
            outputs[mode] = outcome.output
        }
        let first = try #require(outputs["Swift 5"])
        #expect(first.contains("authorized [") && first.contains("] true [") && first.contains("\nplaying "))
        for (mode, output) in outputs { #expect(output == first, "\(mode)") }
    }
}
