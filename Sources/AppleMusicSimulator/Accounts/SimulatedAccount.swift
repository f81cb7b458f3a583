import SharedAlgorithms

/// An account in the service's view. Its owner decides these facts; requests do not change them. The name is a role,
/// not a person.
package struct SimulatedAccount: Hashable, Sendable, Codable {
    package internal(set) var name: String
    /// The storefront, which follows from the account, not from the place of use.
    package var storefront: String
    package var isSubscribed: Bool
    /// Whether it may add to its library (`addToCloudMusicLibrary`).
    package var hasCloudLibrary: Bool
    /// Whether the current media and privacy terms are accepted.
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

    /// The accounts of a new service.
    package static let demonstration = [
        SimulatedAccount("subscriber", storefront: "us", isSubscribed: true),
        SimulatedAccount("newcomer", storefront: "jp", isSubscribed: true),
        SimulatedAccount("visitor", storefront: "gb", isSubscribed: false),
    ]

    /// The id of the account's personal station: `ra.u-` and hexadecimal digits, a hash of the name (FNV-1a).
    var stationID: String { "ra.u-" + Digits.hexadecimal(FNV1a.hash(name.utf8)) }
}
