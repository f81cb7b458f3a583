import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmServedSupport
import TonearmSimulator

@testable import TonearmHTTP

extension Pictures {
    /// Waits for the response to a request for a path.
    func answer(_ path: String) async -> Response? { await response(to: Request(.get, path), now: Served.now)?.value }
}

struct PictureTests {
    private let pictures = Pictures(catalog: Served.catalog)

    @Test(arguments: [(1, 1), (1, 64), (64, 1), (37, 23), (300, 300), (240, 60)])
    func `a picture decodes to the size that was asked`(width: Int, height: Int) async throws {
        let response = try #require(await pictures.answer("/artwork/albums/310730204/\(width)x\(height)bb.png"))
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"] == "image/png")
        let picture = try #require(Picture(response.body.bytes))
        #expect(picture.width == width)
        #expect(picture.height == height)
        #expect(picture.pixels.allSatisfy { Int($0) * 3 < picture.palette.count })
    }

    @Test(arguments: [(40, 40), (41, 20)])
    func `a round picture has transparent corners`(width: Int, height: Int) async throws {
        let path = "/artwork/albums/310730204/\(width)x\(height)"
        let round = try #require(await pictures.answer(path + "cw.png").flatMap { Picture($0.body.bytes) })
        let whole = try #require(await pictures.answer(path + "bb.png").flatMap { Picture($0.body.bytes) })
        let nothing = UInt8(round.palette.count / 3 - 1)
        for corner in [0, width - 1, width * (height - 1), width * height - 1] {
            #expect(round.pixels[corner] == nothing)
        }
        let middle = width * (height / 2) + width / 2
        #expect(round.pixels[middle] == whole.pixels[middle])
        #expect(!whole.pixels.contains(nothing))
        #expect(
            try #require(await pictures.answer(path + "cw.png")).body.bytes.firstRange(of: Array("tRNS".utf8)) != nil)
    }

    @Test func `a quality before the format is ignored`() async {
        let first = await pictures.answer("/artwork/albums/310730204/50x50bb.png")?.body.bytes
        let second = await pictures.answer("/artwork/albums/310730204/50x50bb-60.jpg")?.body.bytes
        #expect(first != nil && first == second)
        for name in ["50x50bb-.jpg", "50x50bb-0.jpg", "50x50bb-101.jpg", "50x50bb-+5.jpg", "50x50-bb.jpg"] {
            #expect(await pictures.answer("/artwork/albums/310730204/\(name)")?.status == 404, "\(name)")
        }
    }

    @Test func `a picture beyond the original's size is the original's, in the shape that was asked for`() async throws
    {
        let original = try #require(Served.catalog.album("310730204")?.artwork)
        let (width, height) = (min(original.width, 4096), min(original.height, 4096))
        func size(_ name: String) async throws -> [Int] {
            let answer = try #require(await pictures.answer("/artwork/albums/310730204/\(name)"))
            #expect(answer.status == 200, "\(name)")
            let picture = try #require(Picture(answer.body.bytes))
            return [picture.width, picture.height]
        }
        #expect(try await size("100000x100000bb.jpg") == [width, height])
        #expect(try await size("99999999999999999999x99999999999999999999bb.jpg") == [width, height])
        #expect(try await size("\(2 * width)x\(width)bb.jpg") == [width, width / 2])
        #expect(try await size("\(width + 1)x1bb.png") == [width, 1])
        #expect(try await size("60x40bb.png") == [60, 40])
        #expect(await pictures.answer("/artwork/albums/310730204/0x1bb.png")?.status == 400)
        #expect(await pictures.answer("/artwork/albums/310730204/x1bb.png")?.status == 404)
    }

    @Test func `an address that has ended is refused`() async throws {
        let path = "/artwork/playlists/pl.f4d106fed2bd41149aaacabb233eb5eb/50x50bb.png?expires="
        #expect(await pictures.answer(path + "\(Served.now + 1)")?.status == 200)
        for end in ["\(Served.now)", "0", "soon"] {
            #expect(await pictures.answer(path + end)?.status == 403, "\(end)")
        }
    }

