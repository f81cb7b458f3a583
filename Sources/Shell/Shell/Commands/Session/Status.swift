import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmSimulator
import TonearmWorld

struct Status: PlainCommand {
    static let description = CommandDescription(
        "status", .session, "Show on one screen where you are, who you are, and what is pending.",
        examples: ["open albums/310730204", "status"])

    mutating func run(in context: some OverviewContext) -> any View {
        let pending = context.pending
        var rows = context.whereYouAre + context.whoYouAre
        rows += pending.isEmpty ? [("pending", "nothing")] : pending.map { ("pending", $0) }
        var message = SessionLines.rows(rows, hasNumbers: false)
        // JSON must contain all pending items, so they form an array.
        var members = (context.whereYouAre + context.whoYouAre).map { ($0.name, JSON.string($0.value)) }
        members.append(("pending", .strings(pending)))
        message.value = .object(JSONObject(members))
        return message
    }
}

extension ServiceChoiceContext {
    /// The service, and the session's place in it.
    var whereYouAre: [(name: String, value: String)] {
        let world = session.world
        let rows = session.here?.answer?.rows.count ?? 0
        let shown = rows == 0 ? "" : rows == 1 ? ", 1 row" : ", \(rows) rows"
        return [
            ("service", serviceSummary),
            ("storefront", "\(world.storefront) \(world.currentStorefront.name), answers in \(world.language)"),
            ("here", (session.here?.title ?? "nowhere yet") + shown),
            ("focus", session.here?.focus.map { "\($0.resource) \($0.name ?? "")" } ?? "none"),
        ] + heldRows
    }

    /// The list to whose rows the numbers refer, if it is not the current place.
    private var heldRows: [(name: String, value: String)] {
        let rows = session.rows
        guard rows.count > 0, let list = session.trail.list, list != session.here else { return [] }
        return [("rows", "\(rows.first) to \(rows.last) of \(list.title)")]
    }
}

extension TokenContext {
    /// The app, the account and their permissions.
    var whoYouAre: [(name: String, value: String)] {
        let device = session.world.device
        return [
            ("app", "\(device.instance), consent \(device.consent.rawValue)"),
            ("account", device.account?.name ?? "nobody signed in"), ("capabilities", device.capabilities.words),
            ("developer token", developerTokenSummary),
            ("user token", session.world.userToken.map { "of '\($0.account)'" } ?? "none"),
        ]
    }
}

extension SessionContext {
    /// Pending questions and events, each with the command to type.
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
        pending += ongoing
        let conditions = Conditions(session.world)
        let faults = conditions.faults.count
        if faults > 0 { pending.append("\(faults == 1 ? "1 fault is" : "\(faults) faults are") set: fault list") }
        if let era = conditions.era { pending.append("the service answers as in \(era.rawValue): set era today") }
        return pending
    }
}
