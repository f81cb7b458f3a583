import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmServedSupport
import TonearmTestSupport

@testable import TonearmHTTP

/// The parts of the feed over HTTP: keys, ranges and conditions.
struct ServedFeedTests {
    private let folder: TemporaryFolder
    private let part: MusicFeedPart
    private let export: MusicFeedExport
    private let gateway: Gateway
    private static let content = "PAR1 0123456789 PAR1"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.content, to: "part")
        part = MusicFeedPart(
            id: "0_part_song_2026", offset: 0, file: folder.path + "/part", size: Self.content.utf8.count)
        export = MusicFeedExport(.song, id: "song_2026", parts: [part])
        gateway = Gateway(
            Served.service(), catalog: Served.catalog, scheme: "http", feed: MusicFeed([export]))
    }

    /// The target of the part's address.
    private func target(at time: Int = Served.now) -> String {
        String(part.address(in: export, at: time).dropFirst("http://127.0.0.1:8502".count))
    }

    private func get(_ target: String? = nil, _ fields: [(String, String)] = []) async -> Response {
        await gateway.respond(to: Request(.get, target ?? self.target(), headers: Headers(fields)))
    }

    @Test func `a part is answered whole without a token`() async {
        let response = await get()
        #expect(response.status == 200)
        #expect(response.body.bytes == Array(Self.content.utf8))
        #expect(response.headers["Content-Type"] == "application/vnd.apache.parquet")
        #expect(response.headers["Accept-Ranges"] == "bytes")
        let head = await gateway.respond(to: Request(.head, target()))
        #expect(head.headers["Content-Length"] == "20" && head.body.isEmpty)
    }

    @Test(arguments: [
        ("bytes=0-3", "PAR1", "bytes 0-3/20"), ("bytes=-4", "PAR1", "bytes 16-19/20"),
        ("bytes=5-", "0123456789 PAR1", "bytes 5-19/20"), ("bytes=16-999", "PAR1", "bytes 16-19/20"),
        ("bytes=-999", content, "bytes 0-19/20"),
    ])
    func `a range is answered alone`(range: String, content: String, place: String) async {
        let response = await get(nil, [("Range", range)])
        #expect(response.status == 206)
        #expect(response.body.bytes == Array(content.utf8))
        #expect(response.headers["Content-Range"] == place)
    }

    @Test(arguments: ["bytes=20-", "bytes=-0", "bytes=99-100"])
    func `a range outside of the part is refused`(range: String) async {
        let response = await get(nil, [("Range", range)])
        #expect(response.status == 416)
        #expect(response.headers["Content-Range"] == "bytes */20")
    }

    @Test(arguments: [
        "bytes=", "bytes=-", "bytes=3-1", "bytes=0-1,4-5", "rows=0-1", "bytes=a-b", "bytes=99999999999999999999-",
    ])
    func `other ranges are ignored`(range: String) async { #expect(await get(nil, [("Range", range)]).status == 200) }

    @Test func `a known part is not sent again`() async throws {
        let tag = try #require(await get().headers["ETag"])
        for value in [tag, "\"x\", " + tag, "W/" + tag, "*"] {
            let response = await get(nil, [("If-None-Match", value)])
            #expect(response.status == 304 && response.body.isEmpty, "\(value)")
        }
        #expect(await get(nil, [("If-None-Match", "\"x\"")]).status == 200)
        #expect(await get(nil, [("Range", "bytes=0-3"), ("If-Range", tag)]).status == 206)
        #expect(await get(nil, [("Range", "bytes=0-3"), ("If-Range", "\"x\"")]).status == 200)
    }

    @Test func `an address expires, and belongs to one part`() async {
        let week = 7 * 86_400
        #expect(await get(target(at: Served.now - week + 60)).status == 200)
        #expect(await get(target(at: Served.now - week - 60)).status == 403)
        #expect(await get(String(target().prefix { $0 != "?" })).status == 403)
        #expect(await get(target() + "0").status == 403)
        #expect(await get(target().replacing("0_part", with: "1_part")).status == 404)
    }

    @Test func `a part that was changed since the start is an error`() async throws {
        try folder.write("PAR1", to: "part")
        #expect(await get().status == 500)
    }

    @Test func `a server without a feed has no parts and logs the reason`() async throws {
        let gateway = Served.gateway()
        #expect(await gateway.respond(to: Request(.get, target())).status == 404)
        let request = try Served.request(.get, "/v1/feed/song/latest")
        let response = await gateway.respond(to: request)
        #expect(response.status == 404)
        let reason = gateway.reason(for: response, to: request)
        #expect(reason == "404 because the feed needs a folder of exports: 'tonearm serve --feed FOLDER'")
    }
}
