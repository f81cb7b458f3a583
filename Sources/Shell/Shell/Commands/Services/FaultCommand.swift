import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmWorld

enum FaultCommand: Command {
    static let description = CommandDescription(
        "fault", .demonstrate, "Make the simulator fail on purpose: list, set and clear faults.",
        discussion: """
            A fault is an HTTP status, 'delay', 'offline', 'rate-limit', or the name of a quirk of the real service. \
            'fault list --all' and Tab list the names with their effects.
            The page of an offer loads from '/offer', a user token from '/user-token'. While '/playback' is 'offline', \
            nothing that is streamed begins.
            'queue-timeout', 'long-queue' and 'slow-prepare' affect players, not requests.
            """,
        examples: [
            "fault", "fault list --all", "fault set 503 --on /v1/catalog --times 1",
            "fault set delay --delay 0.2 --times 1",
            "fault set rate-limit", "fault set queue-timeout", "fault clear",
        ])

    static let forms = [
        CommandForm("list", "List the faults that are set.", List(), isDefault: true),
        CommandForm("set", "Set a fault.", SetFault()),
        CommandForm("clear", "Clear all faults.", Clear()),
    ]

    struct List: Action {
        var listsAll = false

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.flag("all", &listsAll, "List every fault that can be set, with its effect.")
        }

        mutating func run(in context: some AttachmentContext) async throws -> any View {
            let isAttached = context.session.attachment != nil
            if listsAll { return FaultLines.everything(isServed: isAttached) }
            if isAttached { return FaultLines.message(of: try await context.attachedFaults(), []) }
            return FaultLines.message(of: context.session.world)
        }
    }

    struct Clear: Action {
        var setsValue: Bool { true }

        mutating func run(in context: some AttachmentContext) async throws -> any View {
            if context.session.attachment != nil {
                return FaultLines.message(of: try await context.setAttachedFaults(Faults()), [])
            }
            context.session.world.memory.faults.clear()
            context.session.world.playerFaults = []
            return FaultLines.message(of: context.session.world)
        }
    }

    struct SetFault: NamingAction {
        @Required var effect: FaultEffect
        var path: PathPrefix = "/"
        var times: Int?
        var delay: Double?
        var retryAfter: Int?
        var choice = FaultChoice()

        var setsValue: Bool { true }

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_effect, "A status from 400 to 599, or the name of a fault.")
            fields.option("on", &path, "Affect only paths that begin so.")
            fields.option("times", &times, "Affect this many requests; all by default.", in: 1...)
            fields.option("delay", &delay, "Delay the answer by this many seconds.", in: 0...600)
            fields.option(
                "retry-after", &retryAfter,
                "Name this many seconds in 'Retry-After' of a 429, a 503 or the rate limit; none by default.",
                in: 0...86_400)
            fields.group("Requests and answers", &choice)
        }

        func validate() throws(ValueProblem) {
            if retryAfter != nil, !FaultSpec.retryable.contains(effect.text) {
                throw ValueProblem(
                    "'--retry-after' goes with \(FaultSpec.retryable.joined(separator: ", ")).",
                    at: .word("--retry-after"))
            }
            if effect.text == "delay", delay == nil {
                throw ValueProblem("'delay' needs '--delay SECONDS'.", at: .nothing)
            }
            if playerFault != nil || effect.text == "rate-limit", let option = choice.words.first {
                throw ValueProblem("'\(option)' does not go with '\(effect)'.", at: .word(option))
            }
            if playerFault != nil, times != nil || delay != nil || path.text != "/" {
                throw ValueProblem(
                    "'\(effect)' always affects players, and takes no '--on', '--times' or '--delay'.")
            }
            if !path.text.hasPrefix("/") {
                throw ValueProblem("'--on' must begin with '/', but was '\(path)'.", at: .valueOf("--on"))
            }
        }

        mutating func run(in context: some AttachmentContext) async throws -> any View {
            if context.session.attachment != nil {
                if playerFault != nil { throw context.unavailable("set the fault '\(effect)'") }
                var faults = try await context.attachedFaults()
                faults.set(try spec())
                return FaultLines.message(of: try await context.setAttachedFaults(faults), [])
            }
            if let playerFault {
                context.session.world.playerFaults.formUnion(playerFault.value)
            } else {
                context.session.world.memory.faults.set(try spec())
            }
            return FaultLines.message(of: context.session.world)
        }

        private func spec() throws -> FaultSpec {
            if effect.text == "rate-limit" { return .rateLimit(retryAfter: retryAfter) }
            let known = try effect.read()
            let (filter, form) = try choice.read(effect: effect.text)
            return .fault(
                Faults.Fault(
                    known, on: path.text, times: times, delay: delay, retryAfter: retryAfter, filter: filter, form: form
                ))
        }

        private var playerFault: PlayerFault? { PlayerFault(rawValue: effect.text) }
    }
}

