/// A fault that can be set. Lists, completion, the control API and the documentation show these descriptions.
package struct FaultDescription: Hashable, Sendable {
    /// The word for the effect, or the range of statuses.
    package let name: String
    /// The effect, as a clause.
    package let summary: String
    package let place: Place

    package init(_ name: String, _ summary: String, _ place: Place = .requests) {
        (self.name, self.summary, self.place) = (name, summary, place)
    }

    /// The things that a fault affects.
    package enum Place: String, Sendable {
        case requests
        /// Bytes on the way, which only a server has.
        case served = "served requests"
        /// Players of the shell's device; no requests.
        case players
    }

    /// The faults of requests: a status, the named effects, and the quirks.
    package static let all: [FaultDescription] =
        [
            FaultDescription("400 to 599", "the service answers with this status; 429 has no Retry-After, as measured"),
            FaultDescription("delay", "answers take --delay seconds"),
            FaultDescription("cut", "the connection ends in the middle of the answer", .served),
            FaultDescription("offline", "requests do not reach the service"),
            FaultDescription("rate-limit", RateLimit.summary),
        ] + Quirk.allCases.map { FaultDescription($0.rawValue, $0.summary, $0 == .gzip ? .served : .requests) }

    /// Returns the description of an effect; nil for an unknown one. A status has that of all statuses.
    package static func named(_ name: String) -> FaultDescription? {
        let isStatus = if case .status? = Faults.Effect(word: name) { true } else { false }
        return isStatus ? all.first : all.first { $0.name == name }
    }
}

extension RateLimit {
    /// The effect of the default limit, as a clause.
    fileprivate static var summary: String {
        let limit = RateLimit()
        return """
            429 beyond \(limit.rate) requests a second of a developer team, after a burst of \(limit.burst); half a \
            second later some pass again; the iTunes Search API answers with 403 beyond 20 a minute
            """
    }
}