    @Test func `the palette begins with the artwork's own colors`() async throws {
        let album = try #require(Served.catalog.album("310730204"))
        let colors = try #require(album.artwork.colors)
        let picture = try #require(
            await pictures.answer("/artwork/albums/310730204/8x8bb.png").flatMap { Picture($0.body.bytes) })
        let hexadecimal = picture.palette.prefix(15).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        #expect(hexadecimal.joined() == ([colors.background] + colors.text).joined())
    }

    @Test func `a picture is always equal, and each resource has its own`() async {
        func bytes(_ path: String) async -> [UInt8]? { await pictures.answer(path)?.body.bytes }
        let first = await bytes("/artwork/albums/310730204/50x50bb.png")
        #expect(await first == bytes("/artwork/albums/310730204/50x50bb.png"))
        #expect(await first == bytes("/artwork/albums/310730204/50x50.jpg"))
        #expect(await first != bytes("/artwork/songs/310730206/50x50bb.png"))
    }

    @Test(arguments: [
        "albums/310730204", "artists/1147783278", "songs/203709340", "music-videos/1553279848",
        "playlists/pl.f4d106fed2bd41149aaacabb233eb5eb", "stations/ra.1498157166", "record-labels/1543990853",
        "curators/1107687517", "apple-curators/976439526", "activities/976439514", "library-songs/i.4YBNbl3IXVq8B3",
    ])
    func `every type has pictures`(resource: String) async {
        #expect(await pictures.answer("/artwork/\(resource)/4x4bb.png")?.status == 200)
    }

    @Test(arguments: [
        "albums/1/4x4bb.png", "nothing/310730204/4x4bb.png", "albums/310730204/4x4bb.gif", "albums/310730204/4bb.png",
        "albums/310730204/-4x4bb.png", "albums/310730204/{w}x{h}bb.png", "genres/20/4x4bb.png",
        "albums/310730204/x.png",
    ])
    func `an invalid picture is not found`(path: String) async {
        #expect(await pictures.answer("/artwork/\(path)")?.status == 404)
    }

    @Test func `the template of every answer leads to a picture`() async throws {
        let gateway = Served.gateway()
        let album = await gateway.respond(to: try Served.request(.get, Served.album)).body.json?["data"]?[0]
        let template = try #require(album?["attributes"]?["artwork"]?["url"]?.string)
        let address = template.replacing("{w}", with: "16").replacing("{h}", with: "16")
        let path = String(try #require(address.split(separator: ":8502").last))
        #expect(await gateway.respond(to: Request(.get, path)).status == 200)
    }
}

/// Tests the tones at the addresses of previews.
struct PreviewTests {
    private let gateway = Served.gateway()

    private func get(_ target: String, _ fields: [(String, String)] = []) async -> Response {
        await gateway.respond(to: Request(.get, target, headers: Headers(fields)))
    }

    @Test func `the address in an answer is the server's own, and a tone is there without a token`() async throws {
        let song = try await gateway.respond(
            to: Served.request(.get, "/v1/catalog/us/songs/310730206", [("Host", "localhost:9000")]))
        let preview = song.body.json?["data"]?[0]?["attributes"]?["previews"]?[0]?["url"]?.string
        let address = try #require(preview)
        let origin = "http://localhost:9000"
        #expect(address.hasPrefix(origin + "/preview/"))
        let tone = await get(String(address.dropFirst(origin.count)), [("Accept-Encoding", "gzip")])
        #expect(tone.status == 200)
        #expect(tone.headers["Content-Type"] == "audio/wav")
        #expect(tone.headers["Content-Disposition"] == "inline; filename=\"generated-tone-songs-310730206.wav\"")
        #expect(tone.headers["Content-Encoding"] == nil && tone.headers["Content-Length"] == "48044")
        let bytes = tone.body.bytes
        #expect(Array(bytes.prefix(4)) == Array("RIFF".utf8) && Array(bytes[8..<16]) == Array("WAVEfmt ".utf8))
        // The sizes in the file fit its length.
        #expect(Array(bytes[4..<8]) == [0xA4, 0xBB, 0, 0] && Array(bytes[40..<44]) == [0x80, 0xBB, 0, 0])
        #expect(Set(bytes[44...]).count > 100)
        #expect(await get("/preview/songs/310730208.m4a").body.bytes != bytes)
    }

    @Test func `a player that seeks gets ranges, and a cached tone is not sent again`() async throws {
        let target = "/preview/songs/310730206.m4a"
        let whole = await get(target)
        let part = await get(target, [("Range", "bytes=40-43")])
        #expect(part.status == 206 && part.headers["Content-Range"] == "bytes 40-43/48044")
        #expect(part.body.bytes == Array(whole.body.bytes[40..<44]))
        let beyond = await get(target, [("Range", "bytes=48044-")])
        #expect(beyond.status == 416 && beyond.headers["Content-Range"] == "bytes */48044")
        let tag = try #require(whole.headers["ETag"])
        #expect(await get(target, [("If-None-Match", tag)]).status == 304)
        let head = await gateway.respond(to: Request(.head, target))
        #expect(head.headers["Content-Length"] == "48044" && head.body.isEmpty)
    }

    @Test func `a music video's preview and its stream have the tone too`() async throws {
        let found = try await gateway.respond(
            to: Served.request(.get, "/v1/catalog/us/search?types=music-videos&term=love&limit=1"))
        let preview = found.body.json?["results"]?["music-videos"]?["data"]?[0]?["attributes"]?["previews"]?[0]
        let address = try #require(preview?["hlsUrl"]?.string)
        let tone = await get(String(address.dropFirst("http://127.0.0.1:8502".count)))
        #expect(tone.status == 200 && tone.headers["Content-Type"] == "audio/wav")
    }

    @Test(arguments: [
        "/preview/songs/0.m4a", "/preview/songs/310730206", "/preview/songs/310730206.mp3", "/preview/songs/.m4a",
        "/preview/albums/310730204.m4a", "/preview/songs/310730206.m4a/x", "/preview/", "/preview/songs/%2e%2e.m4a",
    ])
    func `other addresses have none`(target: String) async { #expect(await get(target).status == 404) }

    @Test func `a preview is only read`() async {
        let response = await gateway.respond(to: Request(.post, "/preview/songs/310730206.m4a"))
        #expect(response.status >= 400)
    }
}
