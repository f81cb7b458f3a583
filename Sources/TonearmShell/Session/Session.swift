package import AppleMusicAPI
import MusicDevice
package import MusicWorld

/// Everything that a command can change, as one value, so that it can be undone, saved, loaded and compared exactly.
package struct Session: Equatable, Sendable, Codable {
    /// The devices, the service, the clock, and the app's choice of storefront, language and tokens.
    package var world: World
    package var settings: Settings
    package var trail: Trail
    package var variables: [String: String]
    /// The user's aliases: names with their lines, as typed.
    package var aliases: [String: String]
    /// The variables and aliases that a file set.
    package var fileNames: FileNames
    /// Whether changes that apps are notified of are printed as they happen.
    package var isWatching: Bool
    /// Whether changes of the app's player are printed as they happen.
    package var isWatchingPlayer: Bool
    /// Whether `authorize` waits for the answer to the consent dialog.
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

    /// The session without the trail and the last exchange, which change by looking around.
    var withoutTraces: Session {
        var session = self
        session.trail = Trail()
        session.world.exchange = nil
        return session
    }

    /// Returns another session with this one's trail and last exchange.
    func replaced(by other: Session) -> Session {
        var session = other
        session.trail = trail
        session.world.exchange = world.exchange
        return session
    }
}
