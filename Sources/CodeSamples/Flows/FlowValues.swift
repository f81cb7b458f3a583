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
        /// What it was set from: songs in their order, or one album, playlist or station.
        package var items: [ResourceIdentifier]
        /// The id of the song that plays; nil for the first.
        package var startID: String?
        /// The Music app's own queue, and not the app's.
        package var isSystemPlayer: Bool
        /// Entries that one request for the catalog does not find with the others: of another type, or only in the library.
        package var omitted: Int
        /// `none`, `one` or `all`.
        package var repeatMode: String
        /// `off` or `songs`.
        package var shuffleMode: String

        package init(
            items: [ResourceIdentifier], startID: String? = nil, isSystemPlayer: Bool = false,
            omitted: Int = 0, repeatMode: String = "none", shuffleMode: String = "off"
        ) {
            self.items = items
            self.startID = startID
            self.isSystemPlayer = isSystemPlayer
            self.omitted = omitted
            self.repeatMode = repeatMode
            self.shuffleMode = shuffleMode
        }
    }
}
