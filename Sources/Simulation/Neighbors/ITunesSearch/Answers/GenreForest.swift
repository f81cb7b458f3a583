import AppleMusicAPI
import TonearmCatalog

/// The genre service: every root with its subgenres, or one genre. Ids are those of the catalog.
struct GenreForest {
    let catalog: any Catalog
    let language: String
    var storefront = "us"

    /// The roots of other media in the service's order. Of these, only that of apps has subgenres here.
    private static let otherRoots = [
        ("26", "Podcasts", "podcasts"), ("31", "Music Videos", "music-videos"), ("32", "TV Shows", "tv-shows"),
        ("33", "Movies", "movies"), (AppGenre.root.id, AppGenre.root.name, "ios"), ("38", "Books", "books"),
        ("50000024", "Audiobooks", "audiobooks"),
    ]

    /// Returns all roots.
    func all() -> JSONObject {
        var object = JSONObject()
        object.append(GenreRecord.rootID, genre(GenreRecord.rootID).map(JSON.object))
        for (id, name, path) in Self.otherRoots {
            if id == AppGenre.root.id {
                object.append(id, .object(AppGenre.root.json(in: storefront)))
                continue
            }
            let url = "https://itunes.apple.com/\(storefront)/genre/\(path)/id\(id)"
            object.append(id, ["name": .string(name), "id": .string(id), "url": .string(url)])
        }
        return object
    }

    /// Returns the genre with an id, by its id; empty for an unknown id.
    func only(_ id: String) -> JSONObject {
        var object = JSONObject()
        if let genre = genre(id) {
            object.append(id, .object(genre))
        } else if let app = AppGenre.root.genre(id) {
            object.append(id, .object(app.json(in: storefront)))
        } else {
            object.append(id, all()[id])
        }
        return object
    }

    /// Returns the id of the genre with an id or a name. The words of the name may be in any order.
    func id(of text: String) -> String? {
        if catalog.genre(text) != nil { return text }
        let words = Set(SearchText(text).words)
        return nodes.first { node in
            ([node.name] + GenreRecord.names(of: node.id)).contains { Set(SearchText($0).words) == words }
        }?.id
    }

    private struct Node {
        let id: String
        let name: String
        let parent: String?
    }

    /// Every genre, listed ones first.
    private var nodes: [Node] {
        var seen: Set<String> = []
        return (catalog.genres + GenreRecord.idsBelowListed.compactMap(catalog.genre)).compactMap { genre in
            guard seen.insert(genre.id).inserted else { return nil }
            return Node(id: genre.id, name: genre.name.text(in: language), parent: genre.parentID)
        }
    }

    private func genre(_ id: String) -> JSONObject? {
        let nodes = nodes
        guard let node = nodes.first(where: { $0.id == id }) else { return nil }
        let children = Dictionary(grouping: nodes) { $0.parent ?? "" }
        var above: [String] = []
        var parent = node.parent
        while let id = parent, above.count < Self.deepest, let next = nodes.first(where: { $0.id == id }) {
            above.insert(next.name, at: 0)
            parent = next.parent
        }
        return object(node, children, above: above)
    }

    /// The most levels of the tree. An imported catalog could contain a circle.
    private static let deepest = 10

    /// - Parameter names: the names of the genres above, outermost first.
    private func object(_ node: Node, _ children: [String: [Node]], above names: [String]) -> JSONObject {
        let path = (names + [node.name]).map(Self.word).joined(separator: "-")
        let store = "https://itunes.apple.com"
        let charts = "\(store)/WebObjects/MZStoreServices.woa/ws/charts?cc=\(storefront)&g=\(node.id)&name="
        var object = JSONObject([
            ("name", .string(node.name)), ("id", .string(node.id)),
            ("url", .string("\(store)/\(storefront)/genre/\(path)/id\(node.id)")),
            (
                "rssUrls",
                [
                    "topAlbums": .string("\(store)/\(storefront)/rss/topalbums/genre=\(node.id)/json"),
                    "topSongs": .string("\(store)/\(storefront)/rss/topsongs/genre=\(node.id)/json"),
                ]
            ), ("chartUrls", ["albums": .string(charts + "Albums"), "songs": .string(charts + "Songs")]),
        ])
        let below = names.count < Self.deepest ? children[node.id] ?? [] : []
        if below.isEmpty { return object }
        var subgenres = JSONObject()
        for child in below {
            subgenres.append(child.id, .object(self.object(child, children, above: names + [node.name])))
        }
        object.append("subgenres", .object(subgenres))
        return object
    }

    /// Returns a name as a part of an address: `r-b-soul`.
    private static func word(_ name: String) -> String {
        SearchText(name).words.map { PercentEncoding.encodeSegment($0) }.joined(separator: "-")
    }
}
