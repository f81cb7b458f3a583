import MusicKit
import MusicKitSimulation
import Synchronization
import Testing
import TonearmMediaPlayer
import TonearmStoreKit

/// Tests that the message of every error says what could not be done, and why.
@Suite struct ErrorSentenceTests {
    /// Checks a message.
    private static func check(_ error: any Error, _ place: String) {
        // Foundation words these two, which are not the package's types.
        if error is CancellationError || error is DecodingError { return }
        let message = error.localizedDescription
        #expect(message.split(separator: " ").count >= 5 && message.contains(": "), "\(place): \(message)")
        #expect(message.first?.isLowercase == false, "\(place): \(message)")
        for bare in ["(null)", "could not be completed", "Optional(", "Error Domain", " error 1.", "..", ": ."] {
            #expect(!message.contains(bare), "\(place): \(message)")
        }
        let printed = "\(error)"
        #expect(printed.contains(" ") && !printed.contains("(null)"), "\(place): \(printed)")
        if let error = error as? any LocalizedError {
            #expect(error.failureReason != "" && error.recoverySuggestion != "", "\(place)")
        }
    }

    @Test func `the cases of each error have a sentence of their own`() throws {
        let tokens = TokenRequestError.allCases.compactMap { MusicTokenRequestError(rawValue: "\($0)") }
        let subscription = MusicSubscriptionError.allCases.compactMap { MusicSubscription.Error(rawValue: "\($0)") }
        let library: [MusicLibrary.Error] = [
            .addToPlaylistFailed, .createPlaylistFailed, .editPlaylistFailed, .itemAlreadyAdded, .permissionDenied,
            .playlistNotInLibrary, .unableToAddItem, .unknown,
        ]
        let storeKit = (0..<100).compactMap(SKError.Code.init).map { SKError($0) }
        let mediaPlayer = (0..<100).compactMap(MPError.Code.init).map { MPError($0) }
        #expect(tokens.count == 7 && subscription.count == 3 && storeKit.count == 6 && mediaPlayer.count == 8)
        let kinds: [[any Error]] = [tokens, subscription, library, storeKit, mediaPlayer]
        for errors in kinds {
            for error in errors { Self.check(error, "\(error)") }
            #expect(Set(errors.map(\.localizedDescription)).count == errors.count)
        }
        let own = SKError(.unknown, userInfo: [NSLocalizedDescriptionKey: "My own."])
        #expect(own.localizedDescription == "My own.")
        let resource = ResourceIdentifier(.songs, "1")
        for error in [PlayableProblem.missing(resource), .notPlayable(resource)] { Self.check(error, "\(error)") }
        #expect(PlayableProblem.missing(resource).localizedDescription.contains("'songs/1'"))
        Self.check(try #require(throws: JSONProblem.self) { try JSON(parsing: Array("{".utf8)) }, "JSON")
        Self.check(APIError(status: 404, code: "40400", title: "Resource Not Found"), "APIError")
        Self.check(try #require(throws: ScenarioProblem.self) { try SimulatedScenario(named: "x") }, "scenario")
        Self.check(
            try #require(throws: WorldFileProblem.self) { try SimulatedAppleMusic(world: Array("{\"a\": 1}".utf8)) },
            "world file")
    }

    /// Changes of the world after which calls fail.
    private static let conditions: [(String, @Sendable (Simulation) async throws -> Void)] = [
        ("at first", { _ in }),
        ("without network", { $0.music.goOffline() }),
        ("failing", { $0.music.failRequests(with: 503) }),
        ("refusing tokens", { $0.music.failRequests(with: 401) }),
        ("elsewhere", { try $0.music.moveAccount(to: "jp") }),
        ("revoked", { try $0.music.revokeAccess() }),
        ("lapsed", { try $0.music.lapse() }),
        ("lapsed again", { try $0.music.lapse() }),
        ("signed out", { try $0.music.signOut() }),
        ("subscribed", { try $0.music.subscribe() }),
        ("cloud library", { try $0.music.setCloudLibrary(on: true) }),
        ("changed password", { try $0.music.changePassword() }),
        ("ended", { $0.music.end() }),
    ]

    @Test(arguments: SimulatedScenario.all)
    func `every error that a program meets is a sentence`(scenario: SimulatedScenario) async throws {
        let (album, playlist) = try await Simulation.run(.subscriber) {
            let albums = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            var search = MusicCatalogSearchRequest(term: "a", types: [Playlist.self])
            search.limit = 1
            return (
                try #require(try await albums.response().items.first),
                try #require(try await search.response().playlists.first)
            )
        }
        let met = Mutex<Int>(0)
        do {
            try await Simulation.run(scenario) { simulation in
                for (condition, change) in Self.conditions {
                    let place = "\(scenario), \(condition)"
                    do { try await change(simulation) } catch { Self.check(error, place) }
                    for call in ThrowingCall.all(album, playlist) {
                        do { try await call.body(simulation) } catch {
                            met.withLock { $0 += 1 }
                            Self.check(error, "\(place), \(call.name)")
                        }
                    }
                    simulation.music.clearFaults()
                }
            }
        } catch { Self.check(error, "\(scenario)") }
        #expect(met.withLock(\.self) > 100)
    }
}
