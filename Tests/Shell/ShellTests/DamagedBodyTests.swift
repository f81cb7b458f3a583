import AppleMusicAPI
import Testing

@testable import TonearmShell

/// Tests successful answers with damaged bodies.
@Suite struct DamagedBodyTests {
    private static let whole =
        #"{"data":[{"id":"1","type":"songs","attributes":{"name":"A \u00e9 é"}}],"next":"/v1/x?a=1"}"#

    private static func session(_ body: some Sequence<UInt8>) -> ShellSession {
        let bytes = Array(body)
        return ShellSession(service: FakeService { _ in Response(status: 200, body: .bytes(bytes)) })
    }

    @Test func `a body that ends early is a failure with the place, wherever it ends`() async throws {
        let bytes = Array(Self.whole.utf8)
        for end in 1..<bytes.count {
            let session = Self.session(bytes[..<end])
            for output in ["json", "ids", "table", "csv", "ndjson"] {
                let outcome = await session.run("songs 1 -o \(output)")
                #expect(outcome.status == 1, "\(end) \(output)")
                #expect(outcome.bytes == [], "\(end) \(output)")
                #expect(outcome.errors.contains("the body of the answer is not JSON: "), "\(end) \(output)")
                #expect(outcome.errors.contains(" at byte "), "\(end) \(output)")
            }
            #expect(session.session.here == nil)
        }
        #expect(await Self.session(bytes).run("songs 1 -o json").status == 0)
    }

    @Test func `the bytes that came can be shown`() async throws {
        let broken = #"{"data":[{"id":"1""#
        let session = Self.session(broken.utf8)
        let outcome = await session.run("songs 1 -o raw")
        #expect(outcome.status == 0)
        #expect(outcome.output == broken + "\n")
        // Other forms of the body fail too.
        #expect(await session.run("show -o json").status == 1)
        #expect(await session.run("show").status == 1)
        #expect(await session.run("show -o raw").output == broken + "\n")
        #expect(await session.run("show --last -o raw").output == broken + "\n")
        #expect(await session.run("show --last -o json").status == 1)
        let failed = await session.run("songs 1")
        #expect(failed.errors.contains("error: Cannot fetch 'songs/1': "))
        #expect(failed.errors.contains("at byte 18"))
        #expect(failed.errors.contains("'show --last -o raw' shows the bytes that came."))
    }

    @Test(arguments: [600, 100_000])
    func `bodies that are nested too deeply are a failure`(depth: Int) async throws {
        let body = #"{"data":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
        for output in ["json", "ids", "table"] {
            let outcome = await Self.session(body.utf8).run("songs 1 -o \(output)")
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("nesting is too deep at byte "))
        }
    }

    @Test(arguments: [
        "all", "next", "library", "charts --genre pop", "get /v1/x", "post /v1/x {}", "delete /v1/x",
        "diff en-US es-MX",
        "rating songs/1", "search a", "suggest a",
    ])
    func `every command that asks tells of it`(line: String) async throws {
        let broken = Array(Self.whole.utf8.dropLast(9))
        let whole = Array(Self.whole.utf8)
        let service = FakeService { request in
            Response(
                status: 200,
                body: .bytes(request.path == "/v1/first" && request.value(of: "l") != "es-MX" ? whole : broken))
        }
        let session = ShellSession(service: service)
        try await session.runAll("authorize --answer allow", "get /v1/first")
        let outcome = await session.run(line)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("the body of the answer is not JSON: "), "\(outcome.errors)")
        #expect(session.session.here?.request.target == "/v1/first")
    }

    @Test func `no body is no damage`() async throws {
        let outcome = await Self.session([]).run("get /v1/x")
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["Done: status 200."])
    }
}
