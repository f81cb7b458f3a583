package import AppleMusicAPI
package import AppleMusicSimulator
package import MusicDevice

/// Everything that a command can change, as one value: so it can be undone, saved, loaded and compared, exactly.
package struct Session: Equatable, Sendable, Codable {
    /// The storefront whose catalog is asked.
    package var storefront: String
    /// The language tag that is sent as `l`; nil leaves the choice to the storefront.
    package var locale: String?
    package var settings: Settings
    package var trail: Trail
    package var exchange: Exchange?
    package var variables: [String: String]
    package var clock: Clock
    /// The file of the catalog that is asked, from the root; nil for the catalog that is part of the program.
    package var catalog: String?
    /// What the simulated service remembers.
    package var simulated: SimulatorState
    /// The devices with their apps and accounts: consent, capabilities, user tokens and offers.
    package var device = MusicDevice.demonstration
    /// The developer token that was made by hand; nil for the one that is made when it is needed.
    package var developerToken: HeldDeveloperToken?
    /// Whether changes that apps hear of are printed as they happen.
    package var isWatching = false
    /// What will happen to the account, the next first.
    package var scheduled: [Scheduled] = []
    /// `authorize` waits for the answer to the consent dialog.
    package var isOnRoad = false

    package init(storefront: String = "us", locale: String? = nil, seed: UInt64, clock: Clock = .system) {
        self.storefront = storefront
        self.locale = locale
        self.clock = clock
        settings = Settings()
        trail = Trail()
        variables = [:]
        simulated = SimulatorState(seed: seed)
    }

    package var here: Place? { trail.here }

    /// The present storefront's row; a session never names one that does not exist.
    package var currentStorefront: Storefront { Storefront.withID(storefront) ?? Storefront.all[0] }

    /// The language in which answers come.
    package var language: String { LanguageTag.resolve(locale, in: currentStorefront) }

    /// Where catalog resources are: `/v1/catalog/us`.
    package var catalogPath: String { "/v1/catalog/\(storefront)" }

    package func path(to resource: ResourceIdentifier) -> String {
        switch Schema.standard[resource.type]?.home {
        case .storefronts: "/v1/storefronts/\(PercentEncoding.encodeSegment(resource.id))"
        case .library:
            "/v1/me/library/\(resource.type.rawValue.dropFirst("library-".count))/\(PercentEncoding.encodeSegment(resource.id))"
        case .personal where resource.type == .personalRecommendation:
            "/v1/me/recommendations/\(PercentEncoding.encodeSegment(resource.id))"
        case .personal: "/v1/me/\(resource.type)/\(PercentEncoding.encodeSegment(resource.id))"
        default: "\(catalogPath)/\(resource.type)/\(PercentEncoding.encodeSegment(resource.id))"
        }
    }
}
