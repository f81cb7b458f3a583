import AppleMusicAPI

/// Names in the form that users type, in alphabetical order, for the suggestions of a search box.
struct Completions: Sendable {
    private let entries: [Entry]

    private struct Entry: Sendable {
        let letters: [UInt32]
        let text: String
        let popularity: Int
    }

    init(_ catalog: BuiltInCatalog) {
        var names: [String: Int] = [:]
        func add(_ name: LocalizedText, _ popularity: Int) {
            for text in [name.standard] + name.translations.values {
                let typed = TypedTerm.text(text)
                if typed.isEmpty { continue }
                names[typed] = max(names[typed] ?? 0, popularity)
            }
        }
        let recorded = catalog.recorded
        for (number, row) in RecordedTables.artists.numbered {
            add(LocalizedText(row[.name]), 500 + recorded.popularity(of: number))
        }
        for (number, row) in RecordedTables.albums.numbered where RecordedEditions.isListed(.albums, number) {
            add(LocalizedText(row[.name]), recorded.popularity(of: number))
        }
        let songs = RecordedTables.songs
        for line in 0..<songs.count {
            let popularity = recorded.popularity(of: songs.number(ofLine: line))
            if popularity >= TypedTerm.leastPopularityOfSongs { add(LocalizedText(songs[line][.name]), popularity) }
        }
        let world = catalog.world
        for artist in WorldArtist.all {
            add(artist.name, 500 + world.popularity(ofArtist: artist.index))
            for release in world.discography(artist.index).albums {
                add(world.name(of: release), world.popularity(of: release))
                let hit = GeneratedWorld.Origin(artist: artist.index, slot: release.slot, track: world.hit(of: release))
                add(world.name(hit), world.popularity(hit))
            }
        }
        entries = names.map { Entry(letters: $0.key.unicodeScalars.map(\.value), text: $0.key, popularity: $0.value) }
            .sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
    }

    func beginning(with term: String, limit: Int) -> [String] {
        let letters = TypedTerm.text(term, keepsEnd: true).unicodeScalars.map(\.value)
        guard !letters.isEmpty, limit > 0 else { return [] }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].letters.lexicographicallyPrecedes(letters) { low = middle + 1 } else { high = middle }
        }
        return entries[low...].prefix { $0.letters.starts(with: letters) }
            .sorted { ($0.popularity, $1.text) > ($1.popularity, $0.text) }
            .prefix(limit).map(\.text)
    }
}
