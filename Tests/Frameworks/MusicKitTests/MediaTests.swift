import Foundation
import MusicKit
import MusicKitSimulation
import Testing

/// Tests the addresses of artwork and previews, and the bytes behind them.
@Suite struct MediaTests {
    @Test func `addresses are https under a reserved name, and a hook gives the bytes`() async throws {
        try await Simulation.run(.subscriber) { _ in
            let albums = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try #require(try await albums.response().items.first)
            let url = try #require(album.artwork?.url(width: 30, height: 20))
            #expect(url.scheme == "https" && url.host()?.hasSuffix(".example") == true)
            let picture = try #require(Simulation.data(at: url))
            #expect(picture.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
            #expect(Array(picture[16..<24]) == [0, 0, 0, 30, 0, 0, 0, 20])
            let songs = MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "310730206")
            let song = try #require(try await songs.response().items.first)
            let preview = try #require(song.previewAssets?.first?.url)
            let tone = try #require(Simulation.data(at: preview))
            #expect(preview.scheme == "https" && tone.prefix(4) == Data("RIFF".utf8) && tone.count == 48_044)
            #expect(tone == Simulation.data(at: preview))
            let library = try #require(try await MusicLibraryRequest<Album>().response().items.first)
            #expect(library.artwork?.url(width: 9, height: 9)?.scheme == "https")
        }
    }

    @Test func `a color has a space`() async throws {
        try await Simulation.run(.subscriber) { _ in
            let albums = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let color = try #require(try await albums.response().items.first?.artwork?.backgroundColor)
            let space: CGColorSpace? = color.colorSpace
            #expect(space?.model == .rgb && space?.numberOfComponents == 3)
            let others: [CGColorSpaceModel] = [.unknown, .monochrome, .cmyk, .lab]
            #expect(others.map(\.rawValue) == [-1, 0, 2, 3])
        }
    }

    @Test(arguments: [
        "https://media.tonearm.example/artwork/albums/0/9x9bb.png", "https://media.tonearm.example/preview/songs/0.m4a",
        "https://media.tonearm.example/other", "https://example.org/artwork/albums/310730204/9x9bb.png",
        "https://media.tonearm.example/artwork/albums/310730204/0x9bb.png",
        "https://media.tonearm.example/artwork/albums/310730204/9x99999bb.png",
    ])
    func `other addresses have no bytes`(text: String) throws {
        #expect(Simulation.data(at: try #require(URL(string: text))) == nil)
    }
}
