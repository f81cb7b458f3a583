import AppleMusicAPI
import TonearmCatalog

/// The lookup: things by their ids or codes, each followed by what belongs to it.
struct StoreLookup {
    let view: StoreView
    let query: SearchQuery

    func items() -> [StoreView.Item] {
        view.items(of: keys(), atMost: .max).flatMap { item in [item] + related(to: item) }
    }

    /// Returns the things that the request names, in its order.
    private func keys() -> [ResourceIdentifier] {
        SearchParameter.keysOfLookup.flatMap { parameter in
            query.list(parameter).flatMap { code in things(code, parameter) }
        }
    }

    private func things(_ code: String, _ parameter: SearchParameter) -> [ResourceIdentifier] {
        switch parameter {
        case .id: thing(id: code).map { [$0] } ?? []
        case .amgArtist: GuideNumber.id(code).map { [ResourceIdentifier(.artists, $0)] } ?? []
        case .amgAlbum: GuideNumber.id(code).map { [ResourceIdentifier(.albums, $0)] } ?? []
        case .amgVideo: GuideNumber.id(code).map { [ResourceIdentifier(.musicVideos, $0)] } ?? []
        case .upc: view.catalog.identifiers(upc: code).map { ResourceIdentifier(.albums, $0) }
        case .isrc:
            [ResourceType.songs, .musicVideos].flatMap { type in
                view.catalog.identifiers(isrc: code.uppercased(), in: type).map { ResourceIdentifier(type, $0) }
            }
        // The catalog has no books and no apps.
        default: []
        }
    }

    /// Ids are unique among the types of music.
    private func thing(id: String) -> ResourceIdentifier? {
        [ResourceType.artists, .albums, .songs, .musicVideos].map { ResourceIdentifier($0, id) }
            .first { view.item($0) != nil }
    }

    /// Returns what belongs to a thing, by popularity, or with `sort=recent` the newest first.
    private func related(to item: StoreView.Item) -> [StoreView.Item] {
        guard let types = query.types, !types.isEmpty else { return [] }
        let related = view.related(types, of: item.identifier)
        guard query[.sort] == "recent" else { return view.items(of: related, atMost: query.number(.limit)) }
        let dated = view.items(of: related, atMost: .max).enumerated().sorted { one, other in
            (other.element.record.releaseDate ?? "", one.offset) < (one.element.record.releaseDate ?? "", other.offset)
        }
        return dated.prefix(query.number(.limit)).map(\.element)
    }
}

/// Numbers that stand for those of the All Music Guide, which the catalog does not have: an id with a prefix that no
/// real number has.
enum GuideNumber {
    private static let base = 900_000_000_000

    /// Returns the number of an artist or an album.
    static func of(_ id: String) -> Int? { Int(recordID: id).map { base + $0 } }

    /// Returns the id of a number; nil for a real number of the guide.
    static func id(_ text: String) -> String? {
        guard text.utf8.count < 18, let number = Int(text), number > base else { return nil }
        return String(number - base)
    }
}
