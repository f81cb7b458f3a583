import AlbumBrowser
import AppleMusicAPI
import AppleMusicSimulation
import MusicDevice
import Testing

@Suite struct AlbumBrowserTests {
    /// "The North Borders".
    private static let barcode = "5021392806198"

    private func browser(_ music: SimulatedAppleMusic, user: String? = nil) async throws -> AlbumBrowser {
        AlbumBrowser(
            transport: SimulatedTransport(music: music),
            tokens: Tokens(developer: try await music.developerToken(), user: user))
    }

    @Test func `a barcode finds its album`() async throws {
        let album = try await browser(SimulatedAppleMusic()).album(barcode: Self.barcode)
        #expect(album?.attributes.name == "The North Borders" && album?.attributes.trackCount == 13)
        #expect(try await browser(SimulatedAppleMusic()).album(barcode: "000000000000") == nil)
    }

    @Test func `an album lands in the library of whoever allowed it`() async throws {
        let music = SimulatedAppleMusic()
        #expect(await music.consent == .notDetermined)
        #expect(try await music.requestConsent(answering: .allow) == .authorized)
        #expect(await music.capabilities.contains(.add))
        let browser = try await browser(music, user: music.requestUserToken())
        try await browser.add(try #require(try await browser.album(barcode: Self.barcode)))
        await music.advance(bySeconds: 60)
        let search = Request(.get, "/v1/me/library/search?types=library-albums&term=north+borders")
        let answer = try await music.send(search)
        let found = answer.body.json?["results"]?["library-albums"]?["data"]?.array ?? []
        #expect(found.contains { $0["attributes"]?["name"] == "The North Borders" })
    }

    @Test func `a user token from before a change of the password asks for a new one`() async throws {
        let music = SimulatedAppleMusic()
        try await music.requestConsent(answering: .allow)
        let browser = try await browser(music, user: music.requestUserToken())
        let album = try #require(try await browser.album(barcode: Self.barcode))
        try await music.changePassword()
        await #expect(throws: AlbumBrowser.Failure.userTokenRefused) { try await browser.add(album) }
    }

    @Test func `whoever refuses has no token, and the app hears why`() async throws {
        let music = SimulatedAppleMusic()
        #expect(try await music.requestConsent(answering: .refuse) == .denied)
        #expect(await music.capabilities.isEmpty)
        let refusal = await #expect(throws: Refusal.self) { _ = try await music.requestUserToken() }
        #expect(refusal?.why.contains("denied") == true)
    }

    @Test func `a busy service and a lost network are no albums`() async throws {
        let music = SimulatedAppleMusic()
        let browser = try await browser(music)
        await music.fail(with: 503, times: 1)
        await #expect(throws: AlbumBrowser.Failure.unexpected(status: 503)) {
            _ = try await browser.album(barcode: Self.barcode)
        }
        await music.goOffline(times: 1)
        await #expect(throws: NetworkFailure.self) { _ = try await browser.album(barcode: Self.barcode) }
        #expect(try await browser.album(barcode: Self.barcode) != nil)
    }

    @Test func `two simulations that begin alike answer alike`() async throws {
        let target = "/v1/catalog/us/search?types=songs&term=road&limit=2"
        func answer() async throws -> (Response, String) {
            let music = try SimulatedAppleMusic(scenario: "subscriber", seed: 7)
            return (try await music.send(Request(.get, target)), try await music.requestUserToken())
        }
        let (first, second) = (try await answer(), try await answer())
        #expect(first.0 == second.0 && first.1 == second.1)
        #expect(throws: SimulatedAppleMusic.UnknownScenario.self) { try SimulatedAppleMusic(scenario: "nobody") }
    }

    @Test func `requests from many tasks take effect one after the other`() async throws {
        let music = SimulatedAppleMusic()
        await music.fail(with: 500, times: 10)
        let browser = try await browser(music)
        let failures = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<30 { group.addTask { (try? await browser.album(barcode: Self.barcode)) == nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(failures == 10)
    }
}
