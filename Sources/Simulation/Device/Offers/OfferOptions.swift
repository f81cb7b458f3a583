package import AppleMusicAPI

/// The main message of an offer: `SKCloudServiceSetupMessageIdentifier`, `MusicSubscriptionOffer.MessageIdentifier`.
package enum OfferMessage: String, CaseIterable, Sendable, Codable {
    case join, connect, addMusic, playMusic

    /// The headline, from WWDC17 session 502; that of `playMusic` is invented.
    package var headline: String {
        switch self {
        case .join: "Join Apple Music"
        case .connect: "Connect to Apple Music"
        case .addMusic: "Add all the music you want"
        case .playMusic: "Play all the music you want"
        }
    }

    /// The action that the user attempted.
    package var purpose: String {
        switch self {
        case .join: "nothing in particular"
        case .connect: "linking the service to the app"
        case .addMusic: "adding to the library"
        case .playMusic: "playing"
        }
    }
}

/// The options of an offer: `SKCloudServiceSetupOptionsKey`, `MusicSubscriptionOffer.Options`. The action is always
/// `subscribe`.
package struct OfferOptions: Sendable, Codable, Equatable {
    package var message: OfferMessage
    /// The item to show on the sheet.
    package var item: ResourceIdentifier?
    package var affiliateToken: String?
    package var campaignToken: String?

    package init(
        message: OfferMessage = .join, item: ResourceIdentifier? = nil, affiliateToken: String? = nil,
        campaignToken: String? = nil
    ) {
        self.message = message
        self.item = item
        self.affiliateToken = affiliateToken
        self.campaignToken = campaignToken
    }

    /// The types of items that a sheet can show.
    package static let itemTypes: [ResourceType] = [.songs, .albums, .playlists, .stations]

    /// An option with its names in both generations.
    package struct Option: Sendable, Equatable {
        /// The member of `SKCloudServiceSetupOptionsKey`.
        package let storeKit: String
        /// The property of `MusicSubscriptionOffer.Options`.
        package let musicKit: String
        package let value: String
    }

    /// The options that are set, in the order of the reference.
    package var list: [Option] {
        var list = [
            Option(storeKit: "action", musicKit: "action", value: "subscribe"),
            Option(storeKit: "messageIdentifier", musicKit: "messageIdentifier", value: message.rawValue),
        ]
        if let item { list.append(Option(storeKit: "iTunesItemIdentifier", musicKit: "itemID", value: item.id)) }
        if let affiliateToken {
            list.append(Option(storeKit: "affiliateToken", musicKit: "affiliateToken", value: affiliateToken))
        }
        if let campaignToken {
            list.append(Option(storeKit: "campaignToken", musicKit: "campaignToken", value: campaignToken))
        }
        return list
    }

    /// The link of the sheet's button if there are tokens: `at` and `ct` are parameters of the affiliate programme. Nil
    /// without tokens.
    package var link: String? {
        let tokens = [("at", affiliateToken), ("ct", campaignToken)].compactMap { name, token in
            token.map { QueryItem(name, $0) }
        }
        if tokens.isEmpty { return nil }
        return "https://music.apple.com" + Request(path: "/subscribe", query: tokens).target
    }
}
