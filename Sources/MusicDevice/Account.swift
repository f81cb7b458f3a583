/// An account of the store as far as devices and apps notice it.
package struct Account: Sendable, Codable, Equatable {
    package let name: String
    package internal(set) var subscription: Subscription
    /// The storefront's id in lower case, `us`. The account fixes it, not the place where the device is.
    package internal(set) var storefront: String
    /// The one that it began with, to which it comes back from a country without the service.
    let home: String
    /// Whether Apple Music is sold in that storefront.
    package internal(set) var storefrontHasMusic: Bool
    /// Whether the newest privacy notice was accepted, which happens in the Music app.
    package internal(set) var privacyAcknowledged: Bool
    /// How often the password was changed. The service refuses the tokens from before.
    package internal(set) var passwordChanges = 0
    /// Apps whose access was taken back in the account's own list of apps. That is not the privacy switch: consent stays as it is.
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

    /// With a full library.
    package static let subscriber = Account("subscriber", subscription: .individual)
    /// Subscribed a moment ago.
    package static let newcomer = Account("newcomer", subscription: .individual, storefront: "jp")
    /// Without a plan.
    package static let visitor = Account("visitor", storefront: "gb")
}
