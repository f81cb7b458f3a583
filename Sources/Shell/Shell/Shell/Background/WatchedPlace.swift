import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmTranscripts
import TonearmWorld

/// A place that is watched while other lines are typed. Its output appears above the prompt.
final class WatchedPlace: BackgroundSource, ShellPart {
    unowned let shell: Shell
    /// The current watch; nil if no place is watched.
    private(set) var current: Watch?
    /// The time of the next request, in milliseconds of the system's clock; nil for now.
    private var next: Milliseconds?
    /// The running request.
    private var errand: Errand<Outcome>?

    /// The outcome of a request in a separate world.
    private struct Outcome: Sendable {
        /// The world in which the request was sent.
        var before: TonearmWorld.World
        var after: TonearmWorld.World
        var response: Result<Response, any Error>
    }

    init(of shell: Shell) { self.shell = shell }

    /// Whether the user can type other lines during the watch, and time passes.
    var isPossible: Bool {
        shell.observers.isTypedByPerson && shell.observers.recorder.recording == nil && session.world.clock.isRunning
    }

    /// Starts a watch, which replaces an earlier one.
    func begin(_ watch: Watch) {
        _ = stop()
        current = watch
    }

    /// Stops the watch, and returns the title of its place; nil if no place was watched.
    func stop() -> String? {
        guard let watch = current else { return nil }
        errand?.cancel()
        (current, errand, next) = (nil, nil, nil)
        return watch.place.title
    }

    /// Milliseconds until the next request, or until its answer is shown; nil if no place is watched.
    var timeToNext: Milliseconds? {
        guard current != nil else { return nil }
        if let errand { return errand.value == nil ? Errand<Outcome>.pause : 0 }
        return max(0, next.map { $0.subtractingClamped(systemMilliseconds) } ?? 0)
    }

    /// Shows a received answer, or sends the next request.
    func run() throws {
        guard let watch = current, timeToNext == 0 else { return }
        guard let outcome = errand?.value else {
            let (client, place, world) = (client, watch.place, session.world)
            errand = Errand { await Self.outcome(of: place, by: client, in: world) }
            return
        }
        errand = nil
        next = systemMilliseconds.addingClamped(watch.every.multipliedClamped(by: 1000))
        switch outcome.response {
        case .success(let response): try take(response, outcome)
        case .failure(let error):
            let why = Failure(wording: error).map { "\($0.what): \($0.why)" } ?? "\(error)"
            try screen.show([.faint(Timestamp.text(shell.now) + "  ") + StyledText("no answer. \(why)", .warning)])
        }
    }

    private static func outcome(
        of place: Place, by client: MusicClient, in world: TonearmWorld.World
    ) async -> Outcome {
        let held = HeldWorld(world)
        var sending = MusicClient.Sending()
        sending.getsUserToken = false
        do {
            let response = try await client.send(place.request, to: place.neighbor, in: held, sending)
            if response.isSuccess, let damage = response.body.damage {
                throw Failure(damage, to: "watch '\(place.request.target)'")
            }
            return Outcome(before: world, after: held.world, response: .success(response))
        } catch {
            return Outcome(before: world, after: held.world, response: .failure(error))
        }
    }

    private func take(_ response: Response, _ outcome: Outcome) throws {
        guard var watch = current else { return }
        try screen.show([watch.line(response, at: shell.now)])
        current = watch
        session.world.exchange = outcome.after.exchange
        // If another request has changed the memory in the meantime, its change takes precedence.
        if session.world.memory == outcome.before.memory, session.world.replay == outcome.before.replay {
            session.world.takeServiceMemory(of: outcome.after)
        }
        if let condition = watch.condition, holds(condition, at: watch.place, response) {
            try end(StyledText("After \(watch.countText): \(watch.conditionText)"), watch, response)
        } else if watch.isFull {
            let missed = watch.condition == nil ? "" : "; '\(watch.conditionText)' did not hold"
            try end(StyledText("Watched for \(watch.countText)\(missed)"), watch, response)
        }
    }

    /// Returns whether a condition is true for an answer.
    private func holds(_ condition: JSONCondition, at place: Place, _ response: Response) -> Bool {
        var session = session
        var place = place
        place.response = response
        session.trail.visit(place)
        let values = SessionValues(session: session, last: shell.observers.last, now: shell.now)
        return condition.holds(for: values)
    }

    /// Ends the watch. Its last answer replaces the shown one if the user is still at the watched place.
    private func end(_ line: StyledText, _ watch: Watch, _ response: Response) throws {
        (current, next) = (nil, nil)
        var way = StyledText("")
        if response.isSuccess, var here = session.here, here.request == watch.place.request {
            here.response = response
            session.trail.replace(with: here)
            way = StyledText("; ") + .command("show") + .faint(" shows the last one")
        }
        try screen.show([line + way])
    }
}