extension FaultEffect {
    /// - Throws: `Failure` if the text is neither a status nor a name.
    fileprivate func read() throws(Failure) -> Faults.Effect {
        if text == "cut" {
            throw Failure.usage(
                "Cannot set the fault 'cut'", "it cuts connections, and the shell has none",
                next: "'tonearm serve --fault cut' plays it; 'fault set offline' loses whole answers.")
        }
        if let effect = Faults.Effect(word: text) { return effect }
        let names = FaultEffect.names
        throw Failure.usage(
            "Cannot set the fault '\(text)'", "it is neither a status from 400 to 599 nor the name of one",
            next: Nearest.question(text, in: names) ?? "There are: \(names.joined(separator: ", ")).")
    }
}

extension AttachmentContext {
    /// Fetches the faults of the attached world.
    fileprivate func attachedFaults() async throws -> Faults { Self.faults(try await control(.get, "faults")) }

    /// Replaces the faults of the attached world.
    fileprivate func setAttachedFaults(_ faults: Faults) async throws -> Faults {
        Self.faults(try await control(.put, "faults", ["faults": .strings(faults.specs.map(\.text))]))
    }

    private static func faults(_ answer: JSON) -> Faults {
        Faults((answer["faults"]?.strings ?? []).compactMap { text in try? FaultSpec(text) })
    }
}

/// The lines that list the active faults.
enum FaultLines {
    /// Returns the lines that describe every fault.
    /// - Parameter isServed: whether a server plays them, which has no players.
    static func everything(isServed: Bool) -> Message {
        SessionLines.rows(
            FaultEffect.descriptions.filter { $0.place == .requests || isServed == ($0.place == .served) }
                .map { (name: $0.name, value: $0.summary) })
    }

    static func message(of world: World) -> Message { message(of: world.memory.faults, world.playerFaults) }

    static func message(of faults: Faults, _ playerFaults: PlaybackFaults) -> Message {
        var rows = faults.list.map { fault in
            let often = fault.remaining.map { $0 == 1 ? "once more" : "\($0) times more" } ?? "always"
            return (
                name: fault.effect.word,
                value: "on \(fault.path), \(often)" + (fault.delay.map { ", after \($0) s" } ?? "")
                    + (fault.retryAfter.map { ", with Retry-After \($0)" } ?? "")
                    + (fault.choice.isEmpty ? "" : "," + fault.choice)
            )
        }
        if let limit = faults.rateLimit {
            rows.append(
                (
                    name: "rate-limit",
                    value: "429 beyond \(limit.rate) requests a second of a team, after a burst of \(limit.burst)"
                        + (limit.retryAfter.map { ", with Retry-After \($0)" } ?? "")
                ))
        }
        for fault in PlayerFault.allCases where playerFaults.contains(fault.value) {
            rows.append((name: fault.rawValue, value: fault.summary))
        }
        return rows.isEmpty ? Message(.faint("No faults."), value: .array([])) : SessionLines.rows(rows)
    }
}
