package import AppleMusicAPI
package import AppleMusicSimulator
import Synchronization

/// One simulator for all clients: each request has it to itself, for the microseconds that an answer takes.
package final class ServedSimulator: Sendable {
    package let catalog: any Catalog
    private let shared: Mutex<Shared>
    private let clock: @Sendable () -> Int
    private let store: StateStore?

    private struct Shared: Sendable {
        var simulator: Simulator
        var memo = Memo()
    }

    /// - Parameters:
    ///   - acceptsAnyKey: whether tokens are good whoever signed them.
    ///   - clock: seconds since 1970.
    ///   - store: where the state is kept; nil keeps it for the life of the process.
    package init(
        catalog: any Catalog, state: SimulatorState, keys: [DeveloperKey.Public], acceptsAnyKey: Bool = false,
        clock: @escaping @Sendable () -> Int, store: StateStore? = nil
    ) {
        self.catalog = catalog
        self.clock = clock
        self.store = store
        let simulator = Simulator(
            catalog: catalog, state: state, now: clock(), keys: keys, acceptsAnyKey: acceptsAnyKey)
        shared = Mutex(Shared(simulator: simulator))
    }

    /// Answers a request. What it changed is on the disk, if it is kept at all, before anybody hears of it.
    /// - Parameter finish: what is to be done with the answer before it goes out. Depends on the request and the answer alone, so that an
    ///   answer can be remembered finished.
    package func respond(to request: Request, finish: (Response) -> Response = { $0 }) -> Response {
        let now = clock()
        let mayHold = Memo.mayHold(request)
        let (made, answer) = shared.withLock { shared -> (Made?, Response) in
            if mayHold, let known = shared.memo.answer(to: request, now: now) { return (nil, known) }
            let state = shared.simulator.state
            shared.simulator.now = now
            let response = shared.simulator.respond(to: request)
            let changed = shared.simulator.state != state
            if changed { shared.memo.forget(now) }
            return (Made(changed: changed, age: shared.memo.age), response)
        }
        guard let made else { return answer }
        store?.keep { shared.withLock { $0.simulator.state } }
        let finished = finish(answer)
        if mayHold, !made.changed, finished.isSuccess {
            shared.withLock { $0.memo.remember(finished, to: request, age: made.age) }
        }
        return finished
    }

    /// An answer that was not remembered.
    private struct Made {
        /// It changed the state.
        let changed: Bool
        /// The memo's age when it was made.
        let age: Int
    }

    /// Whether changes go to the disk.
    var isKept: Bool { store != nil }

    /// Why a request was answered with 401.
    func refusal(of request: Request) -> Refusal {
        var simulator = shared.withLock { $0.simulator }
        simulator.now = clock()
        return Refusal(of: request, check: simulator.developerTokenCheck)
    }

    /// Seconds since 1970.
    var now: Int { clock() }
}
