import AppleMusicAPI

extension GeneratedWorld {
    /// Returns an artist with all releases, songs and music videos, as store entries.
    /// - Parameter related: returns the targets of a relationship or a view.
    func entries(ofArtist index: Int, related: (String, ResourceIdentifier) -> [ResourceIdentifier]) -> [CatalogEntry] {
        let discography = discography(index)
        var names: [ResourceType: [String]] = [:]
        for type in [ResourceType.artists, .albums, .songs, .musicVideos] {
            names[type] = CatalogEntry.relationNames(of: type)
                .filter { !Record.isImplied($0, of: type) && !Record.isComputed($0, of: type) }
        }

        func entry(
            _ type: ResourceType, _ record: Record, _ popularity: Int, _ chart: CatalogEntry.ChartFacts? = nil
        ) -> CatalogEntry {
            let identifier = ResourceIdentifier(type, record.id)
            let relations = (names[type] ?? []).compactMap { name -> CatalogEntry.Relation? in
                let targets = related(name, identifier)
                return targets.isEmpty ? nil : CatalogEntry.Relation(name, targets)
            }
            return withEquivalents(
                CatalogEntry(type, record, popularity: popularity, chart: chart, relations: relations))
        }

        var entries = [entry(.artists, .artist(artist(index)), popularity(ofArtist: index))]
        let facts = facts(ofArtist: index)
        for release in discography.releases {
            guard let album = album(index, slot: release.slot) else { continue }
            let isCharted = release.kind != .clean && release.day <= Discography.edition
            entries.append(entry(.albums, .album(album), popularity(of: release), isCharted ? facts : nil))
            for track in 1...max(1, release.songCount) {
                guard let origin = origin(of: release, track: track),
                    let song = song(index, slot: release.slot, track: track)
                else { continue }
                let isFirst = isCharted && release.isFirstPlace && origin.slot == release.slot
                entries.append(
                    entry(
                        .songs, .song(song), popularity(origin) / (release.isFirstPlace ? 1 : 2), isFirst ? facts : nil)
                )
            }
        }
        for place in 0..<discography.musicVideoCount {
            guard let video = musicVideo(index, index: place + 1) else { continue }
            var facts = facts
            // The genre "Music Videos".
            facts.genres.append(31)
            entries.append(
                entry(.musicVideos, .musicVideo(video), popularity(ofMusicVideo: place + 1, artist: index), facts))
        }
        return entries
    }

    private func withEquivalents(_ entry: CatalogEntry) -> CatalogEntry {
        guard let place = Int(recordID: entry.record.id).flatMap(WorldNumber.init) else { return entry }
        let all = equivalents(of: place)
        if all.count < 2 { return entry }
        var entry = entry
        entry.equivalents = all.map { ResourceIdentifier(entry.type, $0.text) }
        entry.retired = all.filter(\.isRetired).map(\.text)
        return entry
    }

    private func facts(ofArtist index: Int) -> CatalogEntry.ChartFacts {
        let artist = artists[index]
        let genres = [artist.genre] + (artist.subgenre.map { [$0] } ?? [])
        return CatalogEntry.ChartFacts(genres: genres.withFamily, language: artist.language)
    }
}

extension WorldNumber {
    fileprivate var isRetired: Bool {
        switch self {
        case .retiredRelease, .retiredSong: true
        default: false
        }
    }
}

extension [Int] {
    /// The genres, with rock added for metal, which also has its own charts.
    var withFamily: [Int] { contains(1153) ? self + [21] : self }
}
