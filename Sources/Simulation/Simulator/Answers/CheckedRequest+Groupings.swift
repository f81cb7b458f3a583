import AppleMusicAPI
import TonearmCatalog

/// The start page of the web player as editorial groupings: a grouping has a tab, a tab has shelves, and a shelf has
/// resources. Its form is that which web clients read; which shelves there are is ours.
extension CheckedRequest {
    /// The page that the simulator has.
    private static let pageName = "music"
    /// The kind of a shelf of albums, playlists or videos, of a list of songs, and of the tab itself.
    private static let (shelf, songs, tab) = ("326", "327", "382")
    /// The ids of the grouping and its tab; those of shelves follow.
    private static let firstID = 9_900_000_000

    func groupings() -> JSON {
        guard query.text("name") ?? Self.pageName == Self.pageName else { return page([], next: nil) }
        let shelves = shelves.enumerated().map { element(Self.firstID + 2 + $0.offset, $0.element) }
        let tab = Self.element(
            Self.firstID + 1, ["editorialElementKind": .string(Self.tab), "name": .string("Browse")],
            ("children", shelves))
        let grouping: JSON = [
            "id": .string(String(Self.firstID)), "type": "groupings",
            "href": .string(path + QueryItem.linkText([QueryItem("name", Self.pageName)] + languageItem)),
            "attributes": ["name": .string(Self.pageName)], "relationships": ["tabs": ["data": [tab]]],
        ]
        return page([grouping], next: nil)
    }

    /// A row of resources with a title.
    private struct Shelf {
        let kind: String
        let title: String
        let type: ResourceType
        let content: [ResourceIdentifier]
    }

    private var shelves: [Shelf] {
        let charts = [ResourceType.albums, .playlists, .songs, .musicVideos].map { type in
            Shelf(
                kind: type == .songs ? Self.songs : Self.shelf, title: Titles.chart(type, in: language), type: type,
                content: catalog.chart(
                    of: type, genre: GenreRecord.rootID, storefront: storefront.id, until: era.lastChartedYear))
        }
        let cities = Shelf(
            kind: Self.shelf, title: Titles.text("city-charts", in: language), type: .playlists,
            content: catalog.chartPlaylists(.cities, storefront: storefront.id))
        return (charts + [cities]).filter { era.charts($0.type) && !$0.content.isEmpty }
    }

    private func element(_ id: Int, _ shelf: Shelf) -> JSON {
        let size = query.inlineLimit("contents", Endpoint.shelfLimit)
        let rows = builder.slice(of: shelf.content, size: size).elements
        return Self.element(
            id,
            [
                "editorialElementKind": .string(shelf.kind), "name": .string(shelf.title),
                "resourceTypes": [.string(shelf.type.rawValue)],
            ], ("contents", rows.map { builder.resource($0, as: .listed) }))
    }

    private static func page(_ data: [JSON]) -> JSON { ["data": .array(data)] }

    private static func element(_ id: Int, _ attributes: JSON, _ content: (name: String, data: [JSON])) -> JSON {
        [
            "id": .string(String(id)), "type": "editorial-elements", "attributes": attributes,
            "relationships": .object(JSONObject([(content.name, page(content.data))])),
        ]
    }
}
