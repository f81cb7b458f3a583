import AppleMusicAPI
import Testing
import TonearmSimulator

/// Tests that an answer names a fault if the fault made or changed it, and otherwise not: then the check that refused
/// the request is the cause.
struct FaultCauseTests {
    /// Quirks that leave no trace in the answer: what they change is seen later.
    private static let later: Set<Quirk> = [.slowLibrary, .tokenExpires, .addIgnored, .playlistOrder]
    private static let own = "/v1/me/library/playlists/p.ldvAAZ3C3Qmop9"
    private static let ofCatalog = "/v1/me/library/playlists/p.MoGJYM3CYXW09B"
    private static let song = #"{"data":[{"id":"203709340","type":"songs"}]}"#
    private static let songs = #"{"data":[{"id":"203709340","type":"songs"},{"id":"310730206","type":"songs"}]}"#

    /// A simulator that has answered before, so that its caches are warm, with a public playlist.
    private static let prepared: (simulator: RunningSimulator, playlist: String) = {
        var simulator = Fixture.simulator()
        let made = simulator.respond(
            to: request(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"Road","isPublic":true}}"#))
        return (simulator, made.body.json?["data"]?[0]?["id"]?.string ?? "")
    }()

    private static func request(_ method: Request.Method, _ target: String, _ body: String = "") -> Request {
        Fixture.request(method, target, isPersonal: true, body: Array(body.utf8))
    }

    private static func answer(to request: Request, with fault: String? = nil) throws -> Response {
        var simulator = prepared.simulator
        if let fault { simulator.state.faults.set(try FaultSpec(fault)) }
        return simulator.respond(to: request)
    }

    /// Returns the part of an answer that a client sees.
    private static func seen(_ response: Response) -> Response {
        var seen = response
        (seen.fault, seen.cause) = (nil, nil)
        return seen
    }

    /// The answers to the baseline request of each endpoint.
    private static let plain: [(request: Request, answer: Response)] = {
        var known: Set<String> = []
        return ConformanceSuite.all.compactMap { testCase in
            guard let endpoint = testCase.endpoint, known.insert("\(endpoint.method) \(endpoint.path)").inserted else {
                return nil
            }
            return (try? answer(to: testCase.request)).map { (testCase.request, seen($0)) }
        }
    }()

