/// A song or a music video for a player. Its creator reads the catalog or the library, because a device does not send
/// requests.
package struct PlayableItem: Sendable, Codable, Equatable {
    package enum Kind: String, CaseIterable, Sendable, Codable {
        case song
        case musicVideo
    }

    package let kind: Kind
    /// The catalog id; nil for an upload, which is only in a library.
    package let catalogID: String?
    /// The library id; nil if the item is not in the device's library.
    package let libraryID: String?
    package let title: String
    package let artist: String?
    package let album: String?
    /// The duration, 0 to `longest`.
    package let duration: Milliseconds
    /// The play parameters; nil if the item cannot be played.
    package let playParameters: ItemPlayParameters?
    package let isExplicit: Bool
    package let availability: ItemAvailability
    /// The time of release; nil if it was long ago.
    package let released: Milliseconds?

    /// The maximum duration: 366 days.
    package static let longest: Milliseconds = 366 * 86_400_000

    package init(
        _ kind: Kind = .song, catalogID: String? = nil, libraryID: String? = nil, title: String, artist: String? = nil,
        album: String? = nil, duration: Milliseconds, playParameters: ItemPlayParameters?, isExplicit: Bool = false,
        availability: ItemAvailability = .everywhere, released: Milliseconds? = nil
    ) {
        self.kind = kind
        self.catalogID = catalogID
        self.libraryID = libraryID
        self.title = title
        self.artist = artist
        self.album = album
        self.duration = min(max(0, duration), Self.longest)
        self.playParameters = playParameters
        self.isExplicit = isExplicit
        self.availability = availability
        self.released = released
    }

    /// Whether the item is only in the library, so that it plays without the service.
    package var isUpload: Bool { catalogID == nil && libraryID != nil }
}

/// The play parameters of a resource: `{"id": "310730206", "kind": "song"}`, for library content with
/// `"isLibrary": true`.
package struct ItemPlayParameters: Hashable, Sendable, Codable {
    package let id: String
    package let kind: String
    package let isLibrary: Bool

    package init(id: String, kind: String, isLibrary: Bool = false) {
        self.id = id
        self.kind = kind
        self.isLibrary = isLibrary
    }
}

/// The storefronts whose catalogs contain an item.
package enum ItemAvailability: Hashable, Sendable, Codable {
    case everywhere
    case only([String])

    package func includes(_ storefront: String) -> Bool {
        switch self {
        case .everywhere: true
        case .only(let storefronts): storefronts.contains(storefront)
        }
    }
}
