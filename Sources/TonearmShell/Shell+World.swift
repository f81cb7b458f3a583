import Console
import MusicDevice
import MusicWorld

/// What the commands about the device share.
extension Shell {
    /// Does something on the device.
    /// - Parameter name: what was said, where it is a name that may be unknown.
    /// - Throws: `Failure` when the device refuses; then nothing has changed.
    func act(
        naming name: String? = nil, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Failure) -> [Change] {
        do {
            return announce(try session.world.act(action))
        } catch {
            throw Failure(error, name: name)
        }
    }

    /// Remembers which changes apps hear of, to be shown where somebody watches.
    @discardableResult
    func announce(_ changes: [Change]) -> [Change] {
        announced += changes.filter { $0.announcement != nil }
        return changes
    }

    /// Runs something without keeping what it did.
    func rehearse(_ body: () throws -> Void) rethrows {
        let (before, heard) = (session, announced)
        defer { (session, announced) = (before, heard) }
        try body()
    }

    /// Looks at the one capability that an action needs, just before it is done ("Introducing MusicKit", WWDC17 session 502).
    /// - Throws: `Failure` that names it.
    func require(_ action: GatedAction) throws(Failure) {
        if let refusal = session.world.device.gate(action) { throw Failure(refusal) }
    }

    /// Gets a user token for the current app.
    /// - Throws: `Failure` with the error of the frameworks, `CancellationError`.
    func requestUserToken() async throws -> [Change] {
        announce(try await client.requestUserToken(in: &session.world))
    }

    /// Seconds since 1970.
    var now: Int { client.now(in: session.world) }

    /// Seconds until something happens; nil while nothing is to come or the clock stands still.
    package var timeToNextEvent: Int? { session.world.timeToNextEvent(now: now) }

    /// Runs every event whose time has come. Each is a step that can be undone; what apps hear is shown where somebody watches.
    package func runDueEvents() throws {
        while let happened = session.world.runDueEvent(now: now) {
            switch happened.outcome {
            case .success(let changes): announce(changes)
            // It can have become impossible meanwhile; nobody is there to be told more than that.
            case .failure(let refusal): try screen.report(Failure(refusal).lines)
            }
            var before = session
            before.world = happened.before
            recordChange(
                "account " + AccountEventWords.words(of: happened.event).joined(separator: " "), before: before)
            try showAnnounced()
        }
    }
}