    @Test(arguments: Quirk.allCases)
    func `an answer names a quirk if, and only if, it differs`(quirk: Quirk) throws {
        #expect(Self.plain.count == Schema.appleMusic.endpoints.count)
        for (request, plain) in Self.plain {
            let response = try Self.answer(to: request, with: quirk.rawValue)
            let name = "\(request.method.rawValue) \(request.target.prefix(100))"
            let differs = Self.seen(response) != plain
            // The profile of the web player's host has members and parameters of its own in many answers.
            if quirk == .webPlayer {
                if response.fault != nil { #expect(differs && response.isSuccess, "\(name)") }
                continue
            }
            if differs { #expect(response.fault?.text == quirk.rawValue, "\(name)") }
            if !differs, !Self.later.contains(quirk) { #expect(response.fault == nil, "\(name)") }
        }
    }

    private static let decided: [(fault: String, request: Request)] = [
        ("top-songs-timeout", request(.get, "/v1/catalog/us/artists?ids=178834,1147783278&views=top-songs")),
        (
            "library-search-misses",
            request(.get, "/v1/me/library/search?types=library-songs&term=meeting+across+the+river")
        ),
        ("collaborative-playlists", request(.get, own + "/tracks")),
        ("collaborative-playlists", request(.post, own + "/tracks", song)),
        ("playlist-on-profile", request(.get, "/v1/me/library/playlists/\(prepared.playlist)")),
        ("include-refused", request(.get, own + "/tracks?include[library-songs]=albums")),
        ("library-catalog-504", request(.get, "/v1/me/library/songs?include=catalog")),
        ("recent-library-songs", request(.get, "/v1/me/recent/played/tracks?limit=30")),
        ("page-holes", request(.get, "/v1/me/library/songs?limit=25")),
        ("slow-library", request(.post, "/v1/me/library?ids[albums]=8001280100")),
        ("token-expires", request(.get, "/v1/me/library/songs")),
        ("playlist-order", request(.post, own + "/tracks", songs)),
        ("web-player", request(.patch, own, #"{"attributes":{"name":"Road"}}"#)),
        ("delay --delay 1", request(.get, "/v1/test")), ("cut", request(.get, "/v1/test")),
        ("503", request(.get, "/v1/test")),
    ]

    @Test(arguments: decided)
    func `a fault that decided is named, and counts down`(fault: String, request: Request) throws {
        var simulator = Self.prepared.simulator
        simulator.state.faults.set(try FaultSpec(fault + " --times 1"))
        let response = simulator.respond(to: request)
        #expect(response.fault?.text.prefix { $0 != " " } == fault.prefix { $0 != " " } && response.cause == nil)
        #expect(simulator.state.faults.list.isEmpty)
    }

    private static let undecided: [(fault: String, request: Request, cause: String?)] = [
        ("collaborative-playlists", request(.post, ofCatalog + "/tracks", song), "a playlist of the catalog (pl."),
        (
            "collaborative-playlists", request(.post, "/v1/me/library/playlists/p.none/tracks", song),
            "has no library-playlists/p.none"
        ),
        ("collaborative-playlists", request(.post, own + "/tracks", "{"), "not JSON"),
        ("collaborative-playlists", request(.get, ofCatalog + "/tracks"), nil),
        ("playlist-500", request(.post, "/v1/me/library/playlists/p.none/tracks", song), "has no library-playlists"),
        ("playlist-order", request(.post, own + "/tracks", song), nil),
        ("library-search-misses", request(.get, "/v1/me/library/search?types=library-songs&term=river"), nil),
        ("library-search-misses", request(.get, "/v1/me/library/search?types=library-songs&term=a+b+c+zzz"), nil),
        ("page-holes", request(.get, "/v1/me/library/songs?limit=2"), nil),
        ("new-token-refused", request(.get, "/v1/me/storefront"), nil),
        ("web-player", request(.patch, own, "{"), "not JSON"),
        ("web-player", request(.get, "/v1/test"), nil),
        ("delay --delay 1", request(.get, "/v1/catalog/us/albums/1"), "has no albums/1"),
        ("slow-library", request(.post, "/v1/me/library"), "no such parameter"),
    ]

    @Test(arguments: undecided)
    func `a fault that did not decide is not blamed`(fault: String, request: Request, cause: String?) throws {
        let response = try Self.answer(to: request, with: fault)
        #expect(response.fault == nil && response.isSuccess == (cause == nil))
        if let cause {
            #expect(response.cause?.found?.contains(cause) == true, "\(response.cause?.found ?? "nothing")")
        }
    }

    @Test func `the playlist of favorites says who maintains it`() throws {
        var simulator = Self.prepared.simulator
        _ = simulator.respond(to: Self.request(.post, "/v1/me/favorites?ids[songs]=203709340"))
        let all = simulator.respond(to: Self.request(.get, "/v1/me/library/playlists?limit=100"))
        let known = Set(
            (try Self.answer(to: Self.request(.get, "/v1/me/library/playlists?limit=100")).body.json?["data"]?
                .array ?? []).compactMap { $0["id"]?.string })
        let made = (all.body.json?["data"]?.array ?? []).compactMap { $0["id"]?.string }.filter { !known.contains($0) }
        let target = "/v1/me/library/playlists/\(try #require(made.first))/tracks"
        for faults in [[], ["collaborative-playlists"]] {
            var faulty = simulator
            for fault in faults { faulty.state.faults.set(try FaultSpec(fault)) }
            let cause = faulty.respond(to: Self.request(.post, target, Self.song)).cause
            #expect(cause?.found?.contains("which the service maintains") == true)
            #expect(cause?.remedy?.contains("/v1/me/favorites") == true)
        }
    }
}
