/// A key of the options of an offer.
public struct SKCloudServiceSetupOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The value as it is kept.
    public let rawValue: String

    /// Makes a value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The purpose of the sheet: an `SKCloudServiceSetupAction`.
    public static let action = Self(rawValue: "SKCloudServiceSetupOptionsActionKey")
    /// The message of the sheet: an `SKCloudServiceSetupMessageIdentifier`.
    public static let messageIdentifier = Self(rawValue: "SKCloudServiceSetupOptionsMessageIdentifierKey")
    /// The song, album, playlist or station on the sheet: an id as a number or a text.
    public static let iTunesItemIdentifier = Self(rawValue: "SKCloudServiceSetupOptionsITunesItemIdentifierKey")
    /// The token of an affiliate: a text.
    public static let affiliateToken = Self(rawValue: "SKCloudServiceSetupOptionsAffiliateTokenKey")
    /// The token of a campaign: a text.
    public static let campaignToken = Self(rawValue: "SKCloudServiceSetupOptionsCampaignTokenKey")
}

/// A purpose of an offer.
public struct SKCloudServiceSetupAction: Hashable, RawRepresentable, Sendable {
    /// The value as it is kept.
    public let rawValue: String

    /// Makes a value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes a subscription.
    public static let subscribe = Self(rawValue: "SKCloudServiceSetupActionSubscribe")
}

/// A message of an offer.
public struct SKCloudServiceSetupMessageIdentifier: Hashable, RawRepresentable, Sendable {
    /// The value as it is kept.
    public let rawValue: String

    /// Makes a value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Join Apple Music.
    public static let join = Self(rawValue: "join")
    /// Connect to Apple Music.
    public static let connect = Self(rawValue: "connect")
    /// Add music to the library.
    public static let addMusic = Self(rawValue: "addMusic")
    /// Play music of the catalog.
    public static let playMusic = Self(rawValue: "playMusic")
}
