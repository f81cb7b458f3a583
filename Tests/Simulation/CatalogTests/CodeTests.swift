import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct CodeTests {
    private let catalog = CatalogSample.catalog

    @Test func `codes of recordings are well formed and unique`() throws {
        var names: [String: String] = [:]
        for id in CatalogSample.songs where CatalogSample.isInvented(id) {
            let song = try #require(catalog.song(id))
            let isrc = try #require(song.isrc)
            #expect(isrc.utf8.count == 12)
            #expect(isrc.prefix(2).allSatisfy { $0.isASCII && $0.isUppercase })
            #expect(isrc.dropFirst(2).prefix(3).allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) })
            #expect(isrc.dropFirst(5).allSatisfy { $0.isASCII && $0.isNumber })
            #expect(names[isrc] == nil || names[isrc] == song.name.standard, "\(isrc)")
            names[isrc] = song.name.standard
        }
        #expect(names.count > 3000)
    }

    @Test func `a code finds all appearances of its recording`() throws {
        var several = 0
        for (place, id) in CatalogSample.songs.enumerated() where place % 29 == 0 {
            guard let isrc = catalog.song(id)?.isrc else { continue }
            let found = catalog.identifiers(isrc: isrc, in: .songs)
            #expect(found.contains(id))
            #expect(found.allSatisfy { catalog.song($0)?.isrc == isrc })
            if found.count > 1 { several += 1 }
        }
        #expect(several > 10)
        for id in CatalogSample.musicVideos {
            guard let isrc = catalog.musicVideo(id)?.isrc else { continue }
            #expect(catalog.identifiers(isrc: isrc, in: .musicVideos).contains(id))
        }
        #expect(catalog.identifiers(isrc: "XX0000000000", in: .songs).isEmpty)
        #expect(catalog.identifiers(isrc: "USTZZ9900101", in: .songs).isEmpty)
        #expect(catalog.identifiers(isrc: "", in: .songs).isEmpty)
    }

    @Test func `codes of products have valid check digits and find their album`() throws {
        var seen: Set<String> = []
        for id in CatalogSample.albums where CatalogSample.isInvented(id) {
            let upc = try #require(catalog.album(id)?.upc)
            #expect([12, 13].contains(upc.utf8.count))
            let digits = upc.compactMap(\.wholeNumberValue)
            let sum = digits.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
            #expect(sum % 10 == 0, "\(upc)")
            #expect(seen.insert(upc).inserted)
            #expect(catalog.identifiers(upc: upc) == [id])
        }
        #expect(Set(seen.map(\.utf8.count)) == [12, 13])
        #expect(catalog.identifiers(upc: "400000000078").isEmpty)
        #expect(catalog.identifiers(upc: "192641231230") == ["1445627459", "1509311498"])
    }

    @Test(arguments: [("03600029145", 2), ("590123412345", 7)])
    func `check digits of known codes`(payload: String, digit: Int) {
        #expect(WorldCodes.checkDigit(payload) == digit)
    }

    @Test(arguments: [
        (StationHash.Kind.seeded, 651_880_159, "CgkIARoF383rtgIQAQ"), (.live, 1_498_157_166, "CgkIBRoF7qCwygUQBA"),
        (.genre, 1_055_198_656, "CgkIBBoFwJuU9wMQAg"),
    ])
    func `hashes of stations equal the recorded ones`(kind: StationHash.Kind, number: Int, text: String) {
        #expect(StationHash.text(kind: kind, number: number) == text)
    }

    @Test func `days and dates are converted`() {
        #expect(Day(1970, 1, 1).number == 0)
        #expect(Day(2000, 2, 29).text == "2000-02-29")
        #expect(Day(1955, 12, 31).text == "1955-12-31")
        #expect(Day(2026, 1, 14).friday == Day(2026, 1, 16))
        #expect(Day(2026, 1, 16).friday == Day(2026, 1, 16))
        #expect(Discography.edition.friday == Discography.edition)
    }
}
