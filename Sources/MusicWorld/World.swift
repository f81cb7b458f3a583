package import AppleMusicAPI
package import AppleMusicSimulator
package import MusicDevice

/// Everything around an app that uses Apple Music, as one value: the devices with their accounts, the memory of services, the clock, scheduled
/// events, and the app's own choices of storefront, language and tokens.
///
/// A value can be saved, compared, and restored. Its methods change it, keep device and service consistent, and return the changes. The service
/// and the system's clock are not values, and belong to `MusicClient`.
package struct World: Equatable, Sendable {
    /// The storefront whose catalog is asked.
    package var storefront: String
    /// The language tag that is sent as `l`; nil leaves the choice to the storefront.
    package var locale: String?
    package var clock: SimulatedClock
    /// Which service answers.
    package var address: ServiceAddress
    /// The memory of the simulated service.
    package var memory: SimulatorState
    /// The place in a recording that answers instead.
    package var replay = ReplayPositions()
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

    /// The user token that the current app holds.
    package var userToken: UserToken? { device.installation.token.held?.token }

    /// The app on the device that sends requests. Nil in Apple's simulator, whose requests are those of any program: nothing shows where the
    /// token that they carry was got.
    var caller: Caller? { device.device.kind == .simulator ? nil : .app(device.instance.description) }
}

extension World: Codable {
    private enum CodingKeys: String, CodingKey {
        case storefront, locale, clock, address, memory, replay, device, tokens, playerFaults, scheduled, exchange
    }

    /// Reads worlds of 0.2.0 too, whose place in a recording is part of the simulator's memory.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        storefront = try values.decode(String.self, forKey: .storefront)
        locale = try values.decodeIfPresent(String.self, forKey: .locale)
        clock = try values.decode(SimulatedClock.self, forKey: .clock)
        address = try values.decode(ServiceAddress.self, forKey: .address)
        memory = try values.decode(SimulatorState.self, forKey: .memory)
        device = try values.decode(MusicDevice.self, forKey: .device)
        tokens = try values.decode(ServiceTokens.self, forKey: .tokens)
        playerFaults = try values.decode(PlaybackFaults.self, forKey: .playerFaults)
        scheduled = try values.decode([ScheduledEvent].self, forKey: .scheduled)
        exchange = try values.decodeIfPresent(Exchange.self, forKey: .exchange)
        let earlier = memory.takeReplayPositions()
        replay = try values.decodeIfPresent(ReplayPositions.self, forKey: .replay) ?? earlier ?? ReplayPositions()
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(storefront, forKey: .storefront)
        try values.encodeIfPresent(locale, forKey: .locale)
        try values.encode(clock, forKey: .clock)
        try values.encode(address, forKey: .address)
        try values.encode(memory, forKey: .memory)
        if !replay.isEmpty { try values.encode(replay, forKey: .replay) }
        try values.encode(device, forKey: .device)
        try values.encode(tokens, forKey: .tokens)
        try values.encode(playerFaults, forKey: .playerFaults)
        try values.encode(scheduled, forKey: .scheduled)
        try values.encodeIfPresent(exchange, forKey: .exchange)
    }
}
