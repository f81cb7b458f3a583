import AppleMusicAPI
import AppleMusicSimulator
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct FaultCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "fault", "Make the simulator fail on purpose: list, set and clear faults.",
        discussion: """
            A fault is an HTTP status, 'delay', 'offline', 'rate-limit', or the name of a quirk of the real service. The page of an offer is \
            loaded from '/offer', a user token from '/user-token'; where '/playback' is cut off by 'offline', nothing that is streamed begins. \
            'queue-timeout', 'long-queue' and 'slow-prepare' affect players, not requests. Tab lists the names with what they do.
            """)
    static let group = CommandGroup.demonstrate
    static let examples = [
        "fault", "fault set 503 --on /v1/catalog --times 1", "fault set delay --delay 0.2 --times 1",
        "fault set rate-limit",
        "fault set queue-timeout", "fault clear",
    ]

    static let forms = [
        Form("list", "List the faults that are set.", isDefault: true),
        Form("set", [.value(FaultEffect.self)], "Set a fault: a status from 400 to 599, or one with a name."),
        Form("clear", "Clear all faults."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which fault.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Option(name: .customLong("on"), help: "The beginning of the paths that are affected.") var path: PathPrefix = "/"
    @Option(help: "How many requests it affects; all by default.") var times: Int?
    @Option(help: "Seconds that the answer takes.") var delay: Double?
    @Option(help: "Seconds that a 429, a 503 or the rate limit names in 'Retry-After'; none by default.")
    var retryAfter: Int?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.option("on", &_path)
        fields.option("times", &_times)
        fields.option("delay", &_delay)
        fields.option("retry-after", &_retryAfter)
    }

    private enum Action: String {
        case list, set, clear
    }

    private var action: Action { words.first.flatMap(Action.init) ?? .list }
    private var effect: String? { words.dropFirst().first }

    func validate() throws {
        if let times, times < 1 { throw ValidationError("'--times' must be 1 or more, but was \(times).") }
        if let delay, !(0...600).contains(delay) {
            throw ValidationError("'--delay' must be 0 to 600, but was \(delay).")
        }
        if let retryAfter, !(0...86_400).contains(retryAfter) {
            throw ValidationError("'--retry-after' must be 0 to 86400, but was \(retryAfter).")
        }
        if retryAfter != nil, !FaultSpec.retryable.contains(effect ?? "") {
            throw ValidationError("'--retry-after' goes with \(FaultSpec.retryable.joined(separator: ", ")).")
        }
        if effect == "delay", delay == nil {
            throw ValidationError("'delay' needs '--delay SECONDS'.")
        }
        if playerFault != nil, times != nil || delay != nil || path.text != "/" {
            throw ValidationError(
                "'\(effect ?? "")' affects players, always, and takes no '--on', '--times' or '--delay'.")
        }
        if !path.text.hasPrefix("/") { throw ValidationError("'--on' must begin with '/', but was '\(path)'.") }
    }

    mutating func run(in shell: Shell) throws -> any View {
        switch action {
        case .list: break
        case .clear:
            shell.session.world.memory.faults.clear()
            shell.session.world.playerFaults = []
        case .set where playerFault != nil:
            shell.session.world.playerFaults.formUnion(playerFault?.value ?? [])
        case .set where effect == "rate-limit":
            shell.session.world.memory.faults.rateLimit = RateLimit(retryAfter: retryAfter)
        case .set:
            let fault = Faults.Fault(
                try parsedEffect(effect ?? ""), on: path.text, times: times, delay: delay, retryAfter: retryAfter)
            shell.session.world.memory.faults.set(fault)
        }
        return Self.view(of: shell.session.world)
    }

    private var playerFault: PlayerFault? { effect.flatMap(PlayerFault.init) }

    private func parsedEffect(_ text: String) throws(Failure) -> Faults.Effect {
        if text == "cut" {
            throw Failure(
                "Cannot set the fault 'cut'", "it cuts connections, and the shell has none",
                next: "'tonearm serve --fault cut' plays it; 'fault set offline' loses whole answers.", status: .usage)
        }
        if let effect = Faults.Effect(word: text) { return effect }
        let names = FaultEffect.names
        let near = Nearest.names(to: text, in: names)
        throw Failure(
            "Cannot set the fault '\(text)'", "it is neither a status from 400 to 599 nor the name of one",
            next: near.first.map { "Did you mean '\($0)'?" } ?? "There are: \(names.joined(separator: ", ")).",
            status: .usage)
    }

    private static func view(of world: World) -> Message {
        let faults = world.memory.faults
        var rows = faults.list.map { fault in
            let often = fault.remaining.map { $0 == 1 ? "once more" : "\($0) times more" } ?? "always"
            return (
                name: fault.effect.word,
                value: "on \(fault.path), \(often)" + (fault.delay.map { ", after \($0) s" } ?? "")
                    + (fault.retryAfter.map { ", with Retry-After \($0)" } ?? "")
            )
        }
        if let limit = faults.rateLimit {
            rows.append(
                (
                    name: "rate-limit",
                    value: "429 beyond \(limit.rate) requests a second of a team"
                        + (limit.retryAfter.map { ", with Retry-After \($0)" } ?? "")
                ))
        }
        for fault in PlayerFault.allCases where world.playerFaults.contains(fault.value) {
            rows.append((name: fault.rawValue, value: fault.summary))
        }
        return rows.isEmpty ? Message(.faint("No faults."), value: .array([])) : SessionLines.rows(rows)
    }
}
