import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld
import Transcript

/// A place that is watched above the prompt, while other lines are typed.
final class WatchedPlace: BackgroundSource, ShellPart {
    unowned let shell: Shell
    /// The watch that goes on; nil if no place is watched.
    private(set) var current: Watch?
    /// The time of the next request, in milliseconds of the system's clock; nil for at once.
    private var next: Milliseconds?
    /// The request on its way.
    private var errand: Errand<Outcome>?

    /// The outcome of one request, in a world of its own.
    private struct Outcome: Sendable {
        /// The world in which the service was asked.
        var before: MusicWorld.World
        var after: MusicWorld.World
        var response: Result<Response, any Error>
    }

    init(of shell: Shell) { self.shell = shell }

    /// Whether a person can type other lines meanwhile, and time goes by.
    var isPossible: Bool {
        shell.observers.isTypedByPerson && shell.observers.recorder.recording == nil && session.world.clock.isRunning
    }

    /// Begins to watch a place, instead of the one that was watched.
    func begin(_ watch: Watch) {
        _ = stop()
        current = watch
    }

    /// - Returns: the title of the place that was watched; nil if none was.
    func stop() -> String? {
        guard let watch = current else { return nil }
        errand?.cancel()
        (current, errand, next) = (nil, nil, nil)
        return watch.place.title
    }

    private var systemMilliseconds: Milliseconds {
        var world = session.world
        world.clock = .system
        return client.milliseconds(in: world)
    }

    /// Milliseconds until a watched place is to be asked for, or its answer to be shown; nil while nothing is watched.
    var timeToNext: Milliseconds? {
        guard current != nil else { return nil }
        if let errand { return errand.value == nil ? Errand<Outcome>.pause : 0 }
        return max(0, next.map { $0.subtractingClamped(systemMilliseconds) } ?? 0)
    }

    /// Shows the answer that came, or asks for the next one.
    func run() throws {
        guard let watch = current, timeToNext == 0 else { return }
        guard let outcome = errand?.value else {
            let (client, request, world) = (client, watch.place.request, session.world)
            errand = Errand { await Self.outcome(of: request, by: client, in: world) }
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
        of request: Request, by client: MusicClient, in world: MusicWorld.World
    ) async -> Outcome {
        let held = HeldWorld(world)
        var sending = MusicClient.Sending()
        sending.getsUserToken = false
        do {
            let response = try await client.send(request, in: held, sending)
            if response.isSuccess, let damage = response.body.damage {
                throw Failure(damage, to: "watch '\(request.target)'")
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
        // What somebody else asked meanwhile has changed it otherwise, and that stays.
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

    /// Whether a condition holds where a place has this answer.
    private func holds(_ condition: JSONCondition, at place: Place, _ response: Response) -> Bool {
        var session = session
        var place = place
        place.response = response
        session.trail.visit(place)
        let values = SessionValues(session: session, last: shell.observers.last, now: shell.now)
        return condition.holds(for: values)
    }

    /// The last answer takes the place of the one that is shown, where that is still the place.
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
