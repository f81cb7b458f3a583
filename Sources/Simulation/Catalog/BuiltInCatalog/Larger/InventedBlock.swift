import AppleMusicAPI

/// A block of invented artists: as many as the built-in catalog's, with other names, music and ids.
///
/// A block is a world with shifted numbers. Relationships stay inside it, so a catalog of any size is made block by
/// block.
struct InventedBlock {
    /// The one-based number of the block.
    let number: Int
    let world: GeneratedWorld

    /// The first id of larger catalogs; these ids have eleven digits.
    static let first = 10_000_000_000
    /// The distance between the ids of blocks; a world uses 10,000 numbers an artist.
    static let step = 2_000_000
    /// The number of blocks with ids of eleven digits.
    static let limit = 40_000

    init(_ number: Int, seed: UInt64) {
        self.number = number
        let draw = KeyedRandom(seed)[number]
        world = GeneratedWorld(seed: draw.value, roster: .invented(draw[.identifier]))
    }

    /// Returns an artist with all its resources, including a playlist of its best-known songs.
    func entries(ofArtist index: Int) -> [CatalogEntry] {
        let playlist = playlist(ofArtist: index)
        var albums: Set<String> = []
        for track in playlist.relations.first(where: { $0.name == "tracks" })?.targets ?? [] {
            if let number = Int(recordID: track.id) { albums.insert(String(number / 100 * 100)) }
        }
        let entries = world.entries(ofArtist: index) { name, resource in
            switch (resource.type, name) {
            case (.artists, "playlists"), (.artists, "featured-playlists"): return [playlist.identifier]
            case (.albums, "appears-on"): return albums.contains(resource.id) ? [playlist.identifier] : []
            default: break
            }
            return Int(recordID: resource.id).flatMap(WorldNumber.init).flatMap { world.related(name, of: $0) } ?? []
        }
        return (entries + [playlist]).map(moved)
    }

    private func playlist(ofArtist index: Int) -> CatalogEntry {
        let model = WorldPlaylist.essentials(artist: index)
        var playlist = world.playlist(model)
        playlist.id = WorldPlaylist.id(ofIndex: 1_000_000 + number * 1000 + index)
        return CatalogEntry(
            .playlists, .playlist(playlist), popularity: world.popularity(of: model),
            chart: CatalogEntry.ChartFacts(genres: world.genres(of: model).withFamily, language: "en"),
            relations: [
                CatalogEntry.Relation("curator", [WorldCurator.all[world.curator(of: model)].identifier]),
                CatalogEntry.Relation("tracks", world.tracks(of: model)),
            ])
    }

    // MARK: Shifting ids

    /// Returns the entry with the block's ids and codes in place of the world's.
    private func moved(_ entry: CatalogEntry) -> CatalogEntry {
        var entry = entry
        switch entry.record {
        case .artist(var artist):
            artist.id = moved(artist.id)
            entry.record = .artist(artist)
        case .album(var album):
            album.id = moved(album.id)
            album.artistIDs = album.artistIDs.map(moved)
            album.upc = album.upc.flatMap(moved(upc:))
            entry.record = .album(album)
        case .song(var song):
            song.id = moved(song.id)
            song.artistIDs = song.artistIDs.map(moved)
            song.albumID = song.albumID.map(moved)
            song.isrc = song.isrc.flatMap(moved(isrc:))
            entry.record = .song(song)
        case .musicVideo(var video):
            video.id = moved(video.id)
            video.artistIDs = video.artistIDs.map(moved)
            video.isrc = video.isrc.flatMap(moved(isrc:))
            entry.record = .musicVideo(video)
        default: break
        }
        for index in entry.relations.indices {
            for place in entry.relations[index].targets.indices {
                entry.relations[index].targets[place].id = moved(entry.relations[index].targets[place].id)
            }
        }
        for index in entry.equivalents.indices { entry.equivalents[index].id = moved(entry.equivalents[index].id) }
        entry.retired = entry.retired.map(moved)
        return entry
    }

