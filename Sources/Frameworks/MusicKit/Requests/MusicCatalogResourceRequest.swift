import AppleMusicAPI

/// A request for items of the catalog, by a property such as the id.
public struct MusicCatalogResourceRequest<MusicItemType>: Sendable
where MusicItemType: MusicItem, MusicItemType: Decodable {
    /// The maximum number of items; nil for the service's choice. A request by ids has no limit.
    public var limit: Int?
    /// The properties to load with the items.
    public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []
    /// Further options.
    public var options: [MusicCatalogResourceRequestOption] = []
    private let filter: CatalogFilter

    /// Creates a request for all top-level items, such as the main genres.
    public init() where MusicItemType: MusicCatalogTopLevelResourceRequesting { filter = .all }

    /// Creates a request for the items whose property equals a value.
    public init<Value>(
        matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value
    ) where MusicItemType: FilterableMusicItem {
        let name = FilterProbe.name(of: keyPath)
        let text = FilterProbe.text(of: value)
        filter = name == "id" && text != nil ? .id(text ?? "") : .values(name ?? "", text.map { [$0] } ?? [])
    }

    /// Creates a request for the items whose property equals one of several values.
    public init<Value>(
        matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]
    ) where MusicItemType: FilterableMusicItem {
        filter = .values(FilterProbe.name(of: keyPath) ?? "", values.compactMap { FilterProbe.text(of: $0) })
    }

    /// Sends the request.
    /// - Throws: `MusicDataRequest.Error` for an id that the catalog does not have, and the errors of every request.
    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        let query = CatalogQuery(
            filter: filter, limit: limit, properties: properties.map(\.place),
            findsEquivalents: options.contains(.findEquivalents))
        guard let kind = (MusicItemType.self as? any ResourceItem.Type)?.kind else {
            throw DecodingError.content("the catalog has no \(MusicItemType.self)")
        }
        let answer = try await query.answer(for: kind, in: try .required())
        return MusicCatalogResourceResponse(
            items: try MusicItemCollection(page: answer.page), equivalents: answer.equivalents)
    }
}

/// An option of a catalog request.
public struct MusicCatalogResourceRequestOption: Equatable, Sendable, CustomStringConvertible {
    /// The name of the option.
    public let description: String

    /// An option that finds the equivalents of the requested items in this storefront.
    public static let findEquivalents = MusicCatalogResourceRequestOption(description: "findEquivalents")
}

/// The answer to a catalog request.
public struct MusicCatalogResourceResponse<MusicItemType>: Sendable where MusicItemType: MusicItem {
    /// The items, in the order of the request. Unknown ids are left out.
    public let items: MusicItemCollection<MusicItemType>
    /// The ids of equivalent items, by the requested ids that they replace.
    private let equivalents: [String: String]

    init(items: MusicItemCollection<MusicItemType>, equivalents: [String: String]) {
        self.items = items
        self.equivalents = equivalents
    }

    /// Returns the item for a requested id; an equivalent item has a different id.
    public func item(for id: MusicItemID) -> MusicItemType? {
        let found = equivalents[id.rawValue] ?? id.rawValue
        return items.first { $0.id.rawValue == found }
    }
}

extension MusicCatalogResourceResponse: Equatable where MusicItemType: Equatable {}
extension MusicCatalogResourceResponse: Hashable where MusicItemType: Hashable {}

extension MusicCatalogResourceResponse: Decodable where MusicItemType: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init(items: try MusicItemCollection(from: decoder), equivalents: [:])
    }
}

extension MusicCatalogResourceResponse: Encodable where MusicItemType: Encodable {
    public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

extension MusicCatalogResourceResponse: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "MusicCatalogResourceResponse<\(MusicItemType.self)>(\n  items: \(items)\n)" }
    /// A description of the value.
    public var debugDescription: String { description }
}
