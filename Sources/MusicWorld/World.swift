package import AppleMusicAPI
package import AppleMusicSimulator
package import MusicDevice

/// Everything around an app that uses Apple Music, as one value: the devices with their accounts, what the service remembers, the clock, what is
/// scheduled, and the app's own choices of storefront, language and tokens.
///
/// A value, so that it can be saved, compared, and gone back to. Its methods change it, tell device and service of each other, and return what
/// changed. What is no value, the service that answers and the system's clock, is in `MusicClient`.
package struct World: Equatable, Sendable, Codable {
    /// The storefront whose catalog is asked.
    package var storefront: String
    /// The language tag that is sent as `l`; nil leaves the choice to the storefront.
    package var locale: String?
    package var clock: SimulatedClock
    /// Which service answers.
    package var address: ServiceAddress
    /// What the simulated service remembers.
    package var memory: SimulatorState
    /// The devices with their apps and accounts: consent, capabilities, user tokens and offers.
    package var device: MusicDevice
    /// The tokens that the person brought, each bound to its service.
    package var tokens: ServiceTokens
    /// What goes wrong for players, beside the network.
    package var playerFaults: PlaybackFaults
    /// What will happen, the next first.
    package internal(set) var scheduled: [ScheduledEvent]
    /// The last request that was sent, and what is worth knowing of its answer.
    package var exchange: Exchange?

    /// The world of a new session: a subscriber's phone with an app on it that has never asked for consent.
    /// - Parameter seed: of all that is random.
    package init(storefront: String = "us", locale: String? = nil, seed: UInt64, clock: SimulatedClock = .system) {
        self.storefront = storefront
        self.locale = locale
        self.clock = clock
        address = .simulator(catalog: nil)
        memory = SimulatorState(seed: seed)
        device = .demonstration
        device.setShuffleSeed(seed)
        tokens = ServiceTokens()
        playerFaults = PlaybackFaults(rawValue: 0)
        scheduled = []
    }

    /// The present storefront's row; a world never names one that does not exist.
    package var currentStorefront: Storefront {
        memory.era.storefront(withID: storefront) ?? Storefront.withID(storefront) ?? Storefront.all[0]
    }

    /// The language in which answers come.
    package var language: String { LanguageTag.resolve(locale, in: currentStorefront) }

    /// Where catalog resources are: `/v1/catalog/us`.
    package var catalogPath: String { "/v1/catalog/\(storefront)" }

    package func path(to resource: ResourceIdentifier) -> String {
        Schema.standard.path(to: resource, in: storefront)
    }

    /// The user token that the current app holds.
    package var userToken: UserToken? { device.installation.token.held?.token }

    /// The app on the device that sends requests. Nil in Apple's simulator, whose requests are those of any program: nothing shows where the
    /// token that they carry was got.
    var caller: String? { device.device.kind == .simulator ? nil : device.place.description }
}
