import AppleMusicAPI
package import TonearmDevice

/// An offer of a subscription. Its sheet is a view, so this module has only the options.
public struct MusicSubscriptionOffer: Sendable {
    private init() {}

    /// The options of an offer.
    public struct Options: Hashable, Sendable {
        /// The purpose of the sheet.
        public var action: Action
        /// The message of the sheet.
        public var messageIdentifier: MessageIdentifier
        /// The song, album, playlist or station on the sheet.
        public var itemID: MusicItemID?
        /// The token of an affiliate.
        public var affiliateToken: String?
        /// The token of a campaign.
        public var campaignToken: String?

        /// Creates options.
        public init(
            action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil,
            affiliateToken: String? = nil, campaignToken: String? = nil
        ) {
            self.action = action
            self.messageIdentifier = messageIdentifier
            self.itemID = itemID
            self.affiliateToken = affiliateToken
            self.campaignToken = campaignToken
        }

        /// The default options.
        public static let `default` = Options()
    }

    /// A purpose of an offer.
    public struct Action: Hashable, Sendable, RawRepresentable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from any raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a value from any raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The purpose to subscribe.
        public static let subscribe = Action("subscribe")
    }

    /// A message of an offer.
    public struct MessageIdentifier: Hashable, Sendable, RawRepresentable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from any raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a value from any raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A message about joining Apple Music.
        public static let join = MessageIdentifier("join")
        /// A message about adding music to the library.
        public static let addMusic = MessageIdentifier("addMusic")
        /// A message about playing music of the catalog.
        public static let playMusic = MessageIdentifier("playMusic")
    }
}

extension KitWorld {
    /// Returns an offer's options in the words of the device, and whether the catalog has the item.
    package func offer(
        _ options: MusicSubscriptionOffer.Options
    ) async throws -> (options: OfferOptions, itemExists: Bool) {
        var item: ResourceIdentifier?
        var exists = true
        if let id = options.itemID?.rawValue {
            let storefront = try countryCode()
            let query = OfferOptions.itemTypes.map { QueryItem("ids[\($0)]", id) }
            let found = try await value(of: Request(path: "/v1/catalog/\(storefront)", query: query))
            let type = found["data"]?.array?.first?["type"]?.string
            exists = type != nil
            item = ResourceIdentifier(type.map { ResourceType($0) } ?? .songs, id)
        }
        let shown = OfferOptions(
            message: OfferMessage(rawValue: options.messageIdentifier.rawValue) ?? .join, item: item,
            affiliateToken: options.affiliateToken, campaignToken: options.campaignToken)
        return (shown, exists)
    }
}
