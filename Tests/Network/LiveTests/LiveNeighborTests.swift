import AppleMusicAPI
import Testing
import TonearmHTTP
import TonearmServedSupport
import TonearmSimulator

@testable import TonearmLive

/// Tests a neighbor over a network, against the served one.
@Suite struct LiveNeighborTests {
    private static let neighbor = Neighbor(
        "itunes", title: "the iTunes Search API", host: "itunes.apple.com", envelope: .appleMusic)

    @Test func `a server answers below the neighbor's prefix, without tokens`() async throws {
        try await RunningServer.with(Served.server(Served.gateway(Served.worlds()))) { port in
            let live = try Live.service("http://127.0.0.1:\(port)", Live.configuration())
            let service = PrefixedService(live, under: Self.neighbor.servedPrefix)
            var context = ServiceContext(memory: SimulatorState.unused, systemTime: { 0 })
            let found = try await service.respond(to: Request(.get, "/search?term=belly&limit=2"), in: &context)
            #expect(found.status == 200)
            #expect(found.body.json?["resultCount"]?.integer == 2)
            #expect(found.trip?.sent["Authorization"] == nil)
            let refused = try await service.respond(
                to: Request(.get, "/search?term=belly&country=xx"), in: &context)
            #expect(refused.status == 400)
            #expect(refused.body.json?["errorMessage"] == "Invalid value(s) for key(s): [country]")
        }
    }

    @Test func `a live neighbor is described by its own envelope, without Apple Music's types`() throws {
        let origin = try ServerOrigin("https://itunes.apple.com")
        let connection = try HelperConnection(program: Live.program, Live.configuration())
        let service = LiveService<Int>(origin, name: "x", connection, LiveLimits(), for: Self.neighbor)
        #expect(service.description.schema.types.isEmpty)
        #expect(service.description.summary == "the iTunes Search API, from: https://itunes.apple.com")
    }
}
