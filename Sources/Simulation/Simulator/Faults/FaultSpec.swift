package import AppleMusicAPI
import TonearmAlgorithms

/// A fault in text form, for `fault set`, server options and files: `503 --on /v1/catalog --times 2`.
package enum FaultSpec: Hashable, Sendable {
    case fault(Faults.Fault)
    case rateLimit(retryAfter: Int?)

    /// A syntax error in a fault.
    package struct Problem: Error, Hashable {
        /// The reason, as a clause with the value found.
        package let reason: String
        /// A sentence with the values that are possible.
        package let next: String
    }

    /// - Parameter text: an effect, optionally with options of `FaultWords.Option`: `503 --on /v1/me --times 2`.
    package init(_ text: String) throws(Problem) {
        let words = try FaultWords(text)
        let seconds = try Self.retryAfter(words[.retryAfter], of: words.effect)
        if words.effect == "rate-limit" {
            guard words.options.subtracting([.retryAfter]).isEmpty else {
                throw Problem(
                    reason: "'rate-limit' counts all requests", next: "It takes no option but --retry-after SECONDS.")
            }
            self = .rateLimit(retryAfter: seconds)
            return
        }
        guard let known = Faults.Effect(word: words.effect) else {
            throw Problem(
                reason: "'\(words.effect)' is neither a status from 400 to 599 nor the name of one", next: Self.effects)
        }
        var fault = Faults.Fault(
            known, retryAfter: seconds, filter: try Self.filter(words, of: known), form: try Self.form(words, of: known)
        )
        if let path = words[.on] {
            guard path.hasPrefix("/") else {
                throw Problem(reason: "'\(path)' does not begin with '/'", next: "Write for example --on /v1/catalog.")
            }
            fault.path = path
        }
        fault.remaining = try words[.times].map { text throws(Problem) in try Self.count(text, .times) }
        if let delay = words[.delay] {
            guard let seconds = Double(delay), (0...600).contains(seconds) else {
                throw Problem(reason: "'\(delay)' is not a number of seconds", next: "--delay is 0 to 600.")
            }
            fault.delay = seconds
        } else if known == .delay {
            throw Problem(reason: "it does not say how long", next: "Write for example: delay --delay 2")
        }
        self = .fault(fault)
    }

    private static func count(_ text: String, _ option: FaultWords.Option) throws(Problem) -> Int {
        guard let number = Int(text), number >= 1 else {
            throw Problem(reason: "'\(text)' is not a number of times", next: "--\(option.rawValue) is 1 or more.")
        }
        return number
    }

    private static func filter(_ words: FaultWords, of effect: Faults.Effect) throws(Problem) -> FaultFilter {
        var filter = FaultFilter(query: words[.query], token: words[.token])
        if let method = words[.method] {
            guard let known = Request.Method(rawValue: method.uppercased()) else {
                throw Problem(reason: "'\(method)' is not a method", next: "Write for example --method POST.")
            }
            filter.method = known.rawValue
        }
        filter.passing = try words[.after].map { text throws(Problem) in try count(text, .after) }
        if let share = words[.chance] {
            guard let probability = Double(share), probability > 0, probability <= 1 else {
                throw Problem(
                    reason: "'\(share)' is not a share of requests",
                    next: "--chance is above 0 and up to 1, such as 0.1.")
            }
            filter.chance = FaultFilter.Chance(probability)
        }
        if let time = words[.until] {
            guard let seconds = ISO8601.seconds(time) else {
                throw Problem(
                    reason: "'\(time)' is not a time", next: "Write for example --until 2026-11-21T09:30:00Z.")
            }
            filter.until = seconds
        }
        if case .quirk = effect, let option = words.option(among: [.method, .query, .token, .after, .chance]) {
            throw Problem(
                reason: "it takes no '--\(option.rawValue)'",
                next: "It takes --on, --times, --delay and --until; "
                    + "a status, 'delay', 'cut' and 'offline' take the others.")
        }
        return filter
    }

    private static func form(_ words: FaultWords, of effect: Faults.Effect) throws(Problem) -> FaultForm {
        let form = FaultForm(
            headers: words.headers, body: words[.body], isDone: words.options.contains(.done) ? true : nil)
        if form.isEmpty { return form }
        guard case .status = effect else {
            let option = words.option(among: [.header, .body, .done]) ?? .body
            throw Problem(
                reason: "it takes no '--\(option.rawValue)'",
                next: "--header, --body and --done go with a status, such as 500.")
        }
        if let bad = form.headers.first(where: { !FaultForm.isField($0) }) {
            throw Problem(
                reason: "'\(bad)' is not a header field that can be set",
                next: "Write for example --header 'X-Node: a1'.")
        }
        return form
    }

    /// The effects whose answers can have the header field `Retry-After` (RFC 9110 §10.2.3).
    package static let retryable = ["429", "503", "rate-limit"]

    private static func retryAfter(_ text: String?, of effect: String) throws(Problem) -> Int? {
        guard let text else { return nil }
        guard retryable.contains(effect) else {
            throw Problem(
                reason: "'\(effect)' names no time to come again",
                next: "--retry-after goes with \(retryable.joined(separator: ", ")).")
        }
        guard let seconds = Int(text), (0...86_400).contains(seconds) else {
            throw Problem(reason: "'\(text)' is not a whole number of seconds", next: "--retry-after is 0 to 86400.")
        }
        return seconds
    }

    static var effects: String {
        "An effect is a status from 400 to 599, \(Faults.Effect.names.joined(separator: ", ")) or rate-limit."
    }

    /// The text form, which `init` parses.
    package var text: String {
        switch self {
        case .rateLimit(let seconds): "rate-limit" + FaultSpec.option("retry-after", seconds)
        case .fault(let fault):
            fault.effect.word + (fault.path == "/" ? "" : " --on \(FaultWords.quoted(fault.path))")
                + (fault.filter.map(FaultSpec.text) ?? "") + FaultSpec.option("times", fault.remaining)
                + FaultSpec.option("delay", fault.delay) + FaultSpec.option("retry-after", fault.retryAfter)
                + (fault.form.map(FaultSpec.text) ?? "")
        }
    }

    /// Returns a value in the form that `init(_:)` reads.
    package static func quoted(_ value: String) -> String { FaultWords.quoted(value) }

    fileprivate static func text(of filter: FaultFilter) -> String {
        option("method", filter.method) + option("query", filter.query.map(FaultWords.quoted))
            + option("token", filter.token) + option("after", filter.passing.flatMap { $0 > 0 ? $0 : nil })
            + option("chance", filter.chance?.probability) + option("until", filter.until.map(ISO8601.text))
    }

    fileprivate static func text(of form: FaultForm) -> String {
        form.headers.map { option("header", FaultWords.quoted($0)) }.joined()
            + option("body", form.body.map(FaultWords.quoted)) + (form.isDone == true ? " --done" : "")
    }

    private static func option(_ name: String, _ value: (some Any)?) -> String {
        value.map { " --\(name) \($0)" } ?? ""
    }
}

