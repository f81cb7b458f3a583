package import AppleMusicAPI
package import TonearmConsole
import TonearmDevice
import TonearmSimulator
package import TonearmWorld

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
    var frameworks: FrameworkScope { world.device.frameworks(in: settings.vocabulary) }

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

    /// Whether the session is unchanged since it began.
    var isFresh: Bool {
        var fresh = Session(storefront: world.storefront, locale: world.locale, seed: 0, clock: world.clock)
        fresh.settings.display.color = settings.display.color
        fresh.settings.display.width = settings.display.width
        fresh.settings.vocabulary = settings.vocabulary
        fresh.settings.words = settings.words
        fresh.world.address = world.address
        fresh.world.tokens.choose(as: world.tokens)
        fresh.world.device.setShuffleSeed(world.device.shuffleSeed)
        if world.memory.isSame(as: fresh.world.memory) { fresh.world.memory = world.memory }
        return self == fresh
    }

    /// The numbered resources: the rows of the last shown list.
    var rows: NumberedRows {
        var rows = trail.list?.answer?.numberedRows ?? NumberedRows()
        rows.advice = adviceToSeeRows
        return rows
    }

    /// A sentence with the command that shows the rows again; nil if the list is no longer on the trail.
    private var adviceToSeeRows: String? {
        guard let steps = trail.stepsToList else { return nil }
        if steps == 0 { return "'show' shows them again." }
        let command = steps < 0 ? "back" : "forward"
        return "'\(abs(steps) == 1 ? command : "\(command) \(abs(steps))")' shows them again."
    }

    /// Returns the value of `$3` or `$3.name` in a line: the identifier of a row, or one of its values.
    /// - Parameter path: a path that begins with a dot or a bracket; empty for the identifier.
    /// - Throws: `Failure` if there is no such row, or no value at the path.
    func value(ofRow number: Int, at path: String) throws(Failure) -> String {
        guard let row = rows[number...number]?.first else {
            throw Failure(
                "Cannot read '$\(number)\(path)'",
                rows.extent, next: rows.isEmpty ? "Type for example 'search beach bunny' first." : rows.advice)
        }
        guard !path.isEmpty else { return row.identifier.description }
        let way = try ValueLookup.path(path.hasPrefix(".") ? String(path.dropFirst()) : path)
        do throws(Failure) {
            return ValueLookup.text(of: try ValueLookup.values(at: way, in: ValueLookup.root(of: row)))
        } catch {
            var failure = error
            failure.what = "Cannot read '$\(number)\(path)'"
            throw failure
        }
    }

    /// Returns whether the user watches a change that apps are notified of. An app is only notified about the player
    /// that it uses.
    func watches(_ change: Change) -> Bool {
        guard change.announcement != nil else { return false }
        if case .player(let address, _) = change { return isWatchingPlayer && address == world.device.playerAddress }
        return isWatching
    }

    /// The place at which a saved session continues, and its open dialog; nil if it has no place yet.
    package var resumedPlace: StyledText? {
        let device = world.device
        let open =
            device.consentDialog != nil
            ? "The consent dialog is open. " : device.offerSheet != nil ? "An offer is open. " : ""
        guard here != nil || !open.isEmpty else { return nil }
        let reset = StyledText.command("session reset") + .faint(" begins anew.")
        guard let place = here?.title else { return .faint(open) + reset }
        let count = here?.answer?.rows.count ?? 0
        let rows = count == 0 ? "" : count == 1 ? ", 1 row" : ", \(count) rows"
        return .faint("You were at \(place)\(rows). \(open)") + .command("show") + .faint(" repeats it, ") + reset
    }
}

extension World {
    /// Returns the path of a resource in the session's storefront.
    func path(to resource: ResourceIdentifier) -> String { Schema.appleMusic.path(to: resource, in: storefront) }
}
