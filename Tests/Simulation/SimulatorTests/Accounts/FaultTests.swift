import AppleMusicAPI
import Testing

@testable import TonearmSimulator

/// Injected faults, and the rate limit.
struct FaultTests {
    private static let target = "/v1/catalog/us/songs/203709340"

    @Test func `a status affects a path for a number of requests`() throws {
        let client = try AccountClient()
        client.simulator.state.faults.set(.init(.status(500), on: "/v1/catalog", times: 2))
        #expect(client.get("/v1/me/storefront").status == 200)
        #expect(client.get(Self.target).status == 500)
        #expect(client.simulator.state.faults.list.first?.remaining == 1)
        #expect(client.get(Self.target).json["errors"]?[0]?["code"] == "50001")
        #expect(client.get(Self.target).status == 200)
        #expect(client.simulator.state.faults.list.isEmpty)
    }

    @Test(arguments: [401, 403, 404, 405, 429, 500, 503, 504, 204])
    func `a status has its own body`(status: Int) throws {
        let client = try AccountClient()
        client.simulator.state.faults.set(.init(.status(status)))
        let response = client.send(.get, Self.target)
        #expect(response.status == status)
        switch status {
        case 204, 401: #expect(response.body.isEmpty)
        case 429: #expect(response.body.json?.text == #"{"message":"API capacity exceeded"}"#)
        case 504: #expect(String(decoding: response.body.bytes, as: UTF8.self).contains("Gateway Timeout"))
        default: #expect(response.body.json?["errors"]?[0]?["status"]?.string == String(status))
        }
    }

    @Test func `a delay is part of the answer`() throws {
        let client = try AccountClient()
        client.simulator.state.faults.set(.init(.delay, on: "/v1/me", times: 1, delay: 2.5))
        #expect(client.send(.get, Self.target).delay == nil)
        let response = client.send(.get, "/v1/me/storefront")
        #expect(response.status == 200 && response.delay == 2.5)
        #expect(client.send(.get, "/v1/me/storefront").delay == nil)
    }

    @Test func `setting a fault replaces an equal one, clearing removes it`() {
        var faults = Faults()
        faults.set(.init(.status(500), on: "/a", times: 1))
        faults.set(.init(.status(500), on: "/a", times: 5))
        faults.set(.init(.quirk(.addIgnored), on: "/b"))
        faults.rateLimit = RateLimit()
        #expect(faults.list.map(\.path) == ["/a", "/b"] && faults.list[0].remaining == 5)
        faults.clear(path: "/a")
        #expect(faults.list.map(\.path) == ["/b"] && faults.rateLimit != nil)
        faults.clear()
        #expect(faults == Faults())
    }

    @Test func `without a developer token every answer is a 401`() throws {
        let client = try AccountClient()
        client.simulator.state.faults.set(.init(.status(500)))
        #expect(client.simulator.respond(to: Request(.get, Self.target)).status == 401)
    }

    @Test func `additions can be refused or ignored`() throws {
        let client = try AccountClient("newcomer")
        let target = "/v1/me/library?ids[songs]=203709340"
        client.simulator.state.faults.set(.init(.quirk(.addRefused), times: 1))
        client.expect(.method, .post, target)
        client.simulator.state.faults.set(.init(.quirk(.addIgnored), times: 1))
        #expect(client.get("/v1/me/library/songs").status == 200)
        #expect(client.send(.post, target).status == 202)
        #expect(client.total("/v1/me/library/songs") == 0)
        #expect(client.send(.post, target).status == 202)
        #expect(client.total("/v1/me/library/songs") == 1)
    }

    @Test func `a slow library shows additions later`() throws {
        let client = try AccountClient("newcomer")
        client.simulator.state.faults.set(.init(.quirk(.slowLibrary), delay: 30))
        #expect(client.send(.post, "/v1/me/library?ids[songs]=203709340").status == 202)
        client.simulator.now += 29
        #expect(client.total("/v1/me/library/songs") == 0)
        client.simulator.now += 1
        #expect(client.total("/v1/me/library/songs") == 1)
        #expect(client.resource("/v1/me/library/albums")?.attribute("dateAdded") == "2025-10-09T08:53:20Z")
    }

    @Test func `collaborative playlists do not accept tracks`() throws {
        let client = try AccountClient()
        client.simulator.state.faults.set(.init(.quirk(.collaborativePlaylists)))
        client.expect(
            .tracksNotUpdated, .post, "/v1/me/library/playlists/p.ldvAAZ3C3Qmop9/tracks",
            #"{"data":[{"id":"203709340","type":"songs"}]}"#)
        let tracks = client.resources("/v1/me/library/playlists/p.ldvAAZ3C3Qmop9/tracks")
        #expect(!tracks.isEmpty && tracks.allSatisfy { $0.id.hasPrefix("a.") })
        let other = client.resources("/v1/me/library/playlists/p.MoGJYM3CYXW09B/tracks")
        #expect(other.allSatisfy { $0.id.hasPrefix("i.") })
    }

    @Test func `the top songs of many artists time out`() throws {
        let client = try AccountClient()
        client.simulator.state.faults.set(.init(.quirk(.topSongsTimeout)))
        let response = client.send(.get, "/v1/catalog/us/artists?ids=178834,1147783278&views=top-songs")
        #expect(response.status == 504 && response.headers["Content-Type"] == "text/html")
        #expect(client.get("/v1/catalog/us/artists/178834?views=top-songs").status == 200)
    }

    @Test func `the rate limit precedes all other checks`() throws {
        let client = try AccountClient()
        client.simulator.state.faults.rateLimit = RateLimit()
        #expect((0..<60).allSatisfy { _ in client.get(Self.target).status == 200 })
        let response = client.send(.get, "/v1/zzz")
        #expect(response.status == 429 && response.headers["Retry-After"] == nil)
        #expect(response.body.json?.text == #"{"message":"API capacity exceeded"}"#)
        client.simulator.now += 1
        #expect((0..<20).allSatisfy { _ in client.get(Self.target).status == 200 })
        #expect(client.get(Self.target).status == 429)
        client.simulator.now += 1000
        #expect((0..<60).allSatisfy { _ in client.get(Self.target).status == 200 })
        #expect(client.get(Self.target).status == 429)
    }
}
