import MusicKit
import MusicKitSimulation
import Testing
import TonearmTestSupport

/// Conditions that a device does not show on demand: consent, subscriptions, faults.
@Suite struct ConditionTests {
    private typealias TokenError = MusicKit.MusicTokenRequestError

    private func search() async throws -> MusicItemCollection<Song> {
        try await MusicCatalogSearchRequest(term: "a", types: [Song.self]).response().songs
    }

    @Test(arguments: [SimulatedScenario.freshSubscriber, .denied, .restricted])
    func `nothing is answered without consent`(scenario: SimulatedScenario) async throws {
        try await Simulation.run(scenario) { simulation in
            await #expect(throws: TokenError.permissionDenied) { try await search() }
            await #expect(throws: TokenError.permissionDenied) { try await MusicDataRequest.currentCountryCode }
            await #expect(throws: TokenError.permissionDenied) {
                try await MusicRecentlyPlayedContainerRequest().response()
            }
            await #expect(throws: TokenError.permissionDenied) {
                try await MusicPersonalRecommendationsRequest().response()
            }
            let url = try #require(URL(string: "https://api.music.apple.com/v1/catalog/us/genres"))
            await #expect(throws: TokenError.permissionDenied) {
                try await MusicDataRequest(urlRequest: URLRequest(url: url)).response()
            }
            await #expect(throws: MusicSubscription.Error.permissionDenied) { try await MusicSubscription.current }
            await #expect(throws: MusicLibrary.Error.permissionDenied) {
                try await MusicLibraryRequest<Song>().response()
            }
            #expect(try await !MusicDataRequest.tokenProvider.developerToken(options: []).isEmpty)
            #expect(simulation.requests.isEmpty)
        }
    }

    @Test func `consent is asked once, and answered as the test says`() async throws {
        try await Simulation.run(.freshSubscriber) { simulation in
            #expect(MusicAuthorization.currentStatus == .notDetermined)
            simulation.answerConsent(with: .refuse)
            #expect(await MusicAuthorization.request() == .denied)
            simulation.answerConsent(with: .allow)
            #expect(await MusicAuthorization.request() == .denied)
            #expect(MusicAuthorization.currentStatus == .denied)
        }
        try await Simulation.run(.freshSubscriber) {
            #expect(await MusicAuthorization.request() == .authorized)
            let songs = try await search()
            #expect(songs.count == 5)
        }
    }

    @Test func `a dialog without an answer waits until it is answered or the task is cancelled`() async throws {
        try await Simulation.run(.freshSubscriber) { simulation in
            simulation.answerConsent(with: .never)
            let waiting = Task { await MusicAuthorization.request() }
            await eventually { simulation.music.stage.withWorld { $0.device.consentDialog } != nil }
            #expect(MusicAuthorization.currentStatus == .notDetermined)
            try simulation.answerShownDialog(with: .allow)
            #expect(await waiting.value == .authorized)
        }
        try await Simulation.run(.freshSubscriber) { simulation in
            simulation.answerConsent(with: .never)
            let waiting = Task { await MusicAuthorization.request() }
            waiting.cancel()
            #expect(await waiting.value == .notDetermined)
        }
    }

    @Test func `an app without a usage description ends, and the test says so`() async throws {
        let error = await #expect(throws: AppCrashProblem.self) {
            try await Simulation.run(.noUsageText) { #expect(await MusicAuthorization.request() == .notDetermined) }
        }
        #expect(error?.description.contains("NSAppleMusicUsageDescription") == true)
    }

    @Test func `accounts without a plan have no library and may subscribe`() async throws {
        try await Simulation.run(.eligible) { simulation in
            let subscription = try await MusicSubscription.current
            #expect(!subscription.canPlayCatalogContent && subscription.canBecomeSubscriber)
            #expect(!subscription.hasCloudLibraryEnabled)
            let songs = try await search()
            #expect(songs.count == 5)
            await #expect(throws: (any Error).self) { try await MusicRecentlyPlayedContainerRequest().response() }
            let player = ApplicationMusicPlayer.shared
            player.queue = [try await search()[0]]
            let error = await #expect(throws: NSError.self) { try await player.play() }
            #expect(error?.domain == "MPMusicPlayerControllerErrorDomain")
            try await simulation.presentOffer(answering: .dismiss)
            #expect(try await !MusicSubscription.current.canPlayCatalogContent)
            try await simulation.presentOffer(answering: .subscribe)
            try await player.play()
            #expect(player.state.playbackStatus == .playing)
        }
    }

    @Test func `an offer is refused if there is nothing to offer, and fails without a network`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            await #expect(throws: Refusal.self) { try await simulation.presentOffer(answering: .subscribe) }
        }
        try await Simulation.run(.eligible) { simulation in
            simulation.music.goOffline()
            await #expect(throws: OfferLoadProblem.self) { try await simulation.presentOffer(answering: .subscribe) }
            simulation.music.clearFaults()
            await #expect(throws: (any Error).self) {
                try await simulation.presentOffer(.init(itemID: "0"), answering: .subscribe)
            }
        }
    }

    @Test func `an app without the service gets no developer token`() async throws {
        try await Simulation.run(.noMusicKitService) {
            await #expect(throws: TokenError.developerTokenRequestFailed) { try await search() }
            await #expect(throws: TokenError.developerTokenRequestFailed) {
                try await MusicDataRequest.tokenProvider.developerToken(options: [.ignoreCache])
            }
        }
    }

    @Test func `a pending privacy notice stops MusicKit`() async throws {
        try await Simulation.run(.privacyNotice) {
            await #expect(throws: MusicSubscription.Error.privacyAcknowledgementRequired) {
                try await MusicSubscription.current
            }
        }
    }

    @Test(arguments: [403, 404, 429, 500, 503])
    func `refusals of the service are errors with the whole answer`(status: Int) async throws {
        try await Simulation.run { simulation in
            simulation.music.failRequests(with: status, times: 1)
            let error = try #require(await #expect(throws: MusicDataRequest.Error.self) { try await search() })
            #expect(error.status == status && error.code / 100 == status)
            #expect(error.originalResponse.urlResponse.statusCode == status)
            #expect("\(error)".hasPrefix("MusicDataRequest.Error(\n  status: \(status),\n  code: "))
            let songs = try await search()
            #expect(songs.count == 5)
        }
    }

    @Test func `a refused developer token is a failed request for one`() async throws {
        try await Simulation.run { simulation in
            simulation.music.failRequests(with: 401, times: 1)
            await #expect(throws: TokenError.developerTokenRequestFailed) { try await search() }
        }
    }

    @Test func `a refusal that is not JSON has the status and the body`() async throws {
        let file = #"{"faults": ["502 --on /v1/catalog --body '<html></html>'"]}"#
        try await Simulation.run(worldFile: Data(file.utf8)) { _ in
            let error = try #require(await #expect(throws: MusicDataRequest.Error.self) { try await search() })
            #expect(error.status == 502 && error.code == 50200 && error.detailText.isEmpty && error.source == nil)
            #expect(error.originalResponse.data == Data("<html></html>".utf8))
        }
    }

    @Test func `a wrong id and a wrong parameter are the service's errors`() async throws {
        try await Simulation.run {
            for id: MusicItemID in ["0", "i.uUZAkT3", "", "a/b?c#d e"] {
                let request = MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: id)
                let error = await #expect(throws: MusicDataRequest.Error.self) { try await request.response() }
                #expect((400...404).contains(error?.status ?? 0))
            }
            let empty = [
                MusicCatalogResourceRequest<Song>(matching: \.isrc, equalTo: "none"),
                MusicCatalogResourceRequest<Song>(matching: \.isrc, equalTo: nil),
                MusicCatalogResourceRequest<Song>(matching: \.id, memberOf: []),
            ]
            for request in empty {
                let found = try await request.response()
                #expect(found.items.isEmpty)
            }
            var request = MusicCatalogSearchRequest(term: "a", types: [Song.self])
            request.limit = 26
            let error = await #expect(throws: MusicDataRequest.Error.self) { _ = try await request.response() }
            #expect(error?.status == 400 && error?.source == .parameter("limit"))
        }
    }

    @Test func `no network is an error of URL loading`() async throws {
        try await Simulation.run { simulation in
            simulation.music.goOffline()
            let error = await #expect(throws: URLError.self) { try await search() }
            #expect(error?.code == .notConnectedToInternet)
            simulation.music.clearFaults()
            let songs = try await search()
            #expect(songs.count == 5)
        }
    }

    @Test(arguments: [
        "http://api.music.apple.com/v1/test", "https://example.com/v1/test", "/v1/test", "file:///etc/passwd",
    ])
    func `a data request goes to the service only`(address: String) async throws {
        try await Simulation.run { simulation in
            let url = try #require(URL(string: address))
            await #expect(throws: URLError.self) {
                try await MusicDataRequest(urlRequest: URLRequest(url: url)).response()
            }
            #expect(simulation.requests.isEmpty)
        }
    }

    @Test func `a cancelled task sends nothing`() async throws {
        try await Simulation.run { simulation in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await search()
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(simulation.requests.isEmpty)
        }
    }

    @Test func `an ended world refuses`() async throws {
        let escaped = try await Simulation.run { simulation in simulation }
        await #expect(throws: StageProblem.self) {
            try await SimulatedAppleMusic.$current.withValue(escaped.music) { try await search() }
        }
    }

    @Test func `the app's own provider signs the requests`() async throws {
        final class Provider: MusicUserTokenProvider, MusicDeveloperTokenProvider, @unchecked Sendable {
            func developerToken(options: MusicTokenRequestOptions) async throws -> String { "not a token" }
        }
        try await Simulation.run {
            let own = MusicDataRequest.tokenProvider
            #expect(own is DefaultMusicTokenProvider)
            MusicDataRequest.tokenProvider = Provider()
            await #expect(throws: TokenError.developerTokenRequestFailed) { try await search() }
            MusicDataRequest.tokenProvider = own
            let songs = try await search()
            #expect(songs.count == 5)
        }
    }

    @Test func `user tokens are cached`() async throws {
        try await Simulation.run {
            let provider = DefaultMusicTokenProvider()
            let developer = try await provider.developerToken(options: [])
            let first = try await provider.userToken(for: developer, options: [])
            #expect(try await provider.userToken(for: developer, options: []) == first)
            #expect(try await provider.userToken(for: developer, options: .ignoreCache) != first)
        }
    }

    @Test func `the service ignores a parameter that a released library sends with each search`() async throws {
        try await Simulation.run(.subscriber) { _ in
            let text =
                "https://api.music.apple.com/v1/me/library/search?term=run&types=library-songs&includeTopResults=false"
            let request = MusicDataRequest(urlRequest: URLRequest(url: try #require(URL(string: text))))
            #expect(try await request.response().urlResponse.statusCode == 200)
        }
    }

    @Test func `errors have a reason and a next step`() async throws {
        try await Simulation.run(.denied) { _ in
            let denied = await #expect(throws: MusicLibrary.Error.self) {
                try await MusicLibraryRequest<Song>().response()
            }
            #expect(denied?.failureReason != nil)
            #expect(denied?.recoverySuggestion?.contains("MusicAuthorization.request()") == true)
            #expect(MusicLibrary.Error.unknown.recoverySuggestion == nil)
        }
        try await Simulation.run(.subscriber) { _ in
            let url = try #require(URL(string: "ftp://example.org/x"))
            let refused = await #expect(throws: URLError.self) {
                try await MusicDataRequest(urlRequest: URLRequest(url: url)).response()
            }
            #expect(refused?.localizedDescription.contains("https://api.music.apple.com") == true)
        }
    }
}
