/// What goes wrong on purpose: part of the simulator's memory, so that it can be shown, saved and undone like everything else.
package struct Faults: Hashable, Sendable, Codable {
    /// In the order in which they were set. The first that fits a request is played.
    package private(set) var list: [Fault] = []
    /// Nil while requests are not counted.
    package var rateLimit: RateLimit?

    package init() {}

    package struct Fault: Hashable, Sendable, Codable {
        package var effect: Effect
        /// The beginning of the paths that are affected; a `/` at the least.
        package var path: String
        /// How many requests it will still affect; nil for always.
        package var remaining: Int?
        /// Seconds that the answer takes. Of `slow-library`: seconds until what was added can be seen; of `new-token-refused`: seconds
        /// until a new user token is accepted.
        package var delay: Double?
        /// Seconds that the answer names in `Retry-After`; nil for an answer without it.
        package var retryAfter: Int?

        package init(
            _ effect: Effect, on path: String = "/", times remaining: Int? = nil, delay: Double? = nil,
            retryAfter: Int? = nil
        ) {
            self.effect = effect
            self.path = path
            self.remaining = remaining
            self.delay = delay
            self.retryAfter = retryAfter
        }
    }

    package enum Effect: Hashable, Sendable, Codable {
        /// An HTTP status in place of the answer.
        case status(Int)
        case quirk(Quirk)
        /// The answer is as always, and late.
        case delay
        /// The connection ends in the middle of the answer. Only where there are connections: over HTTP.
        case cut
        /// Requests do not get as far as the service.
        case offline
    }

    /// Sets a fault, in the place of one with the same effect on the same path.
    package mutating func set(_ fault: Fault) {
        list.removeAll { $0.effect == fault.effect && $0.path == fault.path }
        list.append(fault)
    }

    /// Clears the faults on a path, or all of them and the rate limit.
    package mutating func clear(path: String? = nil) {
        list.removeAll { path == nil || $0.path == path }
        if path == nil { rateLimit = nil }
    }

    /// The gateway's fault that affects a request: a status, a delay or a cut. It is used up by being asked.
    package mutating func consume(for path: String) -> Fault? {
        take { fault in
            switch fault.effect {
            case .quirk, .offline: false
            case .status, .delay, .cut: path.hasPrefix(fault.path)
            }
        }
    }

    /// Whether a request is lost on its way. Who sends it asks first; it is used up by being asked.
    package mutating func isOffline(on path: String) -> Bool {
        take { $0.effect == .offline && path.hasPrefix($0.path) } != nil
    }

    /// Whether there is no network for what is under way all the time, as playing is, without using the fault up.
    package func cutsOff(_ path: String) -> Bool {
        list.contains { $0.effect == .offline && $0.remaining != 0 && path.hasPrefix($0.path) }
    }

    /// The quirk that shows in the answer to a request that gives occasion for it. It is used up by showing.
    mutating func consume(for path: String, _ quirk: Quirk) -> Fault? {
        take { $0.effect == .quirk(quirk) && path.hasPrefix($0.path) }
    }

    /// Whether a quirk is set on a path, without using it up.
    package func has(_ quirk: Quirk, on path: String) -> Bool {
        fault(quirk, on: path) != nil
    }

    /// The fault that sets a quirk on a path, without using it up.
    func fault(_ quirk: Quirk, on path: String) -> Fault? {
        list.first { $0.effect == .quirk(quirk) && $0.remaining ?? 1 > 0 && path.hasPrefix($0.path) }
    }

    private mutating func take(_ fits: (Fault) -> Bool) -> Fault? {
        guard !list.isEmpty, let index = list.firstIndex(where: { $0.remaining ?? 1 > 0 && fits($0) }) else {
            return nil
        }
        let fault = list[index]
        if let remaining = fault.remaining {
            list[index].remaining = remaining - 1
            if remaining == 1 { list.remove(at: index) }
        }
        return fault
    }
}
