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
        var ledger: Ledger
    }

    /// One writing at a time; it serves all who waited for it.
    private let writing = Mutex(())

    /// - Parameters:
    ///   - acceptsAnyKey: whether tokens are good whoever signed them.
    ///   - clock: seconds since 1970.
    ///   - store: where the state is kept, and is already; nil keeps it for the life of the process.
    package init(
        catalog: any Catalog, state: SimulatorState, keys: [DeveloperKey.Public], acceptsAnyKey: Bool = false,
        clock: @escaping @Sendable () -> Int, store: StateStore? = nil
    ) {
        self.catalog = catalog
        self.clock = clock
        self.store = store
        let simulator = Simulator(
            catalog: catalog, state: state, now: clock(), keys: keys, acceptsAnyKey: acceptsAnyKey)
        shared = Mutex(Shared(simulator: simulator, ledger: Ledger(kept: state)))
    }

    /// Answers a request. What it changed is on the disk, if it is kept at all, before anybody hears of it; a change that cannot be kept is
    /// taken back and answered with 503.
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
            // The ids of errors are not worth a writing.
            let isChanged = !shared.simulator.state.isSame(as: state)
            if isChanged { shared.memo.forget(now) }
            return (Made(change: isChanged ? shared.ledger.enter() : nil, age: shared.memo.age), response)
        }
        guard let made else { return answer }
        if let change = made.change, settle(change) == .lost, !mayHold {
            return finish(shared.withLock { Response.notKept(random: &$0.simulator.state.random) })
        }
        let finished = finish(answer)
        if mayHold, made.change == nil, finished.isSuccess {
            shared.withLock { $0.memo.remember(finished, to: request, age: made.age) }
        }
        return finished
    }

    /// An answer that was not remembered.
    private struct Made {
        /// The number of what it changed; nil when it changed nothing.
        let change: Int?
        /// The memo's age when it was made.
        let age: Int
    }

    /// Waits until a change is on the disk, or taken back.
    private func settle(_ change: Int) -> Ledger.Fate {
        guard let store else { return .kept }
        return writing.withLock { _ in
            let (fate, state, last) = shared.withLock { shared in
                (shared.ledger.fate(of: change), shared.simulator.state, shared.ledger.last)
            }
            if let fate { return fate }
            do {
                try store.keep(state)
                shared.withLock { $0.ledger.keep(state, through: last) }
                return .kept
            } catch {
                shared.withLock { shared in
                    shared.simulator.state = shared.ledger.takeBack()
                    shared.memo.forget(clock())
                    _ = shared.ledger.fate(of: change)
                }
                return .lost
            }
        }
    }

    /// Whether an answer may have to wait for a disk: a changed state is written to it, and a catalog may be read from it.
    var isOnDisk: Bool { store != nil || catalog.isOnDisk }

    /// Why a request was answered with 401.
    func refusal(of request: Request) -> Refusal {
        var simulator = shared.withLock { $0.simulator }
        simulator.now = clock()
        return Refusal(of: request, check: simulator.developerTokenCheck)
    }

    /// Seconds since 1970.
    var now: Int { clock() }
}
