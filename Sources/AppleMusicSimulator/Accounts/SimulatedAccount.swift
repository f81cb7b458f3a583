import AppleMusicAPI

/// An account as the service knows it. Its name is a role, not a person.
package struct SimulatedAccount: Hashable, Sendable, Codable {
    package let name: String
    /// The account, not the place where it is used, fixes the storefront.
    package internal(set) var storefront: String
    package internal(set) var isSubscribed: Bool
    /// Whether it may add to its library (`addToCloudMusicLibrary`).
    package internal(set) var hasCloudLibrary: Bool
    /// Whether the newest media and privacy terms are accepted.
    package internal(set) var hasAcceptedPrivacy = true
    /// Teams whose apps the user has taken the access from.
    package internal(set) var revokedTeams: [String] = []
    /// Whether the password was ever changed; nil for no.
    var hasChangedPassword: Bool?
    var content = Content.untouched
    /// What happened and was not looked at since.
    @EncodedApart var waiting = WaitingChanges()

    /// What the account owns. A demonstration account's first possessions are made when somebody looks, the same for everybody who looks
    /// first on the same day; until something changes, the day is all that is kept of them.
    enum Content: Hashable, Sendable {
        case untouched
        /// As made on a day, counted from 1970, from the storefront that the account had then; nil for the one that it has, in states from
        /// before that was kept.
        case initial(day: Int, storefront: String? = nil)
        case changed(AccountData)
    }

    init(_ name: String, storefront: String, isSubscribed: Bool) {
        self.name = name
        self.storefront = storefront
        self.isSubscribed = isSubscribed
        hasCloudLibrary = isSubscribed
    }

    /// The accounts of every fresh session.
    package static let demonstration = [
        SimulatedAccount("subscriber", storefront: "us", isSubscribed: true),
        SimulatedAccount("newcomer", storefront: "jp", isSubscribed: true),
        SimulatedAccount("visitor", storefront: "gb", isSubscribed: false),
    ]
}

extension SimulatedAccount.Content: Codable {
    init(from decoder: any Decoder) throws {
        let coded = try CodedCase(from: decoder)
        self =
            switch coded.name {
            case "untouched": .untouched
            case "initial": .initial(day: try coded.value("day"), storefront: try coded.optionalValue("storefront"))
            case "changed": .changed(try coded.value())
            default: throw coded.unknownCase
            }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .untouched: try CodedCase.encode("untouched", to: encoder)
        case .initial(let day, let storefront):
            try CodedCase.encode("initial", to: encoder) { values in
                try values.encode(day, forKey: CodedName(stringValue: "day"))
                try values.encodeIfPresent(storefront, forKey: CodedName(stringValue: "storefront"))
            }
        case .changed(let data): try CodedCase.encode("changed", data, to: encoder)
        }
    }
}