extension Faults.Fault {
    /// The options for the fault's requests and the form of its answers: ` --method POST --done`; empty if there are
    /// none.
    package var choice: String { (filter.map(FaultSpec.text) ?? "") + (form.map(FaultSpec.text) ?? "") }

    /// The fault in the form for answers.
    package var played: PlayedFault {
        var unlimited = self
        unlimited.remaining = nil
        return PlayedFault(FaultSpec.fault(unlimited).text, isOver: remaining == 1)
    }
}

extension Faults {
    /// The active faults as specifications, from which `init(_:)` recreates them. A recreated rate limit has full
    /// buckets.
    package var specs: [FaultSpec] {
        list.map { .fault($0) } + (rateLimit.map { [.rateLimit(retryAfter: $0.retryAfter)] } ?? [])
    }

    package init(_ specs: [FaultSpec]) {
        self.init()
        for spec in specs { set(spec) }
    }

    package mutating func set(_ spec: FaultSpec) {
        switch spec {
        case .fault(let fault): set(fault)
        case .rateLimit(let seconds): rateLimit = RateLimit(retryAfter: seconds)
        }
    }
}

extension Faults.Effect {
    /// The named effects, without the rate limit.
    package static let names = ["delay", "cut", "offline"] + Quirk.allCases.map(\.rawValue)

    /// - Parameter word: a status, `delay`, or the name of a quirk.
    package init?(word: String) {
        switch word {
        case "delay": self = .delay
        case "cut": self = .cut
        case "offline": self = .offline
        default:
            if let status = Int(word), (400...599).contains(status), word.allSatisfy(\.isASCII), word.count == 3 {
                self = .status(status)
            } else if let quirk = Quirk(rawValue: word) {
                self = .quirk(quirk)
            } else {
                return nil
            }
        }
    }

    package var word: String {
        switch self {
        case .status(let status): String(status)
        case .quirk(let quirk): quirk.rawValue
        case .delay: "delay"
        case .cut: "cut"
        case .offline: "offline"
        }
    }
}
