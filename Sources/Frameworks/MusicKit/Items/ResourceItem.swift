/// A description of an item type: its names in the service and its printed attributes.
struct ItemKind: Sendable {
    /// The Swift name: `Album`.
    let name: String
    /// The types in the service, the catalog's first.
    let types: [String]
    /// The labels and attributes of the printed form.
    let printed: [(label: String, attribute: String)]
    /// The accepted values of the attribute `kind` of `apple-curators`; nil for other types.
    var accepts: (@Sendable (String?) -> Bool)?

    init(
        _ name: String, _ types: [String], printed: [(String, String)],
        accepts: (@Sendable (String?) -> Bool)? = nil
    ) {
        self.name = name
        self.types = types
        self.printed = printed.map { (label: $0.0, attribute: $0.1) }
        self.accepts = accepts
    }

    /// The types in catalog paths.
    var catalogTypes: [String] { types.filter { !$0.hasPrefix("library-") } }
    /// The type in library paths; nil if a library has no such items.
    var libraryType: String? { types.first { $0.hasPrefix("library-") } }

    /// Returns true if a resource of a type with these attributes is an item of this kind.
    func includes(_ type: String, _ attributes: ItemValue?) -> Bool {
        guard types.contains(type) || types.contains(where: { Self.stem($0) == Self.stem(type) }) else { return false }
        guard type == "apple-curators", let accepts else { return true }
        return accepts(attributes?["kind"]?.string)
    }
}

extension ItemKind {
    /// Returns the part that near types share: `song` of `songs`, `library-songs` and `personal-songs`.
    private static func stem(_ type: String) -> Substring {
        let name = type.dropFirst(["library-", "personal-"].first(where: type.hasPrefix)?.count ?? 0)
        return name.hasSuffix("s") ? name.dropLast() : name
    }
}

/// An item that is a resource of the service.
protocol ResourceItem: MusicItem, Codable, Hashable, ValueDecodable {
    static var kind: ItemKind { get }
    var resource: ItemResource<Self> { get }
    init(_ resource: ItemResource<Self>)
}

extension ResourceItem {
    init(value: ItemValue) throws { self.init(try ItemResource(value, kind: Self.kind)) }

    /// The title or name. The service calls both `name`.
    var heading: String { resource.text("name") ?? "" }
    /// The artwork, which every type has under the same name.
    var picture: Artwork? { resource.decoded("artwork") }

    /// The description: `Song(id: "1", title: "A", artistName: "B")`
    var text: String { "\(Self.kind.name)(\(fields.joined(separator: ", ")))" }

    /// The description, with the number of items in each loaded relationship and view.
    var debugText: String {
        let loaded = ["relationships", "views"].flatMap { group in
            (resource.object[group]?.object ?? [:]).sorted { $0.key < $1.key }.compactMap { name, page in
                page["data"]?.array.map { "\(name): \($0.count) items" }
            }
        }
        let extended = (resource.texts("audioVariants") ?? []).joined(separator: ", ")
        let lines = fields + (extended.isEmpty ? [] : ["audioVariants: [\(extended)]"]) + loaded
        return "\(Self.kind.name)(\n" + lines.map { "  \($0)" }.joined(separator: ",\n") + "\n)"
    }

    private var fields: [String] {
        ["id: \"\(id)\""]
            + Self.kind.printed.compactMap { label, attribute in
                resource.text(attribute).map { "\(label): \"\($0)\"" }
            }
    }
}
