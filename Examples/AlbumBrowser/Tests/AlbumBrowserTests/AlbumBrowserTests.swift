import AlbumBrowser
import AppleMusicSimulation
import Testing

@Suite struct AlbumBrowserTests {
    /// "The North Borders".
    private static let barcode = "5021392806198"

    private func browser(_ music: SimulatedAppleMusic, user: String? = nil) throws -> AlbumBrowser {
        AlbumBrowser(
            transport: SimulatedTransport(music: music),
            tokens: Tokens(developer: try music.developerToken(), user: user))
    }

    @Test func `a barcode finds its album`() async throws {
        let album = try await browser(SimulatedAppleMusic()).album(barcode: Self.barcode)
        #expect(album?.attributes.name == "The North Borders" && album?.attributes.trackCount == 13)
        #expect(try await browser(SimulatedAppleMusic()).album(barcode: "000000000000") == nil)
    }

    @Test func `an album lands in the library of a person who allowed it`() async throws {
        let music = SimulatedAppleMusic()
        #expect(music.consent == .notDetermined)
        #expect(try music.requestConsent(answering: .allow) == .authorized)
        #expect(music.capabilities.contains(.cloudLibraryAdd))
        let browser = try browser(music, user: try await music.requestUserToken())
        try await browser.add(try #require(try await browser.album(barcode: Self.barcode)))
        await music.advance(by: .seconds(60))
        let search = Request(.get, "/v1/me/library/search?types=library-albums&term=north+borders")
        let answer = try await music.send(search)
        let found = answer.body.json?["results"]?["library-albums"]?["data"]?.array ?? []
        #expect(found.contains { $0["attributes"]?["name"] == "The North Borders" })
        #expect(music.requests.map(\.status) == [200, 202, 200])
    }

    @Test func `a user token from before a change of the password asks for a new one`() async throws {
        let music = SimulatedAppleMusic()
        try music.requestConsent(answering: .allow)
        let browser = try browser(music, user: try await music.requestUserToken())
        let album = try #require(try await browser.album(barcode: Self.barcode))
        try music.changePassword()
        await #expect(throws: AlbumBrowser.Failure.userTokenRefused) { try await browser.add(album) }
    }

    @Test func `a person who refuses has no token, and the app learns the reason`() async throws {
        let music = SimulatedAppleMusic()
        #expect(try music.requestConsent(answering: .refuse) == .denied)
        #expect(music.capabilities.isEmpty)
        let refusal = await #expect(throws: Refusal.self) { _ = try await music.requestUserToken() }
        #expect(refusal?.reason == .consentMissing)
        #expect(refusal?.errors.map(\.description).contains("MusicTokenRequestError.permissionDenied") == true)
        #expect(refusal?.remedyNames.contains("allowInSettings") == true)
    }

    @Test func `MusicKit gets the user token that a request needs, and says why it cannot`() async throws {
        let music = SimulatedAppleMusic()
        let library = Request(.get, "/v1/me/library/albums?limit=1")
        await #expect(throws: Refusal.self) { _ = try await music.send(library) }
        try music.requestConsent(answering: .allow)
        #expect(try await music.send(library).status == 200)
    }

    @Test func `a station plays on by itself, and the end of a subscription closes the library`() async throws {
        try await SimulatedAppleMusic.with(.subscriber) { music in
            #expect(SimulatedAppleMusic.current === music)
            var events = music.changes.makeAsyncIterator()
            try await music.play(ResourceIdentifier(.stations, "ra.178834"))
            let first = try #require(music.nowPlaying)
            music.lapse(after: .seconds(1800))
            await music.advance(by: .seconds(1200))
            #expect(music.isPlaying && music.nowPlaying?.title != first.title)
            await music.advance(by: .seconds(1200))
            var kinds: [WorldChange.Kind] = []
            while case .change(let change)? = await events.next() {
                kinds.append(change.kind)
                if change.kind == .subscriptionChanged {
                    #expect(change.origin == .schedule)
                    #expect(change.time == SimulatedAppleMusic.standardTime + .seconds(1800))
                    break
                }
            }
            #expect(kinds.contains(.nowPlayingItemChanged))
            #expect(try await music.send(Request(.get, "/v1/me/library/albums?limit=1")).status == 403)
        }
    }

    @Test func `a busy service and a lost network are no albums`() async throws {
        let music = SimulatedAppleMusic()
        let browser = try browser(music)
        music.failRequests(with: 503, times: 1)
        await #expect(throws: AlbumBrowser.Failure.unexpected(status: 503)) {
            _ = try await browser.album(barcode: Self.barcode)
        }
        music.goOffline(times: 1)
        await #expect(throws: NetworkProblem.self) { _ = try await browser.album(barcode: Self.barcode) }
        #expect(try await browser.album(barcode: Self.barcode) != nil)
    }

    @Test func `two simulations that begin alike answer alike`() async throws {
        let target = "/v1/catalog/us/search?types=songs&term=road&limit=2"
        func answer() async throws -> (Response, String) {
            let music = SimulatedAppleMusic(.subscriber, seed: 7)
            return (try await music.send(Request(.get, target)), try await music.requestUserToken())
        }
        let (first, second) = (try await answer(), try await answer())
        #expect(first.0 == second.0 && first.1 == second.1)
        #expect(throws: ScenarioProblem.self) { try SimulatedScenario(named: "nobody") }
    }

    @Test(arguments: SimulatedScenario.all)
    func `every scenario begins and ends`(scenario: SimulatedScenario) async throws {
        let music = SimulatedAppleMusic(scenario)
        #expect(try SimulatedScenario(named: scenario.name) == scenario)
        music.end()
        await #expect(throws: StageProblem.self) { _ = try await music.send(Request(.get, "/v1/storefronts/us")) }
    }

    @Test func `requests from many tasks are each answered once`() async throws {
        let music = SimulatedAppleMusic()
        music.failRequests(with: 500, times: 10)
        let browser = try browser(music)
        let failures = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<30 { group.addTask { (try? await browser.album(barcode: Self.barcode)) == nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(failures == 10)
    }
}
