import AppleMusicAPI
import MusicKit
import MusicKitSimulation
import Testing
import TonearmHTTP
import TonearmRecordings
import TonearmServedSupport
import TonearmTestSupport

/// Tests answers by a service on the network, a recording and a served simulator.
@Suite struct AnswersTests {
    private func album() async throws -> Album {
        let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
        return try #require(try await request.response().items.first)
    }

    /// Runs a body in a world whose requests a server on this machine answers.
    private func run(
        _ server: Server, token: String? = nil, _ body: @escaping @Sendable (Simulation) async throws -> Void
    ) async throws {
        let token = try token ?? Served.token()
        try await RunningServer.with(server) { port in
            let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
            try await Simulation.run(
                answeredBy: .service(at: url, developerToken: token), time: .seconds(Served.now), body)
        }
    }

    @Test func `a service on the network answers requests, pages and players`() async throws {
        try await run(Served.server()) { simulation in
            let album = try await album()
            #expect(album.title == "Born to Run")
            let loaded = try await album.with(.tracks, .relatedAlbums, .audioVariants)
            #expect(loaded.tracks?.count == 8 && loaded.audioVariants != nil)
            var request = MusicCatalogSearchRequest(term: "love & a+b", types: [Song.self])
            request.limit = 5
            let songs = try await request.response().songs
            if songs.hasNextBatch { #expect(try await songs.nextBatch()?.isEmpty == false) }
            let byCode = MusicCatalogResourceRequest<Song>(matching: \.isrc, equalTo: "USSM19904335")
            #expect(try await byCode.response().items.first?.title == "Thunder Road")
            let player = ApplicationMusicPlayer.shared
            player.queue = [album]
            try await player.play()
            await simulation.advance(by: .seconds(300))
            #expect(player.queue.currentEntry?.title == "Tenth Avenue Freeze-Out")
            #expect(simulation.requestLines.first == "GET /v1/catalog/us/albums/310730204?omit[resource]=autos")
            #expect(simulation.requests.allSatisfy { $0.request.headers["Authorization"] == nil })
            #expect(simulation.servedWorld == nil)
        }
    }

    @Test func `the errors are those of the service`() async throws {
        try await run(Served.server()) { _ in
            let wrong = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "0")
            let error = await #expect(throws: MusicDataRequest.Error.self) { try await wrong.response() }
            #expect(error?.status == 404 && error?.code == 40400)
            let refused = await #expect(throws: MusicDataRequest.Error.self) {
                try await MusicRecentlyPlayedContainerRequest().response()
            }
            #expect([401, 403].contains(refused?.status ?? 0))
            await #expect(throws: MusicKit.MusicTokenRequestError.userTokenRequestFailed) {
                try await MusicDataRequest.tokenProvider.userToken(for: "", options: [])
            }
        }
        try await run(Served.server(), token: "wrong") { _ in
            await #expect(throws: MusicKit.MusicTokenRequestError.developerTokenRequestFailed) { try await album() }
            let token = try await MusicDataRequest.tokenProvider.developerToken(options: [])
            #expect(token == "wrong")
        }
    }

    @Test func `faults of the simulation concern a service too`() async throws {
        try await run(Served.server()) { simulation in
            simulation.music.goOffline(times: 1)
            let error = await #expect(throws: URLError.self) { try await album() }
            #expect(error?.code == .notConnectedToInternet)
            let found = try await album()
            #expect(found.title == "Born to Run")
        }
    }

    @Test func `a redirect is not followed, and no answer is an error of URL loading`() async throws {
        let moved = ConstantGateway(
            response: Response(
                status: 302, headers: Headers([("Location", "http://127.0.0.1:1/v1/elsewhere")]), body: .empty))
        try await run(Served.server(moved)) { _ in
            let error = await #expect(throws: MusicDataRequest.Error.self) { try await album() }
            #expect(error?.status == 302)
        }
        let page = ConstantGateway(
            response: Response(status: 200, headers: Headers([]), body: .bytes(Array("<html>".utf8))))
        try await run(Served.server(page)) { _ in
            await #expect(throws: DecodingError.self) { try await album() }
        }
        let nobody = try #require(URL(string: "http://127.0.0.1:1"))
        try await Simulation.run(answeredBy: .service(at: nobody, developerToken: try Served.token())) { _ in
            await #expect(throws: URLError.self) { try await album() }
        }
    }

    @Test(arguments: ["http://example.org", "https://example.org/v1", "file:///tmp", "https://user@example.org"])
    func `tokens are sent to a proper address only`(address: String) async throws {
        let url = try #require(URL(string: address))
        let error = await #expect(throws: Simulation.AnswersProblem.self) {
            try await Simulation.run(answeredBy: .service(at: url, developerToken: "a")) { _ in }
        }
        #expect(error?.description.contains("'\(address)'") == true)
    }

    @Test func `a recording answers as the service did`() async throws {
        let folder = try TemporaryFolder()
        let file = URL(filePath: folder.path + "/session.har")
        let writer = try ArchiveWriter(file.path, version: "1")
        let recorded = try await Simulation.run { simulation in
            simulation.music.stage.client.wrapServices { service, _, _ in
                RecordedService(service, into: writer, origin: "https://api.music.apple.com")
            }
            // In a simulated world the device answers, so the service's lists are requested by their paths.
            var library: [Song] = []
            for page in ["limit=100", "offset=100&limit=100"] {
                let url = try #require(URL(string: "https://api.music.apple.com/v1/me/library/songs?\(page)"))
                let data = try await MusicDataRequest(urlRequest: URLRequest(url: url)).response().data
                library += try JSONDecoder().decode(MusicItemCollection<Song>.self, from: data)
            }
            return (try await album().with(.tracks), library)
        }
        try writer.finish()
        try await Simulation.run(answeredBy: .recording(at: file)) { simulation in
            let album = try await album().with(.tracks)
            #expect(album == recorded.0)
            let songs = try await MusicLibraryRequest<Song>().response().items
            #expect(songs.count == recorded.1.count && Set(songs.map(\.id)) == Set(recorded.1.map(\.id)))
            #expect(simulation.requestLines.count >= 3)
            let error = await #expect(throws: URLError.self) {
                try await MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "1").response()
            }
            #expect(error?.code == .resourceUnavailable)
            #expect(error?.localizedDescription.contains("session.har has no answer to GET /v1/catalog/us") == true)
        }
    }

    @Test(arguments: ["missing.har", "text.har", "empty.har"])
    func `a file that is not a recording is a problem in a sentence`(name: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "text.har")
        try folder.write("{}", to: "empty.har")
        let file = URL(filePath: folder.path + "/" + name)
        let error = await #expect(throws: Simulation.AnswersProblem.self) {
            try await Simulation.run(answeredBy: .recording(at: file)) { _ in }
        }
        #expect(error?.description.contains("is not a recording of requests") == true)
    }

    @Test func `a served simulator answers with a world of its own`() async throws {
        let folder = try TemporaryFolder()
        let server = try ServeProgram(in: folder)
        let file = try await server.readyFile()
        let id = try await Simulation.run(answeredBy: .served(by: file)) { simulation in
            let world = try #require(simulation.servedWorld)
            let album = try await album()
            #expect(album.title == "Born to Run")
            let songs = try await MusicLibraryRequest<Song>().response().items
            #expect(!songs.isEmpty)
            let playlist = try await MusicLibrary.shared.createPlaylist(name: "Run", items: songs.prefix(2))
            let renamed = try await MusicLibrary.shared.edit(playlist, name: "Walk")
            #expect(renamed.name == "Walk")
            let before = try await world.control("GET", "clock")
            await simulation.advance(by: .seconds(3600))
            #expect(try await world.control("GET", "clock") != before)
            try await world.control("POST", "accounts/subscriber/lapse")
            let error = await #expect(throws: MusicDataRequest.Error.self) {
                try await MusicRecentlyPlayedContainerRequest().response()
            }
            #expect(error?.status == 403)
            await #expect(throws: Simulation.AnswersProblem.self) { try await world.control("GET", "nothing") }
            return world.id
        }
        // The world was deleted at the end.
        await #expect(throws: Simulation.AnswersProblem.self) {
            try await Simulation.run(answeredBy: .served(by: file, world: id)) { _ in }
        }
        try await Simulation.run(answeredBy: .served(by: file, world: "default", account: "visitor")) { simulation in
            #expect(simulation.servedWorld?.id == "default")
            let album = try await album()
            #expect(album.title == "Born to Run")
        }
        let missing = URL(filePath: folder.path + "/none.json")
        await #expect(throws: Simulation.AnswersProblem.self) {
            try await Simulation.run(answeredBy: .served(by: missing)) { _ in }
        }
    }
}

/// A gateway with one answer to everything.
private struct ConstantGateway: RequestGateway {
    let response: Response
    var now: Int { Served.now }

    func answer(to request: Request) -> Pending<FinishedResponse> { .ready(FinishedResponse(response)) }
    func open(_ response: inout Response, to headers: Headers) {}
    func reason(for response: Response, to request: Request) -> String? { nil }
}

/// The program that `tonearm serve` runs, with a control address.
private final class ServeProgram {
    private let process = SpawnedProgram()
    private let file: URL

    init(in folder: TemporaryFolder) throws {
        file = URL(filePath: folder.path + "/ready.json")
        process.executableURL = URL(filePath: BuiltPrograms.path("tonearm-serve"))
        process.arguments = ["--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--ready", file.path]
        process.environment = ["XDG_STATE_HOME": folder.path, "PATH": "/usr/bin:/bin"]
        process.standardInput = .null
        process.standardOutput = .null
        try process.start()
    }

    /// Waits for the file, which exists once the server answers.
    func readyFile() async throws -> URL {
        while !FileManager.default.fileExists(atPath: file.path) {
            try #require(process.isRunning)
            try await Task.sleep(for: .milliseconds(50))
        }
        return file
    }

    deinit { if process.isRunning { process.terminate() } }
}
