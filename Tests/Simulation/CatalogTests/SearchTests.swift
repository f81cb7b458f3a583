import AppleMusicAPI
import Testing

@testable import TonearmCatalog

struct SearchTests {
    private let catalog = CatalogSample.catalog

    private func names(_ term: String, _ type: ResourceType, limit: Int = 10) -> [String] {
        catalog.search(term, type: type, limit: limit).map { match in
            let id = match.resource.id
            return switch type {
            case .artists: catalog.artist(id)?.name.standard ?? ""
            case .albums: catalog.album(id)?.name.standard ?? ""
            case .songs: catalog.song(id)?.name.standard ?? ""
            case .playlists: catalog.playlist(id)?.name.standard ?? ""
            case .stations: catalog.station(id)?.name.standard ?? ""
            case .recordLabels: catalog.recordLabel(id)?.name.standard ?? ""
            case .musicVideos: catalog.musicVideo(id)?.name.standard ?? ""
            default: catalog.curator(match.resource)?.name.standard ?? ""
            }
        }
    }

    @Test(arguments: ["james brown", "karun", "not recorded", "catch a vibe", "bob"])
    func `songs without recorded names come last`(term: String) {
        let unnamed = names(term, .songs, limit: 500).map { $0.hasSuffix("not recorded)") }
        #expect(unnamed == unnamed.filter { !$0 } + unnamed.filter { $0 })
    }

    @Test(arguments: [
        ("catch a vibe", ["Catch a Vibe - EP"]), ("wolfgang amadeus phoenix", ["Wolfgang Amadeus Phoenix"]),
    ])
    func `the album of the talk is found once, without its invented edition`(term: String, albums: [String]) {
        #expect(names(term, .albums) == albums)
        #expect(!names(term, .songs, limit: 100).isEmpty)
        for match in catalog.search(term, type: .songs, limit: 100) {
            #expect(catalog.song(match.resource.id).map { !$0.albumName.standard.contains("Simulated") } == true)
        }
        #expect(!catalog.completions(of: term, limit: 10).contains { $0.contains("simulated") })
    }

    @Test func `the extent of the catalog is counted correctly`() {
        let albums = RecordedTables.albums
        let real = (0..<albums.count).filter { !albums[$0][.name].contains("(Simulated Edition)") }
        #expect(
            BuiltInCatalog.realAlbumCount == real.count && BuiltInCatalog.inventedArtistCount == WorldArtist.all.count)
        let names = BuiltInCatalog.realArtists(3)
        #expect(Set(names).count == 3)
        for name in names { #expect(self.names(name, .artists).first == name) }
    }

    @Test func `a name finds its artist first, and that artist's works`() {
        #expect(names("beach bunny", .artists).first == "Beach Bunny")
        let songs = catalog.search("beach bunny", type: .songs, limit: 25).compactMap { catalog.song($0.resource.id) }
        #expect(songs.count == 25)
        #expect(songs.count { $0.artistName.standard == "Beach Bunny" } >= 20)
        #expect(names("born to run", .albums).first == "Born to Run")
        #expect(names("born to run", .songs).first == "Born to Run")
        #expect(Set(names("james brown", .albums)) == ["Number 1's: James Brown", "20 All-Time Greatest Hits!"])
        let artist = catalog.search("beach bunny", type: .artists, limit: 1).first?.score ?? 0
        let song = catalog.search("beach bunny", type: .songs, limit: 1).first?.score ?? 0
        #expect(artist > song)
    }

