import AppleMusicAPI
import Testing
import TonearmAlgorithms
import TonearmSimulator

@testable import TonearmCatalog
@testable import TonearmCatalogFiles

@Suite struct RecordBytesTests {
    private static let entries: [CatalogEntry] = {
        var entries: [CatalogEntry] = []
        MadeCatalog.builtIn.entries { entries.append($0) }
        return entries
    }()

    @Test func `relations survive encoding and decoding`() {
        for entry in Self.entries {
            let relations = Relations(entry.relations)
            #expect(Relations(relations.bytes(of: entry.record.id), of: entry.record.id) == relations)
        }
        let odd = Relations([
            CatalogEntry.Relation(
                "a new one",
                [
                    ResourceIdentifier(ResourceType("a-new-type"), "x"), ResourceIdentifier(.songs, "7"),
                    ResourceIdentifier(.songs, "7"), ResourceIdentifier(.songs, ""), ResourceIdentifier(.albums, "007"),
                    ResourceIdentifier(.songs, "999999999999999999"), ResourceIdentifier(.songs, "-1"),
                ]), CatalogEntry.Relation("empty", []),
        ])
        for id in ["7", "x", "999999999999999999"] { #expect(Relations(odd.bytes(of: id), of: id) == odd) }
    }

    @Test func `equal records have equal bytes, and damaged bytes are noticed or harmless`() throws {
        var random = RandomSource(seed: 5)
        var refused = 0
        for entry in Self.entries where entry.record.id.hasSuffix("1") {
            let bytes = entry.record.bytes
            #expect(bytes == entry.record.bytes)
            #expect(Record(entry.type, id: entry.record.id, code: nil, bytes: Array(bytes.dropLast())) == nil)
            #expect(Record(entry.type, id: entry.record.id, code: nil, bytes: bytes + [0]) == nil)
            var damaged = bytes
            damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            if Record(entry.type, id: entry.record.id, code: nil, bytes: damaged) == nil { refused += 1 }
            let relations = Relations(entry.relations).bytes(of: entry.record.id)
            if !relations.isEmpty {
                var damaged = relations
                damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                _ = Relations(damaged, of: entry.record.id)
            }
        }
        #expect(refused > 50)
        #expect(Record(.libraryAlbums, id: "l.1", code: nil, bytes: []) == nil)
    }

    @Test func `words that differ by one change share a key`() {
        var random = RandomSource(seed: 9)
        for word in ["bunny", "night", "lantern", "северный", "aabb"] {
            let letters = Array(word)
            for _ in 0..<40 {
                var changed = letters
                let place = Int.random(in: 0..<(letters.count - 1), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: changed.remove(at: place)
                case 1: changed.insert("x", at: place)
                case 2: changed[place] = "x"
                default: changed.swapAt(place, place + 1)
                }
                let other = String(changed)
                #expect(Spelling.isNear(word, other))
                #expect(!Spelling.keys(of: word).isDisjoint(with: Spelling.keys(of: other)), "\(word) \(other)")
            }
            #expect(!Spelling.isNear(word, word + "xx"))
            #expect(!Spelling.isNear(word, String(word.reversed()) + "x"))
        }
    }
}
