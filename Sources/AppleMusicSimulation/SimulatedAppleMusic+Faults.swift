import AppleMusicAPI
import AppleMusicSimulator
import MusicWorld

/// Time, and what goes wrong on purpose.
extension SimulatedAppleMusic {
    /// Seconds since 1970.
    public var now: Int {
        get async { await perform { client.now(in: $0) } }
    }

    /// Moves the clock on: tokens expire, rate limits recover.
    /// - Parameter seconds: 0 and more; less moves nothing.
    public func advance(bySeconds seconds: Int) async {
        await perform { world in
            world.clock = world.clock.advanced(byMilliseconds: max(seconds, 0).multipliedClamped(by: 1000))
        }
    }

    /// Lets requests be answered with a status in the place of their answer: 429, 500, 503 and the like.
    /// - Parameters:
    ///   - status: 400 to 599.
    ///   - path: the beginning of the paths that are struck.
    ///   - times: how often; nil for always.
    public func fail(with status: Int, onPathsBeginning path: String = "/", times: Int? = nil) async {
        await perform { $0.memory.faults.set(Faults.Fault(.status(status), on: path, times: times)) }
    }

    /// Lets requests be lost on their way: `respond(to:)` throws `NetworkFailure`.
    /// - Parameter times: how many; nil for all.
    public func goOffline(times: Int? = nil) async {
        await perform { $0.memory.faults.set(Faults.Fault(.offline, times: times)) }
    }

    /// Nothing goes wrong any more.
    public func clearFaults() async {
        await perform { $0.memory.faults.clear() }
    }
}