    /// Returns a shifted id of an artist, release, song or music video; other ids are unchanged.
    private func moved(_ id: String) -> String {
        guard let number = Int(recordID: id), WorldNumber(number) != nil else { return id }
        return String(number - WorldNumber.first + InventedBlock.first + self.number * InventedBlock.step)
    }

    /// Returns the artist's index among those of all blocks.
    private func place(_ artist: Int) -> Int { (number - 1) * world.artists.count + artist }

    /// Returns a shifted ISRC. The registrant is the artist's index in base 36, the designation the release's slot and
    /// the track. An overflow of the three characters goes before the slot.
    private func moved(isrc: String) -> String? {
        guard let code = WorldCodes.place(isrc: isrc) else { return nil }
        let place = place(code.artist)
        let registrants = 36 * 36 * 36
        let registrant = WorldCodes.digits(place % registrants, count: 3, base: 36)
        let designation = place / registrants * 10_000 % 100_000 + code.slot * 100 + code.track
        return
            "\(isrc.prefix(2))\(registrant)\(isrc.dropFirst(5).prefix(2))\(WorldCodes.digits(designation, count: 5))"
    }

    private func moved(upc: String) -> String? {
        guard let code = WorldCodes.place(upc: upc) else { return nil }
        return WorldCodes.upc(
            artist: world.artists.count + place(code.artist), slot: code.slot, isEuropean: upc.utf8.count == 13)
    }
}

extension WorldRoster {
    /// Makes the artists of a block: number, genres, languages and labels are those of the built-in catalog, names and
    /// years differ.
    static func invented(_ draw: KeyedRandom) -> WorldRoster {
        let names = WorldArtist.all.map { name(of: $0, draw[$0.index]) }
        // A performer of a composer's works plays those of the block's own composer.
        let composers = Dictionary(
            WorldArtist.all.map { ($0.name.standard, names[$0.index].standard) },
            uniquingKeysWith: { first, _ in first })
        return WorldRoster(
            WorldArtist.all.map { model in
                var artist = model
                artist.name = names[model.index]
                artist.since = min(2023, max(1950, model.since - 9 + draw[model.index][1].below(19)))
                artist.composer = model.composer.map { composers[$0] ?? $0 }
                return artist
            })
    }

    /// The genres in which most artists are people rather than groups.
    private static let personal: Set<Int> = [2, 3, 5, 6, 10, 11, 14, 15, 16, 18, 53, 50_000_061, 50_000_064]

    private static func name(of model: WorldArtist, _ draw: KeyedRandom) -> LocalizedText {
        let words = NameLists.words(of: model.language)
        let isPerson = words.openings.isEmpty || draw[2].isTrue(percent: personal.contains(model.genre) ? 70 : 25)
        let halves =
            isPerson
            ? [draw[3].pick(words.first), draw[4].pick(words.last)]
            : [draw[5].pick(words.openings), draw[6].pick(words.closings)]
        let ordered = isPerson && words.isLastFirst ? Array(halves.reversed()) : halves
        let space = isPerson || !words.space.isEmpty ? words.space : draw[7].isTrue(percent: 25) ? "の" : ""
        var text = ordered.map(\.text).joined(separator: model.language == "ja" ? space : words.space)
        if !isPerson, NameLists.isEnglish(model.language), draw[7].isTrue(percent: 40) { text = "The " + text }
        guard halves.contains(where: { $0.latin != nil }) else { return LocalizedText(text) }
        return LocalizedText(text, ["en": halves.map { $0.latin ?? $0.text }.joined(separator: " ")])
    }
}

extension NameLists {
    /// Returns whether artists' names in a language consist of English words.
    static func isEnglish(_ language: String) -> Bool {
        ["en", "spoken", "kids", "instrumental", "classical"].contains(language)
    }
}
