import AppleMusicSimulation
import MusicKit
import MusicKitSimulation

/// A program that prints what MusicKit costs beside its yardsticks: the bare simulator, and Foundation's decoder.
@main
struct KitBenchmark {
    private static let target = "/v1/catalog/us/albums/310730204"

    /// Measures for some seconds each, by default two: everything, or the parts that further arguments name.
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let seconds = arguments.first.flatMap { Double($0) } ?? 2
        let parts: [(name: String, measure: (Double) async throws -> Void)] = [
            ("request", measureRequests), ("decoder", measureDecoders), ("library", measureLibrary),
            ("world", measureWorlds),
        ]
        let chosen = Set(arguments.dropFirst())
        for part in parts where chosen.isEmpty || chosen.contains(part.name) { try await part.measure(seconds) }
    }

    private static func measureRequests(_ seconds: Double) async throws {
        try await Simulation.run(.subscriber) { simulation in
            let service = try await rate(seconds) { _ = try await simulation.music.send(Request(.get, target)) }
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let kit = try await rate(seconds) { _ = try await request.response() }
            show("simulator, answers a second", service)
            show(
                "MusicCatalogResourceRequest<Album>, responses a second", kit, beside: ("the simulator", kit / service))
        }
    }

    private static func measureDecoders(_ seconds: Double) async throws {
        try await Simulation.run(.subscriber) { simulation in
            let data = Data(try await simulation.music.send(Request(.get, target)).body.bytes)
            let foundation = try await rate(seconds) { _ = try JSONDecoder().decode(Page<PlainAlbum>.self, from: data) }
            let items = try await rate(seconds) { _ = try JSONDecoder().decode(Page<Album>.self, from: data) }
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let kit = try await rate(seconds) { _ = try await request.response() }
            show("JSONDecoder with plain structs, documents a second", foundation)
            show("JSONDecoder with Album, documents a second", items, beside: ("the plain structs", items / foundation))
            show("JSONDecoder beside MusicCatalogResourceRequest", foundation, beside: ("a response", foundation / kit))
        }
    }

    private static func measureLibrary(_ seconds: Double) async throws {
        try await Simulation.run(.subscriber) { _ in
            let songs = try await MusicLibraryRequest<Song>().response().items.count
            let library = try await rate(seconds) { _ = try await MusicLibraryRequest<Song>().response() }
            print("a library request of \(songs) songs, again:", String(format: "%.3f ms", 1000 / library))
        }
        // Each world has another seed, so that no two are equal.
        var seed: UInt64 = 1
        let first = try await rate(seconds) {
            seed += 1
            try await Simulation.run(.subscriber, seed: seed) { _ = try await MusicLibraryRequest<Song>().response() }
        }
        print("a world with its first library request:", String(format: "%.3f ms", 1000 / first))
        let same = try await rate(seconds) {
            try await Simulation.run(.subscriber) { _ = try await MusicLibraryRequest<Song>().response() }
        }
        print("a world like an earlier one, with a library request:", String(format: "%.3f ms", 1000 / same))
    }

    private static func measureWorlds(_ seconds: Double) async throws {
        let worlds = try await rate(seconds) { try await Simulation.run(.subscriber) {} }
        print("a world for a test:", String(format: "%.3f ms", 1000 / worlds))
    }

    /// The calls a second, after one that is not counted.
    private static func rate(_ seconds: Double, _ body: () async throws -> Void) async throws -> Double {
        try await body()
        let clock = ContinuousClock()
        let start = clock.now
        var count = 0
        var passed = Duration.zero
        while passed < .seconds(seconds) {
            for _ in 0..<10 { try await body() }
            count += 10
            passed = clock.now - start
        }
        return Double(count) / (passed / .seconds(1))
    }

    private static func show(_ name: String, _ rate: Double, beside yardstick: (name: String, ratio: Double)? = nil) {
        let ratio = yardstick.map { String(format: ", %.2f of \($0.name)", $0.ratio) } ?? ""
        print("\(name): \(Int(rate))\(ratio)")
    }
}

private struct Page<Item: Decodable>: Decodable { let data: [Item] }

/// An album as an app without MusicKit would declare it, with its tracks.
private struct PlainAlbum: Decodable {
    let id: String
    let attributes: Attributes
    let relationships: [String: Related]?

    struct Attributes: Decodable {
        let name: String
        let artistName: String
        let genreNames: [String]
        let releaseDate: String?
        let trackCount: Int
        let artwork: Artwork?
    }

    struct Artwork: Decodable {
        let url: String
        let width: Int
        let height: Int
    }

    struct Related: Decodable { let data: [Member] }

    struct Member: Decodable {
        let id: String
        let attributes: MemberAttributes?
    }

    struct MemberAttributes: Decodable {
        let name: String
        let durationInMillis: Int?
        let trackNumber: Int?
    }
}
