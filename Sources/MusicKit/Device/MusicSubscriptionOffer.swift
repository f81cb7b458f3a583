/// An offer of a subscription. Its sheet is a view, so only the options are here.
public struct MusicSubscriptionOffer: Sendable {
    private init() {}

    /// The contents of an offer.
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

        /// Makes options.
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

        /// The options of a plain offer.
        public static let `default` = Options()
    }

    /// A purpose of an offer.
    public struct Action: Hashable, Sendable, RawRepresentable {
        /// The value as it is kept.
        public let rawValue: String
        /// Makes a value of any text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a value of any text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Takes a subscription.
        public static let subscribe = Action("subscribe")
    }

    /// A message of an offer.
    public struct MessageIdentifier: Hashable, Sendable, RawRepresentable {
        /// The value as it is kept.
        public let rawValue: String
        /// Makes a value of any text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a value of any text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Join Apple Music.
        public static let join = MessageIdentifier("join")
        /// Add music to the library.
        public static let addMusic = MessageIdentifier("addMusic")
        /// Play music of the catalog.
        public static let playMusic = MessageIdentifier("playMusic")
    }
}
