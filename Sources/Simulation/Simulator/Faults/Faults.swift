package import AppleMusicAPI

/// The injected faults. They are part of the simulator's memory, so they are saved and undone with it.
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
        /// The number of requests that the fault will still affect; nil for no limit.
        package var remaining: Int?
        /// The delay of the answer in seconds. For `slow-library`, the delay until additions are visible; for
        /// `new-token-refused`, until a new user token is accepted.
        package var delay: Double?
        /// The seconds in `Retry-After`; nil omits it.
        package var retryAfter: Int?
        /// The requests that are affected; nil for all.
        package var filter: FaultFilter?
        /// The form of the answer; nil for the service's own.
        package var form: FaultForm?

        package init(
            _ effect: Effect, on path: String = "/", times remaining: Int? = nil, delay: Double? = nil,
            retryAfter: Int? = nil, filter: FaultFilter = FaultFilter(), form: FaultForm = FaultForm()
        ) {
            self.filter = filter.isEmpty ? nil : filter
            self.form = form.isEmpty ? nil : form
            self.effect = effect
            self.path = path
            self.remaining = remaining
            self.delay = delay
            self.retryAfter = retryAfter
        }

        fileprivate func hasEnded(at now: Int) -> Bool { filter?.until.map { $0 <= now } ?? false }
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
        list.removeAll { $0.effect == fault.effect && $0.path == fault.path && $0.filter == fault.filter }
        list.append(fault)
    }

    /// Clears the faults on a path, or all faults and the rate limit.
    package mutating func clear(path: String? = nil) {
        list.removeAll { path == nil || $0.path == path }
        if path == nil { rateLimit = nil }
    }

    /// Removes the faults that have ended.
    /// - Parameter now: seconds since 1970.
    package mutating func expire(at now: Int) {
        guard list.contains(where: { $0.hasEnded(at: now) }) else { return }
        list.removeAll { $0.hasEnded(at: now) }
    }

    /// Returns the gateway's fault that affects a request: a status, a delay or a cut. The call counts as a use of the
    /// fault.
    package mutating func consume(for request: Request) -> Fault? { consume(on: request.path, request) }

    /// Returns the gateway's fault that affects an action of the device, which is not a request. The call counts as a
    /// use.
    package mutating func consume(for path: String) -> Fault? { consume(on: path, nil) }

    private mutating func consume(on path: String, _ request: Request?) -> Fault? {
        take(on: path, request) { fault in
            switch fault.effect {
            case .quirk, .offline: false
            case .status, .delay, .cut: true
            }
        }
    }

    /// Returns whether a request is lost on its way. The sender calls this first; the call counts as a use of the
    /// fault.
    package mutating func isOffline(for request: Request) -> Bool {
        take(on: request.path, request) { $0.effect == .offline } != nil
    }

    /// Returns whether an action of the device, which is not a request, is lost on its way. The call counts as a use.
    package mutating func isOffline(on path: String) -> Bool { take(on: path, nil) { $0.effect == .offline } != nil }

    /// Returns the fault by which a request would be lost on its way; nil without one. The call does not count as a
    /// use, nor as a request that `--after` or `--chance` let pass.
    package func offline(for request: Request) -> Fault? {
        list.first {
            $0.effect == .offline && $0.remaining != 0 && request.path.hasPrefix($0.path)
                && $0.filter?.fits(request) ?? true
        }
    }

    /// Returns whether continuous activity, such as playback, is offline. The call does not count as a use.
    package func cutsOff(_ path: String) -> Bool {
        list.contains { $0.effect == .offline && $0.remaining != 0 && path.hasPrefix($0.path) }
    }

    /// Returns the fault of a quirk that the request triggers. The call counts as a use.
    mutating func consume(for path: String, _ quirk: Quirk) -> Fault? {
        take(on: path, nil) { $0.effect == .quirk(quirk) }
    }

    /// Returns whether a quirk is set on a path. The call does not count as a use.
    package func has(_ quirk: Quirk, on path: String) -> Bool { fault(quirk, on: path) != nil }

    /// Returns the fault that sets a quirk on a path. The call does not count as a use.
    func fault(_ quirk: Quirk, on path: String) -> Fault? {
        list.first { $0.effect == .quirk(quirk) && $0.remaining ?? 1 > 0 && path.hasPrefix($0.path) }
    }

    /// Takes the first fault that affects a request. Matching faults before it count the request, too.
    private mutating func take(on path: String, _ request: Request?, _ fits: (Fault) -> Bool) -> Fault? {
        for index in list.indices where list[index].remaining ?? 1 > 0 {
            let fault = list[index]
            guard fits(fault), path.hasPrefix(fault.path), fault.filter?.fits(request) ?? true else { continue }
            if list[index].filter?.admit() == false { continue }
            if let remaining = fault.remaining {
                list[index].remaining = remaining - 1
                if remaining == 1 { list.remove(at: index) }
            }
            return fault
        }
        return nil
    }
}
