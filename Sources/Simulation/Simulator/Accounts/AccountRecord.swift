import AppleMusicAPI

/// The service's own record of an account: its content, and the teams without access.
struct AccountRecord: Hashable, Sendable, Codable {
    let name: String
    /// The teams whose access the user revoked.
    var revokedTeams: [String] = []
    /// Whether the password was ever changed; nil means no.
    var hasChangedPassword: Bool?
    var content: Content
    /// Changes that are applied when the account is next read.
    @EncodedApart var waiting = WaitingChanges()

    /// The account's library, ratings and history. The content of a demonstration account is made at the first read and
    /// depends only on the day. Until the first change only the day is stored.
    enum Content: Hashable, Sendable {
        case untouched
        /// The initial content, made for a day that is counted from 1970 and for the account's storefront on that day.
        /// Older states have no storefront and use the current one.
        case initial(day: Int, storefront: String? = nil)
        case changed(AccountData)
    }

    init(_ name: String, _ content: Content = .changed(AccountData())) {
        self.name = name
        self.content = content
    }

    /// The records of the demonstration accounts.
    static let demonstration = SimulatedAccount.demonstration.map { AccountRecord($0.name, .untouched) }
}

extension AccountRecord.Content: Codable {
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
