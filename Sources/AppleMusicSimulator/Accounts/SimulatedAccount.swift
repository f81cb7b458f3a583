import SharedAlgorithms

/// An account as the service knows it. The account's owner decides these facts; no request changes them. The name is a role, not a person.
package struct SimulatedAccount: Hashable, Sendable, Codable {
    package let name: String
    /// The account, not the place where it is used, fixes the storefront.
    package var storefront: String
    package var isSubscribed: Bool
    /// Whether it may add to its library (`addToCloudMusicLibrary`).
    package var hasCloudLibrary: Bool
    /// Whether the newest media and privacy terms are accepted.
    package var hasAcceptedPrivacy: Bool

    package init(
        _ name: String, storefront: String, isSubscribed: Bool, hasCloudLibrary: Bool? = nil,
        hasAcceptedPrivacy: Bool = true
    ) {
        self.name = name
        self.storefront = storefront
        self.isSubscribed = isSubscribed
        self.hasCloudLibrary = hasCloudLibrary ?? isSubscribed
        self.hasAcceptedPrivacy = hasAcceptedPrivacy
    }

    /// The accounts of a service that begins.
    package static let demonstration = [
        SimulatedAccount("subscriber", storefront: "us", isSubscribed: true),
        SimulatedAccount("newcomer", storefront: "jp", isSubscribed: true),
        SimulatedAccount("visitor", storefront: "gb", isSubscribed: false),
    ]

    /// The id of the station that plays what the account likes. `ra.u-` and hexadecimal digits, made from the name alone.
    var stationID: String {
        "ra.u-" + Digits.hexadecimal(FNV1a.hash(name.utf8))
    }
}
