/// The injected faults. They are part of the simulator's memory, so they can be shown, saved and undone like everything
/// else.
package struct Faults: Hashable, Sendable, Codable {
    /// The faults in the order of setting. The first that matches a request applies.
    package private(set) var list: [Fault] = []
    /// The rate limit; nil if requests are not limited.
    package var rateLimit: RateLimit?

    package init() {}

    package struct Fault: Hashable, Sendable, Codable {
        package var effect: Effect
        /// The prefix of the affected paths, at least `/`.
        package var path: String
        /// The number of requests that it will still affect; nil for no limit.
        package var remaining: Int?
        /// The delay of the answer in seconds. For `slow-library`, the delay until additions are visible; for
        /// `new-token-refused`, until a new user token is accepted.
        package var delay: Double?
        /// The seconds in `Retry-After`; nil omits it.
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
        /// An HTTP status replaces the answer.
        case status(Int)
        case quirk(Quirk)
        /// The answer is only delayed.
        case delay
        /// The connection ends in the middle of the answer; only over HTTP.
        case cut
        /// Requests do not reach the service.
        case offline
    }

    /// Sets a fault, replacing one with an equal effect and path.
    package mutating func set(_ fault: Fault) {
        list.removeAll { $0.effect == fault.effect && $0.path == fault.path }
        list.append(fault)
    }

    /// Clears the faults on a path, or all faults and the rate limit.
    package mutating func clear(path: String? = nil) {
        list.removeAll { path == nil || $0.path == path }
        if path == nil { rateLimit = nil }
    }

    /// Returns the gateway fault for a request: a status, a delay or a cut. Counts as one use.
    package mutating func consume(for path: String) -> Fault? {
        take { fault in
            switch fault.effect {
            case .quirk, .offline: false
            case .status, .delay, .cut: path.hasPrefix(fault.path)
            }
        }
    }

    /// Returns whether a request is lost before it reaches the service. The sender calls this; it counts as one use.
    package mutating func isOffline(on path: String) -> Bool {
        take { $0.effect == .offline && path.hasPrefix($0.path) } != nil
    }

    /// Returns whether there is no network for continuous activity, such as playback. It does not count as a use.
    package func cutsOff(_ path: String) -> Bool {
        list.contains { $0.effect == .offline && $0.remaining != 0 && path.hasPrefix($0.path) }
    }

    /// Returns the fault of a quirk that the request triggers. Counts as one use.
    mutating func consume(for path: String, _ quirk: Quirk) -> Fault? {
        take { $0.effect == .quirk(quirk) && path.hasPrefix($0.path) }
    }

    /// Returns whether a quirk is set on a path. It does not count as a use.
    package func has(_ quirk: Quirk, on path: String) -> Bool {
        fault(quirk, on: path) != nil
    }

    /// Returns the fault that sets a quirk on a path. It does not count as a use.
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
