import AppleMusicSimulator
import MusicWorld

/// Time, and failures on purpose.
extension SimulatedAppleMusic {
    /// Seconds since 1970.
    public var now: Int { stage.withWorld { stage.client.now(in: $0) } }

    /// Moves the clock on: players play, stations get their tracks, scheduled events happen, tokens expire, rate limits recover.
    /// - Parameter duration: less than nothing moves nothing.
    public func advance(by duration: Duration) async {
        let (seconds, attoseconds) = duration.components
        let milliseconds = Int(clamping: seconds).multipliedClamped(by: 1000)
            .addingClamped(Int(attoseconds / 1_000_000_000_000_000))
        stage.withWorld { $0.clock = $0.clock.advanced(byMilliseconds: max(milliseconds, 0)) }
        // A task that was cancelled leaves its stations waiting.
        try? await stage.client.catchUp(in: stage)
    }

    /// Lets requests fail with a status instead of their answer: 429, 500, 503 and others.
    /// - Parameters:
    ///   - status: 400 to 599.
    ///   - path: the beginning of the paths that fail.
    ///   - times: the number of requests; nil for all.
    public func fail(with status: Int, onPathsBeginning path: String = "/", times: Int? = nil) {
        stage.withWorld { $0.memory.faults.set(Faults.Fault(.status(status), on: path, times: times)) }
    }

    /// Loses requests on their way: `respond(to:)` and `send(_:)` throw `NetworkFailure`.
    /// - Parameter times: the number of requests; nil for all.
    public func goOffline(times: Int? = nil) {
        stage.withWorld { $0.memory.faults.set(Faults.Fault(.offline, times: times)) }
    }

    /// Ends all failures on purpose.
    public func clearFaults() {
        stage.withWorld { $0.memory.faults.clear() }
    }
}
