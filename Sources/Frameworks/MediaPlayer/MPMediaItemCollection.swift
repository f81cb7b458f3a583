/// Items of the device's library, in order: a list of an app, an album, an artist.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The items.
    public let items: [MPMediaItem]

    /// Makes a collection.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init(id: "collection " + items.map(\.id).joined(separator: ","))
    }

    init(items: [MPMediaItem], id: String) {
        self.items = items
        super.init(id: id)
    }

    /// The item that describes the collection: the first.
    open var representativeItem: MPMediaItem? { items.first }
    /// The number of items.
    open var count: Int { items.count }
    /// The kinds of the items.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// A playlist of the device's library.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    private let title: String

    init(items: [MPMediaItem], id: String, name: String) {
        title = name
        super.init(items: items, id: id)
    }

    /// The name.
    open var name: String? { title }

    open override func value(forProperty property: String) -> Any? {
        property == MPMediaPlaylistPropertyName ? name : super.value(forProperty: property)
    }
}
