package import AppleMusicAPI

/// What of a session stands in the code of its flows.
package struct FlowValues: Sendable {
    /// `NSAppleMusicUsageDescription`; nil where the app has none.
    package var usageDescription: String?
    package var offer: Offer
    package var queue: Queue

    package init(usageDescription: String?, offer: Offer, queue: Queue) {
        self.usageDescription = usageDescription
        self.offer = offer
        self.queue = queue
    }

    package struct Offer: Sendable {
        /// `join`, `connect`, `addMusic` or `playMusic`.
        package var message: String
        package var itemID: String?
        package var affiliateToken: String?
        package var campaignToken: String?

        package init(
            message: String, itemID: String? = nil, affiliateToken: String? = nil, campaignToken: String? = nil
        ) {
            self.message = message
            self.itemID = itemID
            self.affiliateToken = affiliateToken
            self.campaignToken = campaignToken
        }
    }

    package struct Queue: Sendable {
        /// What it was set from and the catalog has: songs in their order, or one album, playlist or station.
        package var items: [ResourceIdentifier]
        /// What a queue descriptor is made from: the same, and what is only in the library.
        package var entries: [Entry]
        /// The id of the song that plays; nil for the first.
        package var startID: String?
        /// The song that plays; nil for the first.
        package var start: Entry?
        /// Whether the system has play parameters, which came with iOS 11.
        package var takesPlayParameters: Bool
        /// The Music app's own queue, and not the app's.
        package var isSystemPlayer: Bool
        /// Entries that one request for the catalog does not find with the others: of another type, or only in the library.
        package var omitted: Int
        /// `none`, `one` or `all`.
        package var repeatMode: String
        /// `off` or `songs`.
        package var shuffleMode: String

        package init(
            items: [ResourceIdentifier], entries: [Entry]? = nil, startID: String? = nil,
            takesPlayParameters: Bool = true, isSystemPlayer: Bool = false, omitted: Int = 0,
            repeatMode: String = "none", shuffleMode: String = "off"
        ) {
            self.items = items
            self.entries = entries ?? items.map { Entry($0) }
            self.startID = startID
            start = startID.map { Entry(ResourceIdentifier(.songs, $0)) }
            self.takesPlayParameters = takesPlayParameters
            self.isSystemPlayer = isSystemPlayer
            self.omitted = omitted
            self.repeatMode = repeatMode
            self.shuffleMode = shuffleMode
        }
    }

    /// Something with `playParams`.
    package struct Entry: Sendable, Equatable {
        package var id: String
        /// `song`, `album`, `radioStation`
        package var kind: String
        package var isLibrary: Bool
        /// Of a song that only the device's library has; nil for anything else.
        package var uploadTitle: String?

        package init(id: String, kind: String, isLibrary: Bool = false, uploadTitle: String? = nil) {
            self.id = id
            self.kind = kind
            self.isLibrary = isLibrary
            self.uploadTitle = uploadTitle
        }

        /// Of a resource of the catalog.
        init(_ resource: ResourceIdentifier) {
            let kind =
                switch resource.type {
                case .albums: "album"
                case .playlists: "playlist"
                case .stations: "radioStation"
                case .musicVideos: "musicVideo"
                default: "song"
                }
            self.init(id: resource.id, kind: kind)
        }
    }
}
