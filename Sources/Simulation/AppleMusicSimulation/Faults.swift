import TonearmSimulator
import TonearmWorld

/// Time, and injected failures.
extension SimulatedAppleMusic {
    /// The time by the world's clock, since 1970.
    public var now: Duration { .seconds(stage.withWorld { stage.client.now(in: $0) }) }

    /// Advances the clock: players play, stations get tracks, scheduled events happen, tokens expire, rate limits
    /// recover.
    /// - Parameter duration: the time to advance; a negative one has no effect.
    public func advance(by duration: Duration) async {
        stage.withWorld { $0.clock = $0.clock.advanced(byMilliseconds: max(duration.wholeMilliseconds, 0)) }
        // In a cancelled task, stations keep waiting for tracks.
        try? await stage.client.catchUp(in: stage)
    }

    /// Makes requests fail with a status, such as 429, 500 or 503.
    /// - Parameters:
    ///   - status: 400 to 599.
    ///   - pathPrefix: the beginning of the affected paths.
    ///   - times: the number of requests; nil for all.
    public func failRequests(with status: Int, pathPrefix: String = "/", times: Int? = nil) {
        stage.withWorld { $0.memory.faults.set(Faults.Fault(.status(status), on: pathPrefix, times: times)) }
    }

    /// Drops requests before they reach the service: `respond(to:)` and `send(_:)` throw `NetworkProblem`.
    /// - Parameter times: the number of requests; nil for all.
    public func goOffline(times: Int? = nil) {
        stage.withWorld { $0.memory.faults.set(Faults.Fault(.offline, times: times)) }
    }

    /// Ends all injected failures.
    public func clearFaults() { stage.withWorld { $0.memory.faults.clear() } }
}

extension Duration {
    /// The whole seconds; clamped to the range of `Int`.
    var wholeSeconds: Int { Int(clamping: components.seconds) }

    /// The whole milliseconds; clamped to the range of `Int`.
    var wholeMilliseconds: Int {
        wholeSeconds.multipliedClamped(by: 1000).addingClamped(Int(components.attoseconds / 1_000_000_000_000_000))
    }
}
