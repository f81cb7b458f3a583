import AppleMusicAPI

/// A list of items, with access to the further items of the service.
public struct MusicItemCollection<MusicItemType: MusicItem>: Sendable {
    private(set) var items: [MusicItemType]
    /// The title of a view, such as `Singles & EPs`; nil for other lists.
    public internal(set) var title: String?
    /// The path and query of the next page, with the parameters of the first; nil at the end.
    private(set) var next: String?
    /// The path of the list itself.
    let href: String?

    /// Creates a collection without further items.
    public init<S: Sequence>(_ elements: S) where S.Element == MusicItemType {
        self.init(Array(elements), title: nil, next: nil)
    }

    init(_ items: [MusicItemType], title: String? = nil, next: String?, href: String? = nil) {
        self.items = items
        self.title = title
        self.next = next
        self.href = href
    }

    /// Whether the service has further items.
    public var hasNextBatch: Bool { next != nil }

    /// Appends the items of another collection, and takes over its next batch.
    public static func += (lhs: inout Self, rhs: Self) {
        lhs.items += rhs.items
        lhs.next = rhs.next
    }

    /// Returns nil. Only lists of the service have further items, and those items are decodable.
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }
}

extension MusicItemCollection where MusicItemType: Decodable {
    /// Fetches the items after the last item.
    /// - Parameter limit: the number of items; nil for as many as the list had.
    /// - Returns: nil at the end of the list.
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? {
        guard let next else { return nil }
        var request = Request(.get, next)
        if let limit { request = request.setting("limit", to: "\(limit)") }
        let answer = try await KitWorld.required().value(of: request)
        guard let page = answer.firstPage else { return nil }
        var batch = try MusicItemCollection(
            page: page, from: request.value(of: "offset").flatMap { Int($0) } ?? items.count, path: request.path)
        batch.title = title
        return batch
    }

    /// Reads a page of the service, without items of other types and items that have no attributes.
    /// - Parameters:
    ///   - first: the position of the first item in the list.
    ///   - path: the path of the list, if the page does not contain it.
    /// - Throws: `DecodingError` for a page without items, and the errors of a client's own items.
    init(page: ItemValue, from first: Int = 0, path: String? = nil) throws {
        guard let elements = page["data"]?.array ?? page.array else {
            throw DecodingError.content("MusicItemCollection: the object has no data")
        }
        let list = page["href"]?.string ?? path
        var items: [MusicItemType] = []
        items.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() where Self.accepts(element) {
            if let type = MusicItemType.self as? any PositionedItem.Type,
                let item = try type.init(value: element, position: first + index, path: list) as? MusicItemType
            {
                items.append(item)
            } else {
                items.append(try element.decoded(as: MusicItemType.self))
            }
        }
        self.init(
            items, title: page["attributes"]?["title"]?.string ?? page["name"]?.string, next: page["next"]?.string,
            href: page["href"]?.string)
    }

    /// Returns true if an element can be an item. A client's own type decides by decoding.
    private static func accepts(_ element: ItemValue) -> Bool {
        guard MusicItemType.self is any ValueDecodable.Type else { return true }
        if element["attributes"] == nil { return false }
        guard let kind = (MusicItemType.self as? any ResourceItem.Type)?.kind, let type = element["type"]?.string else {
            return (try? element.decoded(as: MusicItemType.self)) != nil
        }
        return kind.includes(type, element["attributes"])
    }

    /// Reads a page inside of an item.
    /// - Returns: nil if the page has only identifiers, so that its items are not loaded.
    init?(loaded page: ItemValue) {
        guard let collection = try? Self(page: page) else { return nil }
        let elements = page["data"]?.array ?? []
        if collection.isEmpty, !elements.isEmpty, elements.allSatisfy({ $0["attributes"] == nil }) { return nil }
        self = collection
    }
}

extension MusicItemCollection: ValueDecodable, Decodable where MusicItemType: Decodable {
    init(value: ItemValue) throws { try self.init(page: value) }

    /// Decodes a page. A client's own items are decoded by the decoder itself, with its strategies, its `userInfo` and
    /// its path.
    public init(from decoder: any Decoder) throws {
        if MusicItemType.self is any ValueDecodable.Type {
            try self.init(page: ItemValue(from: decoder))
        } else {
            try self.init(ownItemsOf: decoder)
        }
    }

    private init(ownItemsOf decoder: any Decoder) throws {
        guard let page = try? decoder.container(keyedBy: PageKeys.self) else {
            self.init(try [MusicItemType](from: decoder))
            return
        }
        let attributes = try page.decodeIfPresent([String: ItemValue].self, forKey: .attributes)
        self.init(
            try page.decode([MusicItemType].self, forKey: .data),
            title: try attributes?["title"]?.string ?? page.decodeIfPresent(String.self, forKey: .name),
            next: try page.decodeIfPresent(String.self, forKey: .next),
            href: try page.decodeIfPresent(String.self, forKey: .href))
    }
}

/// The members of a page.
private enum PageKeys: String, CodingKey { case data, next, href, attributes, name }

extension MusicItemCollection: Encodable where MusicItemType: Encodable {
    private enum CodingKeys: String, CodingKey { case data, next, href, attributes }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .data)
        try container.encodeIfPresent(next, forKey: .next)
        try container.encodeIfPresent(href, forKey: .href)
        if let title { try container.encode(["title": title], forKey: .attributes) }
    }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}

extension MusicItemCollection: RandomAccessCollection, ExpressibleByArrayLiteral {
    /// A position.
    public typealias Index = Array<MusicItemType>.Index
    /// All positions.
    public typealias Indices = Array<MusicItemType>.Indices
    /// A part of the collection.
    public typealias SubSequence = ArraySlice<MusicItemType>

    public init(arrayLiteral elements: MusicItemType...) { self.init(elements) }

    /// The position of the first element.
    public var startIndex: Index { items.startIndex }
    /// The position after the last element.
    public var endIndex: Index { items.endIndex }
    /// The element at a position.
    public subscript(position: Index) -> MusicItemType { items[position] }
    /// The elements at a range of positions.
    public subscript(bounds: Range<Index>) -> ArraySlice<MusicItemType> { items[bounds] }
    /// The positions of all elements.
    public var indices: Indices { items.indices }
}

extension MusicItemCollection: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        "MusicItemCollection<\(MusicItemType.self)>(\n"
            + (title.map { "  title: \"\($0)\"\n" } ?? "")
            + "  items: [\n" + items.map { "    \($0)" }.joined(separator: ",\n") + "\n  ]\n)"
    }
    /// A description of the value, for debugging.
    public var debugDescription: String { description }
}

extension ItemValue {
    /// The first page of an answer: the answer itself, or a page inside of its results.
    var firstPage: ItemValue? {
        if self["data"] != nil { return self }
        let groups = self["results"]?.object.map { Array($0.values) } ?? []
        return groups.lazy.compactMap { $0["data"] == nil ? $0.array?.first : $0 }.first { $0["data"] != nil }
    }
}

extension Array: ValueDecodable where Element: ValueDecodable {
    init(value: ItemValue) throws {
        guard let elements = value.array else { throw DecodingError.content("the value is not an array") }
        self = try elements.map { try Element(value: $0) }
    }
}
