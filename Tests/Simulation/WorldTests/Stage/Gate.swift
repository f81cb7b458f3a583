import AppleMusicAPI
import Synchronization
import TonearmTestSupport
import TonearmWorld

/// A gate at which tasks wait until it is opened.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var arrived = 0
    }

    private let state = Mutex(State())

    /// Waits until the gate is open, or the task is cancelled.
    func pass() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    state.arrived += 1
                    if state.isOpen || Task.isCancelled { return true }
                    state.waiting.append(continuation)
                    return false
                }
                if isOpen { continuation.resume() }
            }
        } onCancel: {
            open()
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }

    /// Waits until a task waits at the gate.
    func reached() async {
        await eventually { state.withLock { $0.arrived } > 0 }
    }
}

/// A network service that answers only while a gate is open.
struct GatedService: Service {
    let base: any Service<ServiceMemory>
    let gate: Gate

    var description: ServiceDescription { base.description }

    func answer(
        to request: Request, in context: inout ServiceContext<ServiceMemory>
    ) -> ServiceAnswer<ServiceMemory> {
        .awaited { context in
            await gate.pass()
            try Task.checkCancellation()
            return try await base.respond(to: request, in: &context)
        }
    }
}
