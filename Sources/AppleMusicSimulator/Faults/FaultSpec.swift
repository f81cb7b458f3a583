package import AppleMusicAPI

/// A fault in text form, for `fault set`, server options and files: `503 --on /v1/catalog --times 2`.
package enum FaultSpec: Hashable, Sendable {
    case fault(Faults.Fault)
    case rateLimit(retryAfter: Int?)

    /// A syntax error in a fault.
    package struct Problem: Error, Hashable {
        /// The reason, as a clause with the value found.
        package let reason: String
        /// A sentence about what to write.
        package let next: String
    }

    /// - Parameter text: an effect, optionally with `--on PATH`, `--times N`, `--delay SECONDS` and `--retry-after SECONDS`.
    package init(_ text: String) throws(Problem) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
        guard let effect = words.popFirst() else {
            throw Problem(reason: "it names no effect", next: FaultSpec.effects)
        }
        var values: [String: String] = [:]
        while let word = words.popFirst() {
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard ["--on", "--times", "--delay", "--retry-after"].contains(halves[0]) else {
                throw Problem(
                    reason: "'\(word)' is not one of its options",
                    next: "There are --on PATH, --times N, --delay SECONDS and --retry-after SECONDS.")
            }
            guard let value = halves.count == 2 ? halves[1] : words.popFirst() else {
                throw Problem(reason: "'\(word)' has no value", next: "Write it after the option.")
            }
            values[halves[0]] = value
        }
        try self.init(
            effect: effect, path: values["--on"], times: values["--times"], delay: values["--delay"],
            retryAfter: values["--retry-after"])
    }

    /// - Parameters: the parts as written; nil for omitted ones.
    package init(
        effect: String, path: String?, times: String?, delay: String?, retryAfter: String? = nil
    ) throws(Problem) {
        let seconds = try FaultSpec.retryAfter(retryAfter, of: effect)
        if effect == "rate-limit" {
            guard path == nil, times == nil, delay == nil else {
                throw Problem(
                    reason: "'rate-limit' counts all requests", next: "It takes no option but --retry-after SECONDS.")
            }
            self = .rateLimit(retryAfter: seconds)
            return
        }
        guard let known = Faults.Effect(word: effect) else {
            throw Problem(
                reason: "'\(effect)' is neither a status from 400 to 599 nor the name of one", next: FaultSpec.effects)
        }
        var fault = Faults.Fault(known, retryAfter: seconds)
        if let path {
            guard path.hasPrefix("/") else {
                throw Problem(reason: "'\(path)' does not begin with '/'", next: "Write for example --on /v1/catalog.")
            }
            fault.path = path
        }
        if let times {
            guard let number = Int(times), number >= 1 else {
                throw Problem(reason: "'\(times)' is not a number of times", next: "--times is 1 or more.")
            }
            fault.remaining = number
        }
        if let delay {
            guard let seconds = Double(delay), (0...600).contains(seconds) else {
                throw Problem(reason: "'\(delay)' is not a number of seconds", next: "--delay is 0 to 600.")
            }
            fault.delay = seconds
        } else if known == .delay {
            throw Problem(reason: "it does not say how long", next: "Write for example: delay --delay 2")
        }
        self = .fault(fault)
    }

    /// The effects whose answers can have `Retry-After` (RFC 9110 §10.2.3).
    package static let retryable = ["429", "503", "rate-limit"]

    private static func retryAfter(_ text: String?, of effect: String) throws(Problem) -> Int? {
        guard let text else { return nil }
        guard retryable.contains(effect) else {
            throw Problem(
                reason: "'\(effect)' names no time to come again",
                next: "--retry-after goes with \(retryable.joined(separator: ", ")).")
        }
        guard let seconds = Int(text), (0...86_400).contains(seconds) else {
            throw Problem(
                reason: "'\(text)' is not a whole number of seconds", next: "--retry-after is 0 to 86400.")
        }
        return seconds
    }

    private static var effects: String {
        "An effect is a status from 400 to 599, \(Faults.Effect.names.joined(separator: ", ")) or rate-limit."
    }

    /// The text form, which `init` parses.
    package var text: String {
        switch self {
        case .rateLimit(let seconds): "rate-limit" + FaultSpec.option("retry-after", seconds)
        case .fault(let fault):
            fault.effect.word + (fault.path == "/" ? "" : " --on \(fault.path)")
                + FaultSpec.option("times", fault.remaining) + FaultSpec.option("delay", fault.delay)
                + FaultSpec.option("retry-after", fault.retryAfter)
        }
    }

    private static func option(_ name: String, _ value: (some Any)?) -> String {
        value.map { " --\(name) \($0)" } ?? ""
    }
}

extension Faults.Fault {
    /// The fault in the form for answers.
    package var played: PlayedFault {
        var unlimited = self
        unlimited.remaining = nil
        return PlayedFault(FaultSpec.fault(unlimited).text, isOver: remaining == 1)
    }
}

extension Faults {
    /// The set faults in text form.
    package var specs: [FaultSpec] {
        list.map { .fault($0) } + (rateLimit.map { [.rateLimit(retryAfter: $0.retryAfter)] } ?? [])
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
