import AppleMusicAPI
import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests that the shell matches a request once: the client, the service and the trail receive the match with the
/// request.
@Suite struct RoutedRequestTests {
    @Test(arguments: [
        "follow tracks --limit 2", "tracks", "view other-versions", "get /v1/me/library/albums", "search love", "next",
        "all --max 10",
    ])
    func `every request comes to the service with its route`(line: String) async throws {
        let service = FakeService.songs(30)
        let session = ShellSession(service: service)
        session.session.world.locale = "es-MX"
        try await session.runAll("get /v1/catalog/us/albums/310730204")
        session.session.trail.visit(
            Place(
                request: Request(.get, "/v1/catalog/us/albums/310730204"), title: "an album",
                focus: Place.Focus(resource: ResourceIdentifier(.albums, "310730204"), name: nil),
                response: session.session.here?.response))
        await session.run(line)
        #expect(service.requests.count > 1, "\(line)")
        for request in service.requests {
            #expect(request.isRouted(in: .appleMusic), "\(line): \(request.target)")
            #expect(request.value(of: "l") == "es-MX")
        }
        #expect(session.session.world.exchange?.request.isRouted(in: .appleMusic) == true)
    }

    @Test func `the place on the trail keeps the route`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204", "follow tracks --limit 2")
        #expect(session.session.here?.request.isRouted(in: .appleMusic) == true)
    }
}
