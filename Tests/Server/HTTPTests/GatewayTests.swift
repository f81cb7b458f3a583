import AppleMusicAPI
import Testing
import TonearmServedSupport

@testable import TonearmHTTP

/// Tests answers without a socket.
struct GatewayTests {
    private let gateway = Served.gateway()

    @Test func `an unknown path answers the service's 404`() async throws {
        let response = await gateway.respond(to: try Served.request(.get, "/v1/nothing"))
        #expect(response.status == 404)
        #expect(ErrorDocument(try #require(response.body.json))?.errors.first?.status == 404)
    }

    @Test func `the simulator receives the exact target`() async throws {
        let response = await gateway.respond(
            to: try Served.request(.get, "/v1/catalog/us/search?types=songs&term=l%6Fve&limit=1"))
        #expect(response.status == 200)
        let next = response.body.json?["results"]?["songs"]?["next"]?.string
        #expect(next?.contains("term=love") == true)
    }

    @Test func `HEAD is answered like GET, without the body`() async throws {
        let get = await gateway.respond(to: try Served.request(.get, Served.album))
        let head = await gateway.respond(to: try Served.request(.head, Served.album))
        #expect(head.status == 200)
        #expect(head.headers == get.headers)
        #expect(head.headers["Content-Length"] == String(get.body.count))
        #expect(head.body.isEmpty)
    }

    @Test func `a token for one origin is valid only there`() async throws {
        let gateway = Served.gateway(allowed: .all)
        let token = try Served.token(origins: ["https://example.com"])
        func status(_ origin: String?) async -> Int {
            var headers = Headers([("Authorization", "Bearer \(token)")])
            headers["Origin"] = origin
            return await gateway.respond(to: Request(.get, Served.album, headers: headers)).status
        }
        #expect(await status("https://example.com") == 200)
        #expect(await status("https://example.org") == 401)
        #expect(await status(nil) == 401)
    }

    @Test func `artwork addresses use the host`() async throws {
        let gateway = Served.gateway(hosts: try ServedHosts(["music.test"]))
        func url(_ host: String) async throws -> String? {
            let response = await gateway.respond(to: try Served.request(.get, Served.album, [("Host", host)]))
            return response.body.json?["data"]?[0]?["attributes"]?["artwork"]?["url"]?.string
        }
        let path = "/artwork/albums/310730204/{w}x{h}bb.png"
        #expect(try await url("127.0.0.1:8502") == "http://127.0.0.1:8502" + path)
        #expect(try await url("localhost:9000") == "http://localhost:9000" + path)
        #expect(try await url("music.test") == "http://music.test" + path)
        #expect(try await url("[::1]:8502") == "http://[::1]:8502" + path)
        #expect(try await url("[fe80::1%25eth0]") == "http://127.0.0.1:8502" + path)
    }

    @Test func `the description of the API needs no token`() async throws {
        let response = await gateway.respond(to: Request(.get, "/openapi.json"))
        #expect(response.status == 200)
        #expect(response.body.json?["openapi"]?.string == "3.1.0")
    }
}
