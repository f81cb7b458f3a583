package import AppleMusicAPI
import MusicDevice
package import MusicWorld

/// Everything that a command can change, as one value: so it can be undone, saved, loaded and compared, exactly.
package struct Session: Equatable, Sendable, Codable {
    /// Devices, service, clock, and the app's choices of storefront, language and tokens.
    package var world: World
    package var settings: Settings
    package var trail: Trail
    package var variables: [String: String]
    /// What names of the user's own stand for: lines, as they were typed.
    package var aliases: [String: String]
    /// Those of the variables and aliases that a file gave.
    package var fileNames: FileNames
    /// Whether changes that apps hear of are printed as they happen.
    package var isWatching: Bool
    /// Whether what an app hears of its player is printed as it happens.
    package var isWatchingPlayer: Bool
    /// `authorize` waits for the answer to the consent dialog.
    package var isAuthorizing: Bool
    /// The world of a server that is attached; nil for none.
    package var attachment: Attachment?

    package init(world: World) {
        self.world = world
        settings = Settings()
        trail = Trail()
        variables = [:]
        aliases = [:]
        fileNames = FileNames()
        isWatching = false
        isWatchingPlayer = false
        isAuthorizing = false
    }

    package init(storefront: String = "us", locale: String? = nil, seed: UInt64, clock: SimulatedClock = .system) {
        self.init(world: World(storefront: storefront, locale: locale, seed: seed, clock: clock))
    }

    package var here: Place? { trail.here }

    /// The frameworks whose calls and errors are shown.
    var frameworks: FrameworkScope { world.device.frameworks.narrowed(to: settings.vocabulary) }

    /// What looking around leaves alone: everything but the trail and the last exchange.
    var withoutTraces: Session {
        var session = self
        session.trail = Trail()
        session.world.exchange = nil
        return session
    }

    /// The session as another one has it, but for the trail and the last exchange, which stay.
    func replaced(by other: Session) -> Session {
        var session = other
        session.trail = trail
        session.world.exchange = world.exchange
        return session
    }
}
