import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld
import Transcript

/// A place that is asked again and again.
struct Watch {
    let place: Place
    /// Seconds between two answers.
    let every: Int
    /// What ends it.
    let condition: Condition?
    let conditionText: String
    /// How many answers end it.
    let limit: Int?
    private(set) var count = 0
    /// The answer before.
    private(set) var last: Response?
    /// When the next is asked for, in milliseconds of the system's clock; nil for at once.
    var next: Milliseconds?
    var errand: Errand<Outcome>?

    /// What came of asking once, in a world of its own.
    struct Outcome: Sendable {
        /// What the service remembered when it was asked.
        var before: MusicWorld.World
        var after: MusicWorld.World
        var response: Result<Response, any Error>
    }

    init(_ place: Place, every: Int, condition: Condition? = nil, conditionText: String = "", limit: Int? = nil) {
        self.place = place
        self.every = every
        self.condition = condition
        self.conditionText = conditionText
        self.limit = limit
    }

    /// Takes an answer in.
    /// - Returns: a line that tells of it.
    mutating func line(_ response: Response, at now: Int) -> StyledText {
        let change = last.map { Self.change(from: $0, to: response) } ?? ""
        (count, last) = (count + 1, response)
        return .faint(Timestamp.text(now) + "  ")
            + StyledText("\(response.status), \(response.body.count) bytes\(change)")
    }

    private static func change(from old: Response, to new: Response) -> String {
        if old.status == new.status, old.body == new.body { return ", the same" }
        guard let left = old.body.json, let right = new.body.json else { return ", changed" }
        let paths = JSONDifference.between(left, right).differences.map(\.path)
        guard let first = paths.first(where: { !$0.isEmpty }) else { return ", changed" }
        return ", changed: \(first)" + (paths.count == 1 ? "" : " and \(paths.count - 1) more")
    }

    /// `3 answers`
    var countText: String { "\(count) answer\(count == 1 ? "" : "s")" }

    /// As many came as were asked for.
    var isFull: Bool { limit.map { count >= $0 } ?? false }
}

extension Watch {
    /// What ends it.
    enum Condition {
        case session(LessonCondition)
        /// The answer has something there.
        case path(JSONPath)
        /// The answer is like this.
        case filter(JSONFilter)

        func holds(in values: SessionValues) -> Bool {
            let answer = values.session.here?.answer?.json ?? .null
            return switch self {
            case .session(let condition): condition.holds { values.value(at: $0) }
            case .path(let path): (try? path.values(in: answer))?.isEmpty == false
            case .filter(let filter): (try? filter.holds(for: answer)) == true
            }
        }
    }
}

/// Watching above the prompt, while other lines are typed.
extension Shell {
    /// Whether somebody sits there who can go on typing while something is watched, and time goes by meanwhile.
    var watchesBesideTyping: Bool { isTypedByPerson && recording == nil && session.world.clock.isRunning }

    private var systemMilliseconds: Milliseconds {
        var world = session.world
        world.clock = .system
        return client.milliseconds(in: world)
    }

    /// Milliseconds until a watched place is to be asked for, or its answer to be shown; nil while nothing is watched.
    var timeToNextWatched: Milliseconds? {
        guard let watch else { return nil }
        if let errand = watch.errand { return errand.value == nil ? Errand<Watch.Outcome>.pause : 0 }
        return max(0, watch.next.map { $0.subtractingClamped(systemMilliseconds) } ?? 0)
    }

    /// Shows the answer that came, or asks for the next one.
    func tendWatch() throws {
        guard var watch, timeToNextWatched == 0 else { return }
        guard let outcome = watch.errand?.value else {
            let (client, request, world) = (client, watch.place.request, session.world)
            self.watch?.errand = Errand { await Self.outcome(of: request, by: client, in: world) }
            return
        }
        watch.errand = nil
        watch.next = systemMilliseconds.addingClamped(watch.every.multipliedClamped(by: 1000))
        self.watch = watch
        switch outcome.response {
        case .success(let response): try take(response, outcome)
        case .failure(let error):
            let why = Failure(wording: error).map { "\($0.what): \($0.why)" } ?? "\(error)"
            try screen.show([.faint(Timestamp.text(now) + "  ") + StyledText("no answer. \(why)", .warning)])
        }
    }

    private static func outcome(
        of request: Request, by client: MusicClient, in world: MusicWorld.World
    ) async -> Watch.Outcome {
        let held = HeldWorld(world)
        var sending = MusicClient.Sending()
        sending.getsUserToken = false
        do {
            let response = try await client.send(request, in: held, sending)
            if response.isSuccess, let damage = response.body.damage {
                throw Failure(damage, to: "watch '\(request.target)'")
            }
            return Watch.Outcome(before: world, after: held.world, response: .success(response))
        } catch {
            return Watch.Outcome(before: world, after: held.world, response: .failure(error))
        }
    }

    private func take(_ response: Response, _ outcome: Watch.Outcome) throws {
        guard var watch else { return }
        try screen.show([watch.line(response, at: now)])
        self.watch = watch
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
    private func holds(_ condition: Watch.Condition, at place: Place, _ response: Response) -> Bool {
        var session = session
        var place = place
        place.response = response
        session.trail.visit(place)
        let values = SessionValues(session: session, last: last, now: now)
        return condition.holds(in: values)
    }

    /// The last answer takes the place of the one that is shown, where that is still the place.
    private func end(_ line: StyledText, _ watch: Watch, _ response: Response) throws {
        self.watch = nil
        var way = StyledText("")
        if response.isSuccess, var here = session.here, here.request == watch.place.request {
            here.response = response
            session.trail.replace(with: here)
            way = StyledText("; ") + .command("show") + .faint(" shows the last one")
        }
        try screen.show([line + way])
    }

    /// - Returns: what was watched; nil where nothing was.
    package func stopWatch() -> String? {
        guard let watch else { return nil }
        watch.errand?.cancel()
        self.watch = nil
        return watch.place.title
    }
}
