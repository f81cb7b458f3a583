package import AppleMusicAPI
package import TonearmDevice
package import TonearmSimulator

/// The environment of an app that uses Apple Music, as one value: devices and accounts, the services' memory, the
/// clock, scheduled events, and the app's choices of storefront, language and tokens.
///
/// It can be saved, compared, and restored. Its methods keep device and service consistent, and return the changes. The
/// service and the system's clock are not values, and belong to `MusicClient`.
package struct World: Equatable, Sendable {
    /// The storefront of catalog requests.
    package var storefront: String
    /// The language tag to send as `l`; nil for the storefront's default.
    package var locale: String?
    package var clock: SimulatedClock
    /// The address of the service that answers.
    package var address: ServiceAddress
    /// The state of the simulated service.
    package var memory: SimulatorState
    /// The positions in a recording that answers instead.
    package var replay = ReplayPositions()
    /// The devices with their apps and accounts: consent, capabilities, user tokens and offers.
    package var device: MusicDevice
    /// The user's own tokens, each bound to its service.
    package var tokens: ServiceTokens
    /// The faults for players, apart from the network.
    package var playerFaults: PlaybackFaults
    /// The scheduled events, next first.
    package internal(set) var scheduled: [ScheduledEvent]
    /// The last request, with the facts about its answer.
    package var exchange: Exchange?

    /// Makes the world of a new session: a subscriber's phone with an app that has not asked for consent.
    /// - Parameter seed: the seed of everything random.
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

    /// The current storefront, which always exists.
    package var currentStorefront: Storefront {
        memory.era.storefront(withID: storefront) ?? Storefront.withID(storefront) ?? Storefront.all[0]
    }

    /// The language of answers.
    package var language: String { LanguageTag.resolve(locale, in: currentStorefront) }

    /// The root of catalog paths: `/v1/catalog/us`.
    package var catalogPath: String { "/v1/catalog/\(storefront)" }

    /// The current app's user token.
    package var userToken: UserToken? { device.installation.token.held?.token }

    /// The app that sends requests. Nil in Apple's simulator, whose requests do not reveal the origin of their token.
    var caller: Caller? { device.device.kind == .simulator ? nil : .app(device.instance.description) }
}

extension World: Codable {
    private enum CodingKeys: String, CodingKey {
        case storefront, locale, clock, address, memory, replay, device, tokens, playerFaults, scheduled, exchange
    }

    /// Decodes worlds of 0.2.0 too, whose simulator memory contains the positions in a recording.
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