    @Test(arguments: [
        ("BEACH BUNNY", "Beach Bunny"), ("bunny beach", "Beach Bunny"), ("bea bun", "Beach Bunny"),
        ("beech bunny", "Beach Bunny"), ("beach buny", "Beach Bunny"), ("ｂｅａｃｈ　ｂｕｎｎｙ", "Beach Bunny"),
        ("celine dion", "Céline Dion"), ("olafur arnalds", "Ólafur Arnalds"), ("o harbour", "Ø Harbour"),
        ("florence and the machine", "Florence + the Machine"), ("florence + the machine", "Florence + the Machine"),
        ("asa lindqvarn", "Åsa Lindqvarn"), ("северный маяк", "Северный Маяк"), ("СЕВЕРНЫЙ", "Северный Маяк"),
        ("northern lighthouse", "Северный Маяк"), ("قمر", "قمر الياسمين"), ("새벽", "새벽산책"),
        ("widows furnace", "Widow's Furnace"), ("widow’s furnace", "Widow's Furnace"), ("neon picnic", "Neon Picnic 🧺"),
        ("sally weathervanes", #"Sally & the "Weathervanes""#), ("adel", "Adele"),
    ])
    func `words match in any order, by prefix, folded, with one typing error`(term: String, name: String) {
        #expect(names(term, .artists).contains(name))
    }

    @Test func `parts of Chinese and Japanese names match`() {
        #expect(names("図書", .artists).contains("図書館の午後"))
        #expect(names("書館", .artists).contains("図書館の午後"))
        #expect(names("午後", .artists).contains("図書館の午後"))
        #expect(names("後", .artists).contains("図書館の午後"))
        #expect(names("電台", .artists) == ["橘子洲電台"])
        #expect(names("library afternoon", .artists).first == "図書館の午後")
    }

    @Test func `a name of signs matches itself`() {
        #expect(names("÷", .albums) == ["÷"])
        #expect(names("=", .albums) == ["="])
    }

    @Test(arguments: ["", " ", "zzzzqqq", "beach zzzzqqq", "xx"])
    func `a term without matches finds no resources`(term: String) {
        #expect(catalog.search(term, type: .artists, limit: 10).isEmpty)
    }

    @Test func `short words must be exact`() {
        #expect(!names("bob dylam", .artists).isEmpty)
        #expect(names("bib dylan", .artists).isEmpty)
    }

    @Test func `scores decrease, and the limit is respected`() {
        for term in ["s", "the", "love", "silver lantern"] {
            let found = catalog.search(term, type: .songs, limit: 25)
            #expect(found.map(\.score) == found.map(\.score).sorted(by: >))
            #expect(found.count <= 25)
            let more = catalog.search(term, type: .songs, limit: 50)
            #expect(Array(more.prefix(found.count)) == found)
        }
        #expect(catalog.search("the", type: .songs, limit: 0).isEmpty)
    }

    @Test func `every type can be searched`() {
        #expect(names("alternative", .appleCurators).contains("Apple Music Alternative"))
        #expect(names("opry", .curators) == ["Grand Ole Opry"])
        #expect(names("partying", .activities) == ["Partying"])
        #expect(names("ninja", .recordLabels) == ["Ninja Tune"])
        #expect(names("apple music 1", .stations).first == "Apple Music 1")
        #expect(names("today's hits", .playlists).first == "Today's Hits")
        #expect(names("todays hits", .playlists).first == "Today's Hits")
        #expect(names("dfmu", .musicVideos) == ["DFMU"])
        #expect(names("janet essentials", .playlists).isEmpty)
        #expect(names("michael jackson essentials", .playlists).first == "Michael Jackson Essentials")
    }

    @Test func `a song is found by its title with its artist or album`() {
        let found = names("thunder road springsteen", .songs)
        #expect(found == ["Thunder Road", "Thunder Road", "Thunder Road (Live)", "Thunder Road"])
        #expect(names("thunder road born to run", .songs) == ["Thunder Road", "Thunder Road"])
        #expect(names("thunder road hammersmith", .songs) == ["Thunder Road (Live)"])
    }

    @Test func `completions extend the typed text, most popular first`() {
        #expect(catalog.completions(of: "beach b", limit: 5).first == "beach bunny")
        #expect(catalog.completions(of: "Beach Bunny", limit: 5).first == "beach bunny")
        #expect(catalog.completions(of: "born to", limit: 10).contains("born to run"))
        let found = catalog.completions(of: "s", limit: 10)
        #expect(found.count == 10)
        #expect(found.allSatisfy { $0.hasPrefix("s") })
        #expect(catalog.completions(of: "", limit: 10).isEmpty)
        #expect(catalog.completions(of: "qqqq", limit: 10).isEmpty)
    }
}
