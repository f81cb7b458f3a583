import AppleMusicAPI
import Testing
import TonearmAlgorithms
import TonearmCatalogFiles
import TonearmSimulator

@testable import TonearmCatalog

@Suite struct SearchTests {
    @Test(arguments: [
        "BEACH BUNNY", "bunny beach", "bea bun", "beech bunny", "beach buny", "ｂｅａｃｈ　ｂｕｎｎｙ",
    ])
    func `words match in any order, by prefix, folded, with one letter wrong`(term: String) throws {
        let catalog = try MadeCatalog.catalog
        let names = catalog.search(term, type: .artists, limit: 5).compactMap {
            catalog.artist($0.resource.id)?.name.standard
        }
        #expect(names.contains("Beach Bunny"))
    }

    @Test(arguments: [
        ("celine dion", "Céline Dion"), ("florence and the machine", "Florence + the Machine"),
        ("северный маяк", "Северный Маяк"), ("northern lighthouse", "Северный Маяк"), ("قمر", "قمر الياسمين"),
        ("図書", "図書館の午後"), ("書館", "図書館の午後"), ("後", "図書館の午後"), ("widows furnace", "Widow's Furnace"),
        ("neon picnic", "Neon Picnic 🧺"),
    ])
    func `accents, scripts and symbols match as in the built-in catalog`(term: String, name: String) throws {
        let catalog = try MadeCatalog.catalog
        let names = catalog.search(term, type: .artists, limit: 50).compactMap {
            catalog.artist($0.resource.id)?.name.standard
        }
        #expect(names.contains(name))
    }

    @Test func `an exact name comes first, then works by an artist of that name`() throws {
        let catalog = try MadeCatalog.catalog
        #expect(catalog.search("born to run", type: .albums, limit: 1).first?.resource.id == "310730204")
        let songs = catalog.search("beach bunny", type: .songs, limit: 25).compactMap { catalog.song($0.resource.id) }
        #expect(songs.count == 25)
        #expect(songs.count { $0.artistName.standard == "Beach Bunny" } >= 20)
    }

    /// A search that scans every record.
    private struct Scan {
        let entries: [(identifier: ResourceIdentifier, name: SearchText, artist: SearchText?, album: SearchText?)]

        init(_ all: [CatalogEntry]) {
            entries = all.filter(\.isListed).map { entry in
                (
                    entry.identifier, SearchText(entry.record.name), entry.record.makerName.map(SearchText.init),
                    entry.record.albumName.map(SearchText.init)
                )
            }
        }

        /// Returns each match with its tier, without matches by similar spelling.
        func tiers(_ term: String, _ type: ResourceType) -> [ResourceIdentifier: Int] {
            let text = SearchText(term)
            let whole = text.wholes.first ?? ""
            func all(_ fields: [SearchText?], isWhole: Bool = false) -> Bool {
                text.words.prefix(SearchText.mostTyped).allSatisfy { word in
                    fields.contains { field in
                        field?.words.contains { isWhole ? $0 == word : $0.hasScalarPrefix(word) } ?? false
                    }
                }
            }
            var tiers: [ResourceIdentifier: Int] = [:]
            for entry in entries where entry.identifier.type == type {
                let tier =
                    if entry.name.wholes.contains(whole) {
                        6
                    } else if entry.artist?.wholes.contains(whole) == true {
                        5
                    } else if all([entry.name], isWhole: true) {
                        4
                    } else if all([entry.name]) {
                        3
                    } else if all([entry.name, entry.artist]) {
                        2
                    } else if all([entry.name, entry.artist, entry.album]) { 1 } else { 0 }
                if tier > 0 { tiers[entry.identifier] = tier }
            }
            return tiers
        }
    }

    @Test func `a search agrees with a scan of every record`() throws {
        let catalog = try MadeCatalog.catalog
        var entries: [CatalogEntry] = []
        LargerCatalog(songs: MadeCatalog.songs, seed: MadeCatalog.seed).entries { entries.append($0) }
        let scan = Scan(entries)
        let popularity = Dictionary(entries.map { ($0.identifier, $0.popularity) }, uniquingKeysWith: { $1 })
        var random = RandomSource(seed: 11)
        var found = 0
        for round in 0..<60 {
            // One to three words of a name, some of them cut short.
            let entry = entries[Int.random(in: entries.indices, using: &random)]
            let texts = [entry.record.name, entry.record.makerName ?? ""].map(\.standard)
            let words = texts.flatMap { $0.split(separator: " ") }.shuffled(using: &random)
                .prefix(Int.random(in: 1...3, using: &random))
            let term = words.map { word in
                round % 2 == 0 ? String(word) : String(word.prefix(Int.random(in: 1...6, using: &random)))
            }.joined(separator: " ")
            for type in [ResourceType.songs, .albums, .artists, .playlists] {
                let expected = scan.tiers(term, type)
                if expected.isEmpty { continue }
                let matches = catalog.search(term, type: type, limit: 20_000)
                #expect(Set(matches.map(\.resource)) == Set(expected.keys), "'\(term)' \(type)")
                #expect(matches.map { $0.score / 1024 } == matches.map { expected[$0.resource] }, "'\(term)' \(type)")
                #expect(matches.map { $0.score % 1024 } == matches.map { popularity[$0.resource] }, "'\(term)' \(type)")
                #expect(matches.map(\.score) == matches.map(\.score).sorted(by: >), "'\(term)' \(type)")
                // A search with a smaller limit is a prefix of a search with a larger limit: pages fit together.
                for limit in [1, 7, 30] {
                    #expect(catalog.search(term, type: type, limit: limit) == Array(matches.prefix(limit)))
                }
                found += matches.count
            }
        }
        #expect(found > 1000)
    }

    @Test(arguments: [
        "", " ", "\"", "*", "a\"b", "name : x", "AND", "OR NOT", "^a", "-", "(", "{name}", "\u{0}", "=", "%_", "é", "🧺",
        "a* OR b*", "NEAR(a b)", "'; DROP TABLE songs; --", String(repeating: "x", count: 5000),
        Array(repeating: "the", count: 500).joined(separator: " "),
    ])
    func `any text can be searched for`(term: String) throws {
        let catalog = try MadeCatalog.catalog
        for type in Schema.searchTypes {
            #expect(catalog.search(term, type: type, limit: 5).count <= 5)
            #expect(catalog.search(term, type: type, limit: 0).isEmpty)
        }
        #expect(catalog.completions(of: term, limit: 5).count <= 5)
        #expect(catalog.problem == nil)
    }

    @Test(arguments: ["b", "be", "bea", "the ", "love", "north", "月", "zzzz", "Beach B"])
    func `completions are the most popular terms with the prefix`(typed: String) throws {
        let catalog = try MadeCatalog.catalog
        let most = catalog.completions(of: typed, limit: 10)
        let all = catalog.completions(of: typed, limit: 100_000)
        #expect(most == Array(all.prefix(10)))
        #expect(all.allSatisfy { $0.hasPrefix(typed.lowercased()) })
        for term in MadeCatalog.builtIn.completions(of: typed, limit: 10) { #expect(all.contains(term)) }
    }
}

extension String {
    fileprivate func hasScalarPrefix(_ other: String) -> Bool { unicodeScalars.starts(with: other.unicodeScalars) }
}
