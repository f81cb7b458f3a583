import AppleMusicAPI

/// A catalog of any size: the built-in one with its own ids, and blocks of further invented artists.
package struct LargerCatalog {
    private let songs: Int
    private let seed: UInt64
    /// The first part of the larger catalog.
    package let base = BuiltInCatalog()

    /// The accepted numbers of songs.
    package static let sizes = 1...10_000_000

    /// - Parameters:
    ///   - songs: the minimum number of songs. The built-in catalog is always included, and artists are complete.
    ///   - seed: the seed of everything outside the built-in catalog.
    package init(songs: Int, seed: UInt64) {
        self.songs = songs
        self.seed = seed
    }

    /// Passes every entry, in an order that depends only on the seed.
    package func entries(_ body: (CatalogEntry) throws -> Void) rethrows {
        var count = 0
        var lists: [CatalogEntry] = []
        try base.entries { entry in
            if entry.type == .songs { count += 1 }
            // These entries list others that follow.
            if [.recordLabels, .curators, .appleCurators, .activities].contains(entry.type) {
                lists.append(entry)
            } else {
                try body(entry)
            }
        }
        var releases = LabelReleases()
        var playlists: [ResourceIdentifier: [ResourceIdentifier]] = [:]
        var number = 1
        while count < songs, number <= InventedBlock.limit {
            let block = InventedBlock(number, seed: seed)
            for artist in block.world.artists.indices where count < songs {
                for entry in block.entries(ofArtist: artist) {
                    if entry.type == .songs { count += 1 }
                    releases.add(entry)
                    if entry.type == .playlists,
                        let curator = entry.relations.first(where: { $0.name == "curator" })?.targets.first
                    {
                        playlists[curator, default: []].append(entry.identifier)
                    }
                    try body(entry)
                }
            }
            number += 1
        }
        for entry in lists {
            try body(releases.completed(entry, base: base, playlists: playlists[entry.identifier] ?? []))
        }
    }
}

/// The best-known and the latest releases of each label; a label's views contain fifty.
private struct LabelReleases {
    private var top: [String: [(key: String, album: ResourceIdentifier)]] = [:]
    private var latest: [String: [(key: String, album: ResourceIdentifier)]] = [:]

    static let length = 50

    mutating func add(_ entry: CatalogEntry) {
        guard case .album(let album) = entry.record, album.contentRating != .clean,
            let label = entry.relations.first(where: { $0.name == "record-labels" })?.targets.first?.id
        else { return }
        LabelReleases.enter((LabelReleases.key(entry.popularity), entry.identifier), in: &top[label, default: []])
        LabelReleases.enter((album.releaseDate ?? "", entry.identifier), in: &latest[label, default: []])
    }

    /// Returns a popularity as text with the same sort order.
    private static func key(_ popularity: Int) -> String { String(popularity + 10_000) }

    private static func enter(
        _ entry: (key: String, album: ResourceIdentifier), in list: inout [(key: String, album: ResourceIdentifier)]
    ) {
        list.append(entry)
        if list.count >= length * 4 { list = first(list) }
    }

    private static func first(
        _ list: [(key: String, album: ResourceIdentifier)]
    ) -> [(key: String, album: ResourceIdentifier)] {
        Array(list.sorted { ($0.key, $1.album.id) > ($1.key, $0.album.id) }.prefix(length))
    }

    /// Returns a label or curator, with the blocks' resources added to its lists.
    func completed(_ entry: CatalogEntry, base: BuiltInCatalog, playlists: [ResourceIdentifier]) -> CatalogEntry {
        var entry = entry
        for index in entry.relations.indices {
            let relation = entry.relations[index]
            switch (entry.type, relation.name) {
            case (.recordLabels, "top-releases"), (.recordLabels, "latest-releases"):
                let isTop = relation.name == "top-releases"
                guard let added = (isTop ? top : latest)[entry.record.id] else { continue }
                let own = relation.targets.map { album in
                    (
                        key: isTop
                            ? LabelReleases.key(base.popularity(ofAlbum: album.id))
                            : base.album(album.id)?.releaseDate ?? "", album: album
                    )
                }
                entry.relations[index].targets = LabelReleases.first(own + added).map(\.album)
            case (_, "playlists"): entry.relations[index].targets += playlists
            default: break
            }
        }
        return entry
    }
}

extension BuiltInCatalog {
    fileprivate func popularity(ofAlbum id: String) -> Int {
        guard let number = Int(recordID: id) else { return 1 }
        guard case .release(let artist, let slot) = WorldNumber(number) else { return recorded.popularity(of: number) }
        return world.discography(artist)[slot].map(world.popularity(of:)) ?? 1
    }
}
