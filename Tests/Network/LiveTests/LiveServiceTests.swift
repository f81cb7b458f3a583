import AppleMusicAPI
import Foundation
import Testing
import TonearmHTTP
import TonearmServedSupport
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmLive

/// Tests the live service against the served simulator.
@Suite struct LiveServiceTests {
    @Test func `answers equal the simulator's and contain the connection's properties`() async throws {
        let request = try Served.request(.get, Served.album)
        let expected = await Served.gateway().respond(to: try Served.request(.get, Served.album, [("Host", "x")]))
        try await RunningServer.with(Served.server()) { port in
            let service = try Live.service("http://127.0.0.1:\(port)", Live.configuration())
            let answer = try await service.answer(request)
            #expect(answer.status == 200)
            #expect(answer.body.json?["data"]?[0]?["id"]?.string == "310730204")
            #expect(answer.body.bytes.count > expected.body.count / 2)
            let trip = try #require(answer.trip)
            #expect(trip.version == "HTTP/1.1" && trip.connected != nil)
            #expect(trip.sent["Authorization"] == Headers.hidden)
            #expect(trip.sent["Host"] == "127.0.0.1:\(port)" && trip.sent["Accept-Encoding"] == "gzip")
            // The connection returns to the pool a moment after the answer.
            var isReused = false
            for _ in 0..<10 where !isReused {
                isReused = try #require(try await service.answer(request).trip).connected == nil
            }
            #expect(isReused)
        }
    }

    @Test func `over TLS it speaks HTTP/2 with a server whose issuer is trusted`() async throws {
        let folder = try TemporaryFolder()
        let authority = try LocalAuthority(now: Served.systemTime)
        try folder.write(authority.certificatePEM, to: "ca.pem")
        let file = folder.path + "/ca.pem"
        var server = Served.server(scheme: "https")
        server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
        try await RunningServer.with(server) { port in
            let service = try Live.service("https://localhost:\(port)", Live.configuration(authority: file))
            let answer = try await service.answer(try Served.request(.get, Served.album))
            #expect(answer.status == 200 && answer.trip?.version == "HTTP/2")
        }
    }

    @Test func `named certificates replace missing system certificates, and without either a message names the option`()
        async throws
    {
        let folder = try TemporaryFolder()
        let authority = try LocalAuthority(now: Served.systemTime)
        try folder.write(authority.certificatePEM, to: "ca.pem")
        let file = folder.path + "/ca.pem"
        try folder.write("", to: "empty.crt")
        let store = folder.path + "/certs"
        try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: false)
        let places = [folder.path + "/empty.crt", folder.path + "/absent.crt", store]
        var server = Served.server(scheme: "https")
        server.credentials = try authority.credentials(for: nil, now: Served.systemTime)
        try await RunningServer.with(server) { port in
            let origin = "https://localhost:\(port)"
            let trusting = Live.configuration(authority: file, systemCertificates: places)
            let answer = try await Live.service(origin, trusting).answer(try Served.request(.get, Served.album))
            #expect(answer.status == 200)
            let service = try Live.service(origin, Live.configuration(systemCertificates: places))
            let failure = await #expect(throws: ConnectionProblem.self) {
                try await service.answer(try Served.request(.get, Served.album))
            }
            #expect(failure?.kind == .noAuthorities && failure?.server == origin)
            #expect(failure?.detail == places.map { "'\($0)'" }.joined(separator: ", "))
        }
        // Unencrypted connections need no certificates.
        try await RunningServer.with(Served.server()) { port in
            let service = try Live.service(
                "http://127.0.0.1:\(port)", Live.configuration(systemCertificates: places))
            #expect(try await service.answer(try Served.request(.get, Served.album)).status == 200)
        }
    }

    @Test func `a file without certificates is named`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("nothing", to: "ca.pem")
        for name in ["ca.pem", "absent.pem"] {
            let configuration = Live.configuration(authority: folder.path + "/" + name)
            let service = try Live.service("https://localhost:1", configuration)
            let failure = try await service.failure()
            #expect(failure == .authority)
        }
    }

    @Test func `the helper is located at the first request`() async throws {
        let service = try Live.service(
            "http://127.0.0.1:1", program: "/nowhere/tonearm-live", Live.configuration())
        #expect(service.description.summary == "the server at http://127.0.0.1:1")
        #expect(try await service.failure() == .noProgram)
    }

    @Test(arguments: ["0.0.1", nil])
    func `a helper of another version says so`(version: String?) async throws {
        var configuration = Live.configuration()
        configuration.version = version
        let service = try Live.service("http://127.0.0.1:1", configuration)
        let failure = await #expect(throws: ConnectionProblem.self) {
            try await service.answer(Request(.get, "/v1/test"))
        }
        #expect(failure == ConnectionProblem(.otherVersion, "", ClientConfiguration().version ?? ""))
    }

    @Test func `cancelling a request returns at once`() async throws {
        try await BadServer.with({ _ in .hang([]) }) { server in
            let service = try Live.service("http://127.0.0.1:\(server.port)")
            let waiting = Task { try await service.answer(Request(.get, "/v1/test")) }
            try await server.wait { !$0.received.isEmpty }
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
            // The helper cancels the request too.
            try await server.wait { $0.closed == 1 }
        }
    }

    @Test func `many concurrent requests get their own answers`() async throws {
        try await RunningServer.with(Served.server()) { port in
            let service = try Live.service("http://127.0.0.1:\(port)")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in ["310730204", "1616728060", "1138988512", "475655712"] {
                    for _ in 0..<8 {
                        group.addTask {
                            let request = try Served.request(.get, "/v1/catalog/us/albums/\(id)")
                            let answer = try await service.answer(request)
                            #expect(answer.body.json?["data"]?[0]?["id"]?.string == id)
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}
