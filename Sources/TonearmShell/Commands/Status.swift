import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

struct Status: PlainCommand {
    static let description = CommandDescription(
        "status", "Show on one screen where you are, who you are, and what is pending.")
    static let group = CommandGroup.session
    static let examples = ["open albums/310730204", "status"]

    mutating func visit(_ fields: inout FieldVisitor) {}

    mutating func run(in shell: Shell) -> any View {
        let pending = shell.pending
        var rows = shell.whereYouAre + shell.whoYouAre
        rows += pending.isEmpty ? [("pending", "nothing")] : pending.map { ("pending", $0) }
        var message = SessionLines.rows(rows, hasNumbers: false)
        // Of several that are pending, none may go missing.
        var members = (shell.whereYouAre + shell.whoYouAre).map { ($0.name, JSON.string($0.value)) }
        members.append(("pending", .strings(pending)))
        message.value = .object(JSONObject(members))
        return message
    }
}

extension Shell {
    /// What answers, and where in it the session is.
    var whereYouAre: [(name: String, value: String)] {
        let world = session.world
        let rows = session.rows.count
        let shown = rows == 0 ? "" : rows == 1 ? ", 1 row" : ", \(rows) rows"
        return [
            ("service", serviceSummary),
            ("storefront", "\(world.storefront) \(world.currentStorefront.name), answers in \(world.language)"),
            ("here", (session.here?.title ?? "nowhere yet") + shown),
            ("focus", session.here?.focus.map { "\($0.resource) \($0.name ?? "")" } ?? "none"),
        ]
    }

    /// Who asks, and what they may.
    var whoYouAre: [(name: String, value: String)] {
        let device = session.world.device
        return [
            ("app", "\(device.instance), consent \(device.consent.rawValue)"),
            ("account", device.account?.name ?? "nobody signed in"), ("capabilities", device.capabilities.words),
            ("developer token", developerTokenSummary),
            ("user token", session.world.userToken.map { "of '\($0.account)'" } ?? "none"),
        ]
    }

    /// What waits for somebody, or comes by itself, each with what to type.
    var pending: [String] {
        let device = session.world.device
        var pending: [String] = []
        if device.consentDialog != nil { pending.append("the consent dialog is open: allow or deny") }
        if device.offerSheet != nil { pending.append("an offer is open: accept or dismiss") }
        if session.here?.answer?.continuations.isEmpty == false { pending.append("more rows: next") }
        for event in session.world.scheduled.prefix(5) {
            let words = AccountEventWords.words(of: event.event).joined(separator: " ")
            let wait = event.time.subtractingClamped(now)
            pending.append("account \(words), \(wait <= 0 ? "now" : "in \(TimeSpan.words(wait))"): clock advance")
        }
        let more = session.world.scheduled.count - 5
        if more > 0 { pending.append("\(more) more things that come by themselves: account") }
        if let watch = background.watch.current {
            pending.append("'\(watch.place.title)' is watched every \(TimeSpan.words(watch.every)): watch stop")
        }
        // A recording that runs is not said: run again, it prints what it printed.
        if let recording = observers.recorder.recording, recording.isPaused {
            pending.append("a paused recording into \(recording.path): transcript resume")
        }
        if observers.archive.writer != nil, observers.recorder.recording == nil {
            pending.append("exchanges are recorded: record stop")
        }
        if let teaching = observers.lesson.teaching {
            pending.append("the lesson '\(teaching.entry.name)': lesson hint")
        }
        let conditions = Conditions(session.world)
        let faults = conditions.faults.count
        if faults > 0 { pending.append("\(faults == 1 ? "1 fault is" : "\(faults) faults are") set: fault list") }
        if let era = conditions.era { pending.append("the service answers as in \(era.rawValue): set era today") }
        return pending
    }
}
