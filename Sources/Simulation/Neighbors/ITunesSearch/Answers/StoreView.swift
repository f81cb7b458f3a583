import AppleMusicAPI
import TonearmCatalog

/// The catalog as a storefront shows it, in a language.
struct StoreView: Sendable {
    let catalog: any Catalog
    let storefront: Storefront
    let language: String
    /// Whether explicit content is shown.
    var showsExplicit = true

    /// A record that the storefront has.
    struct Item: Sendable {
        let identifier: ResourceIdentifier
        let record: Record
    }

    /// Returns the record of an id; nil if the storefront lacks it, or if its id is not a number.
    func item(_ identifier: ResourceIdentifier) -> Item? {
        guard Int(recordID: identifier.id) != nil, let record = catalog.record(identifier), storefront.has(record),
            showsExplicit || record.contentRating != .explicit
        else { return nil }
        return Item(identifier: identifier, record: record)
    }

    /// Returns the first items of a list, without those that the storefront lacks.
    func items(of identifiers: some Sequence<ResourceIdentifier>, dropping offset: Int = 0, atMost limit: Int) -> [Item]
    {
        var items: [Item] = []
        var skipped = 0
        var seen: Set<ResourceIdentifier> = []
        for identifier in identifiers where seen.insert(identifier).inserted {
            guard let item = item(identifier) else { continue }
            if skipped < offset {
                skipped += 1
            } else if items.count < limit {
                items.append(item)
            } else {
                break
            }
        }
        return items
    }

    /// Returns the things of some types that belong to a thing, the most popular first.
    func related(_ types: [ResourceType], of owner: ResourceIdentifier) -> [ResourceIdentifier] {
        types.flatMap { type -> [ResourceIdentifier] in
            switch (owner.type, type) {
            case (type, type): []
            case (.artists, .albums): albums(ofArtist: owner)
            case (.albums, .songs), (.albums, .musicVideos):
                catalog.related("tracks", of: owner).filter { $0.type == type }
            default: catalog.related(type.rawValue, of: owner)
            }
        }
    }

    /// Returns an artist's albums by the rank of their most popular song, then those without a ranked song, newest
    /// first. The catalog has no popularity of albums.
    private func albums(ofArtist artist: ResourceIdentifier) -> [ResourceIdentifier] {
        let newest = catalog.related("albums", of: artist)
        var ranks: [String: Int] = [:]
        for (rank, song) in catalog.related("songs", of: artist).enumerated() {
            guard let album = catalog.song(song.id)?.albumID, ranks[album] == nil else { continue }
            ranks[album] = rank
        }
        return newest.enumerated().sorted { one, other in
            (ranks[one.element.id] ?? .max, one.offset) < (ranks[other.element.id] ?? .max, other.offset)
        }.map(\.element)
    }
}
