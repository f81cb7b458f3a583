import AppleMusicAPI
import Foundation
import TonearmCatalog
import TonearmCatalogFiles

/// Searches, charts and fetches in a catalog file with changed bytes. Each change is four bytes: three for the offset,
/// one for the value.
enum CatalogHarness {
    /// The undamaged catalog, in a file whose bytes are changed and restored.
    ///
    /// It was written by a release and reduced to an album, its songs and its artist. The harness reads most of its
    /// bytes, so nearly every change matters.
    private struct Sound {
        let path: String
        let descriptor: Int32
        let bytes: [UInt8]
    }

    private static let sound = Result {
        let path = ScratchFolder.file("sound.catalog")
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let bytes = Array(try Data(contentsOf: tests.appendingPathComponent("Releases/0.2.0/catalog.catalog")))
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return Sound(path: path, descriptor: open(path, O_RDWR | O_CLOEXEC), bytes: bytes)
    }

    static func run(_ input: [UInt8]) throws {
        let sound = try sound.get()
        let places = stride(from: 0, to: input.count - 3, by: 4).prefix(64).map { start in
            (
                (Int(input[start]) << 16 | Int(input[start + 1]) << 8 | Int(input[start + 2])) % sound.bytes.count,
                input[start + 3]
            )
        }
        for (place, byte) in places { write(byte, at: place, sound) }
        defer { for (place, _) in places { write(sound.bytes[place], at: place, sound) } }
        guard let catalog = try? CatalogFile(sound.path) else { return }
        ask(catalog)
        if let problem = catalog.problem { try require(!problem.isEmpty, "it is damaged without words") }
    }

    private static func write(_ byte: UInt8, at place: Int, _ sound: Sound) {
        var byte = byte
        _ = pwrite(sound.descriptor, &byte, 1, off_t(place))
    }

    private static func ask(_ catalog: CatalogFile) {
        _ = catalog.album("310730204")
        _ = catalog.song("310730206")
        _ = catalog.related("tracks", of: ResourceIdentifier(.albums, "310730204"))
        _ = catalog.equivalents(of: ResourceIdentifier(.albums, "310730204"))
        _ = catalog.search("born to run", type: .albums, limit: 5)
        _ = catalog.completions(of: "bo", limit: 5)
        _ = catalog.chart(of: .songs, genre: "34", storefront: "us")
        _ = catalog.genres
    }
}
