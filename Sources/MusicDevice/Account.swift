/// A store account, as devices and apps see it.
package struct Account: Sendable, Codable, Equatable {
    package let name: String
    package internal(set) var subscription: Subscription
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

    package init(
        _ name: String, subscription: Subscription = .none, storefront: String = "us", storefrontHasMusic: Bool = true,
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
