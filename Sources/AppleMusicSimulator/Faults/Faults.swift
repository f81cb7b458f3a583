package import AppleMusicAPI

/// The failures that were set on purpose: part of the simulator's memory, so that they are shown, saved and undone like everything else.
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

    /// Sets a fault, in the place of one with the same effect on the same requests.
    package mutating func set(_ fault: Fault) {
        list.removeAll { $0.effect == fault.effect && $0.path == fault.path && $0.filter == fault.filter }
        list.append(fault)
    }

    /// Clears the faults on a path, or all of them and the rate limit.
    package mutating func clear(path: String? = nil) {
        list.removeAll { path == nil || $0.path == path }
        if path == nil { rateLimit = nil }
    }

    /// The gateway's fault that affects a request: a status, a delay or a cut. It is used up by being asked.
    package mutating func consume(for request: Request) -> Fault? { consume(on: request.path, request) }

    /// The same for an act of the device, which is no request.
    package mutating func consume(for path: String) -> Fault? { consume(on: path, nil) }

    private mutating func consume(on path: String, _ request: Request?) -> Fault? {
        take(on: path, request) { fault in
            switch fault.effect {
            case .quirk, .offline: false
            case .status, .delay, .cut: true
            }
        }
    }

    /// Whether a request is lost on its way. The sender asks first; the fault is used up by being asked.
    package mutating func isOffline(for request: Request) -> Bool {
        take(on: request.path, request) { $0.effect == .offline } != nil
    }

    /// The same for an act of the device, which is no request.
    package mutating func isOffline(on path: String) -> Bool { take(on: path, nil) { $0.effect == .offline } != nil }

    /// Whether a request would be lost on its way, without using the fault up.
    package func cutsOff(_ request: Request) -> Bool {
        list.contains {
            $0.effect == .offline && $0.remaining != 0 && request.path.hasPrefix($0.path)
                && $0.filter?.fits(request) ?? true
        }
    }

    /// Whether there is no network for what is under way all the time, as playing is, without using the fault up.
    package func cutsOff(_ path: String) -> Bool {
        list.contains { $0.effect == .offline && $0.remaining != 0 && path.hasPrefix($0.path) }
    }

    /// The quirk that shows in the answer to a request that gives occasion for it. It is used up by showing.
    mutating func consume(for path: String, _ quirk: Quirk) -> Fault? {
        take(on: path, nil) { $0.effect == .quirk(quirk) }
    }

    /// Whether a quirk is set on a path, without using it up.
    package func has(_ quirk: Quirk, on path: String) -> Bool {
        fault(quirk, on: path) != nil
    }

    /// The fault that sets a quirk on a path, without using it up.
    func fault(_ quirk: Quirk, on path: String) -> Fault? {
        list.first { $0.effect == .quirk(quirk) && $0.remaining ?? 1 > 0 && path.hasPrefix($0.path) }
    }

    /// Takes the first fault that affects a request, and counts the request for those in front of it.
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
