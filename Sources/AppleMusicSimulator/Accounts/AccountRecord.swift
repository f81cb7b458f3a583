import AppleMusicAPI

/// The values that the service itself keeps of an account: its possessions, and who may no longer ask for tokens.
struct AccountRecord: Hashable, Sendable, Codable {
    let name: String
    /// Teams whose apps the user has taken the access from.
    var revokedTeams: [String] = []
    /// Whether the password was ever changed; nil for no.
    var hasChangedPassword: Bool?
    var content: Content
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

    init(_ name: String, _ content: Content = .changed(AccountData())) {
        self.name = name
        self.content = content
    }

    /// Those of the demonstration accounts.
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
