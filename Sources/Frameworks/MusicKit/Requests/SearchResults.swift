import AppleMusicAPI

/// The groups of an answer to a search, by their types in the service.
struct SearchResults {
    let groups: [String: ItemValue]

    init(_ answer: ItemValue) throws {
        guard let groups = answer["results"]?.object else { throw DecodingError.content("the answer has no results") }
        self.groups = groups
    }

    /// Returns the items of a type; empty if the type was not requested.
    /// - Parameter types: the Swift names of the requested types; nil for all.
    func items<Item: ResourceItem>(types: Set<String>?) -> MusicItemCollection<Item> {
        if let types, !types.contains(Item.kind.name) { return [] }
        var items: [Item] = []
        var next: String?
        for type in Item.kind.types {
            guard let group = groups[type] else { continue }
            let page: MusicItemCollection<Item> = Self.page(group)
            items += page
            next = next ?? group["next"]?.string
        }
        return MusicItemCollection(items, next: next)
    }

    func page<Item: MusicItem & Decodable>(_ name: String) -> MusicItemCollection<Item> {
        groups[name].map(Self.page) ?? []
    }

    /// Returns the items of a group, without those that cannot be read.
    private static func page<Item: MusicItem & Decodable>(_ group: ItemValue) -> MusicItemCollection<Item> {
        let items = (group["data"]?.array ?? []).compactMap { try? $0.decoded(as: Item.self) }
        return MusicItemCollection(items, next: group["next"]?.string)
    }
}

extension ItemKind {
    /// Returns the service's catalog types for Swift types, separated by commas, without duplicates.
    static func names(of types: [any MusicItem.Type]) -> String {
        var names: [String] = []
        for type in kinds(of: types).flatMap(\.catalogTypes) where !names.contains(type) { names.append(type) }
        return names.joined(separator: ",")
    }

    /// Returns the service's library types for Swift types, separated by commas.
    static func libraryNames(of types: [any MusicItem.Type]) -> String {
        kinds(of: types).compactMap(\.libraryType).joined(separator: ",")
    }

    /// Returns the Swift names of types, without types that are not resources.
    static func all(of types: [any MusicItem.Type]) -> [String] { kinds(of: types).map(\.name) }

    private static func kinds(of types: [any MusicItem.Type]) -> [ItemKind] {
        types.compactMap { ($0 as? any ResourceItem.Type)?.kind }
    }
}

/// Returns the parameters of a page.
func paging(_ limit: Int?, _ offset: Int?) -> [QueryItem] {
    [("limit", limit), ("offset", offset)].compactMap { name, number in number.map { QueryItem(name, "\($0)") } }
}
