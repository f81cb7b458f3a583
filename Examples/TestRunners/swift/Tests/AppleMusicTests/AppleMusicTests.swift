import AppleMusicTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Returns the status of a request as the tested app sends it.
func status(_ path: String, user: String? = nil) async throws -> Int? {
    try (await answer(to: path, user: user).1 as? HTTPURLResponse)?.statusCode
}

/// Returns the answer to a request as the tested app sends it.
func answer(to path: String, user: String? = nil) async throws -> (Data, URLResponse) {
    let music = try AppleMusic.current
    var request = URLRequest(url: try #require(URL(string: music.origin + path)))
    request.setValue("Bearer \(music.developerToken)", forHTTPHeaderField: "Authorization")
    request.setValue(try user ?? music.subscriber.token, forHTTPHeaderField: "Music-User-Token")
    return try await URLSession.shared.data(for: request)
}

/// Tests of the trait, which are also its examples.
@Suite(.appleMusic) struct AppleMusicTests {
    let music: AppleMusic

    init() throws { music = try .current }

    @Test func `a lapsed subscription closes the library`() async throws {
        #expect(try await status("/v1/me/library/songs") == 200)
        try await music.subscriber.lapse()
        #expect(try await status("/v1/me/library/songs") == 403)
        try await music.subscriber.subscribe()
        #expect(try await status("/v1/me/library/songs", user: music.subscriber.newToken()) == 200)
    }

    @Test(arguments: 1...3)
    func `worlds do not notice each other`(number: Int) async throws {
        #expect(try await status("/v1/me/library/songs?limit=\(number)") == 200)
        #expect(try await music.requests().map(\.query) == [[["limit", "\(number)"]]])
    }

    @Test func `a new token is needed after some events`() async throws {
        for event in [AppleMusic.Account.revoke, AppleMusic.Account.changePassword] {
            let token = try await music.subscriber.newToken()
            #expect(try await status("/v1/me/library/songs", user: token) == 200)
            try await event(music.subscriber)()
            #expect(try await status("/v1/me/library/songs", user: token) == 403)
            try await music.subscriber.grant()
        }
    }

    @Test func `tokens expire by the clock`() async throws {
        let before = try await music.now()
        try await music.advanceClock(by: .seconds(31_536_000))
        #expect(try await music.now().timeIntervalSince(before) >= 31_536_000)
        #expect(try await status("/v1/test") == 401)
        let time = Date(timeIntervalSince1970: 1_800_000_000)
        try await music.setClock(to: time)
        #expect(try await (0..<86_400).contains(music.now().timeIntervalSince(time)))
    }

    @Test(.appleMusic(faults: ["503 --on /v1/test --times 1"]))
    func `faults are added and end`() async throws {
        try await music.fail("429 --on /v1/catalog")
        #expect(try await status("/v1/test") == 503)
        #expect(try await status("/v1/test") == 200)
        #expect(try await status("/v1/catalog/us") == 429)
        try await music.clearFaults()
        #expect(try await status("/v1/catalog/us/albums/310730204") == 200)
    }

    @Test func `the journal shows what a terminal would obey`() async throws {
        _ = try await status("/v1/test?a=%1B%5B31m%0A%C2%85%E2%80%AEb%E2%80%A8")
        let line = try await music.journal().split(separator: "\n").first
        #expect(line == #"1  400  GET /v1/test?a=\u{1b}[31m\u{a}\u{85}\u{202e}b\u{2028}"#)
    }

    @Test func `the journal has the reason of a refusal`() async throws {
        _ = try await status("/v1/test")
        _ = try await status("/v1/catalog/us/albums/1?extend=x")
        #expect(try await music.requests(["path": "/v1/catalog", "status": "4xx"]).count == 1)
        #expect(
            try await music.journal() == """
                1  200  GET /v1/test
                2  404  GET /v1/catalog/us/albums/1?extend=x
                        rule: the storefront must have a resource with this id
                        source: recorded answers of the service
                        path: 1
                        found: the storefront 'us' has no albums/1
                """)
    }

    @Test func `a reset and a snapshot bring a state back`() async throws {
        try await music.snapshot("subscribed")
        try await music.subscriber.lapse()
        try await music.restore("subscribed")
        #expect(try await status("/v1/me/library/songs") == 200)
        try await music.subscriber.lapse()
        try await music.reset()
        #expect(try await music.requests().isEmpty)
        #expect(try await status("/v1/me/library/songs") == 200)
        let error = await #expect(throws: AppleMusicError.self) { try await music.restore("other") }
        #expect(error?.description.hasPrefix("There is no snapshot 'other'.") == true)
    }

    @Test(.appleMusic(world: "../collector.json"))
    func `a world file has accounts of its own`() async throws {
        let (data, _) = try await answer(to: "/v1/me/library/albums", user: music.account("collector").token)
        #expect(String(decoding: data, as: UTF8.self).contains(#""name":"First Light""#))
        let error = #expect(throws: AppleMusicError.self) { try music.subscriber }
        #expect(error?.description == "The world has no account 'subscriber'. It has: collector.")
    }

    @Test func `an attach line names the ready file and the world`() {
        #expect(music.attach.hasSuffix(".json \(music.id)"))
    }
}

@Test func `a test without the trait has no world`() {
    let error = #expect(throws: AppleMusicError.self) { try AppleMusic.current }
    #expect(error?.description == "This test has no world. Give it or its suite the trait '.appleMusic'.")
}
