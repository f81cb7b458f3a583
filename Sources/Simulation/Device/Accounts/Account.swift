/// A store account, as devices and apps see it.
package struct Account: Sendable, Codable, Equatable {
    package let name: String
    package internal(set) var subscription: SubscriptionPlan
    /// The storefront's id in lower case, `us`. It follows from the account, not from the device's location.
    package internal(set) var storefront: String
    /// The original storefront, to which the account returns from a country without the service.
    package let home: String
    /// Whether the storefront sells Apple Music.
    package internal(set) var storefrontHasMusic: Bool
    /// Whether the current privacy notice was accepted, which happens in the Music app.
    package internal(set) var privacyAcknowledged: Bool
    /// The number of password changes. The service refuses earlier tokens.
    package internal(set) var passwordChanges = 0
    /// The apps whose access the account revoked in its own list of apps. This is not the privacy switch: consent is
    /// unchanged.
    package internal(set) var revokedApps: [String] = []
    /// Whether the setting "Add Playlist Songs" is off; nil means on, as in sessions from before this feature.
    private var isWithoutPlaylistSongs: Bool?

    /// Whether songs that are added to a playlist enter the library too (measured with two accounts in September 2026,
    /// which had it on).
    package internal(set) var addsPlaylistSongs: Bool {
        get { isWithoutPlaylistSongs != true }
        set { isWithoutPlaylistSongs = newValue ? nil : true }
    }

    package init(
        _ name: String, subscription: SubscriptionPlan = .none, storefront: String = "us",
        storefrontHasMusic: Bool = true,
        privacyAcknowledged: Bool = true
    ) {
        self.name = name
        self.subscription = subscription
        self.storefront = storefront.lowercased()
        home = self.storefront
        self.storefrontHasMusic = storefrontHasMusic
        self.privacyAcknowledged = privacyAcknowledged
    }

    /// An account with a full library.
    package static let subscriber = Account("subscriber", subscription: .individual)
    /// A new subscriber.
    package static let newcomer = Account("newcomer", subscription: .individual, storefront: "jp")
    /// An account without a plan.
    package static let visitor = Account("visitor", storefront: "gb")
}

/// The plan of an account. Apps see only capabilities: people pay in many ways, and an app should not depend on them.
package enum SubscriptionPlan: String, CaseIterable, Sendable, Codable {
    case none
    /// A trial: the free months after an accepted offer.
    case trial
    case individual, student, family
    /// A plan that is paid through the mobile carrier.
    case carrier
    case lapsed

    package var isActive: Bool {
        switch self {
        case .none, .lapsed: false
        case .trial, .individual, .student, .family, .carrier: true
        }
    }

    package static let plans = allCases.filter(\.isActive)
}
