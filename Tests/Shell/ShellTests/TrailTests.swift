import AppleMusicAPI
import Testing

@testable import TonearmShell

@Suite struct TrailTests {
    @Test func `back and forward move along the places, and where shows them`() async throws {
        let session = ShellSession()
        let album = try await session.runAll("open albums/310730204").output
        let tracks = try await session.runAll("follow tracks --limit 2").output
        #expect(try await session.runAll("back").output == album)
        #expect(
            try await session.runAll("where").lines == [
                "> albums/310730204 Born to Run", "  tracks of Born to Run",
            ])
        #expect(try await session.runAll("forward").output == tracks)
        #expect(
            try await session.runAll("where").lines == [
                "  albums/310730204 Born to Run", "> tracks of Born to Run",
            ])
        #expect(session.session.here?.focus?.resource == ResourceIdentifier(.albums, "310730204"))
    }

    @Test func `a new place forgets what lay ahead`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204", "follow tracks", "back", "open artists/178834")
        #expect(
            session.session.trail.places.map(\.title) == [
                "albums/310730204 Born to Run", "artists/178834 Bruce Springsteen",
            ])
        #expect(
            await session.run("forward").errors
                == "error: Cannot go forward: this is the last place\n'where' shows the trail.\n")
    }

    @Test func `several places at a time, and no further than there are`() async throws {
        let session = ShellSession()
        try await session.runAll("open albums/310730204", "follow tracks", "follow artists", "back 2")
        #expect(session.session.trail.position == 0)
        #expect(
            await session.run("forward 3").errors
                == "error: Cannot go forward: only 2 places lie ahead\n'where' shows the trail.\n")
        try await session.runAll("forward 1")
        #expect(
            await session.run("back 2").errors
                == "error: Cannot go back: there is only one place behind\n'where' shows the trail.\n")
        #expect(session.session.trail.position == 1)
    }

    @Test func `only the present place keeps its answer, and the others are asked again`() async throws {
        let service = FakeService.songs(20)
        let session = ShellSession(service: service)
        try await session.runAll("get /v1/a", "get /v1/b", "get /v1/c")
        #expect(session.session.trail.places.map { $0.response == nil } == [true, true, false])
        try await session.runAll("back", "show", "show 1")
        #expect(service.requests.map(\.target) == ["/v1/a", "/v1/b", "/v1/c", "/v1/b"])
    }

    @Test func `the trail is bounded`() async throws {
        let session = ShellSession(service: FakeService.songs(1))
        for number in 0...Trail.capacity { try await session.runAll("get /v1/\(number)") }
        #expect(session.session.trail.places.count == Trail.capacity)
        #expect(session.session.trail.places.first?.title == "/v1/1")
        #expect(session.session.trail.position == Trail.capacity - 1)
    }

    @Test func `a place that cannot be reached again leaves the session where it is`() async throws {
        let session = ShellSession(
            service: FakeService { request in
                let isSecond = request.headers["X"] == nil && request.target == "/v1/gone"
                return Response(
                    status: isSecond ? 404 : 200, body: .json(["data": [FakeService.song(id: 1, name: "a")]]))
            })
        var place = try await {
            try await session.runAll("get /v1/here")
            return session.session.here
        }()
        place?.request = Request(.get, "/v1/gone")
        place?.response = nil
        var changed = session.session
        if let place { changed.trail.visit(place) }
        changed.trail.move(by: -1)
        session.session = changed
        let outcome = await session.run("forward")
        #expect(outcome.errors.hasPrefix("error: 404 "))
        #expect(session.session.trail == changed.trail)
    }

    @Test func `places of the same name are told apart`() async throws {
        let session = ShellSession()
        try await session.runAll(
            "search love --types songs", "next", "search love --types albums", "albums 310730204",
            "albums 310730204 --include artists", "albums 310730204", "where")
        #expect(
            try await session.runAll("where").lines == [
                "  search love, types songs", "  search love, from 6", "  search love, types albums",
                "  albums/310730204 Born to Run", "  albums/310730204 Born to Run, include artists",
                "> albums/310730204 Born to Run",
            ])
    }

    @Test func `a picture of the simulator says who draws it`() async throws {
        let outcome = await ShellSession().run("artwork")
        #expect(outcome.status == 1)
        let session = ShellSession()
        try await session.runAll("albums 310730204")
        let notes = await session.run("artwork").errors
        #expect(
            notes
                == "note: nothing answers at 127.0.0.1:8502 but 'tonearm serve', which draws the picture while it runs\n"
        )
    }
}
