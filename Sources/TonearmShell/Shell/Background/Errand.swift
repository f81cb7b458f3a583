import Synchronization

/// Asynchronous work during line editing. The shell waits for keys and cannot await it, so the result is polled.
struct Errand<Value: Sendable> {
    private final class Arrival: Sendable {
        let value = Mutex<Value?>(nil)
    }

    private let arrival: Arrival
    let task: Task<Void, Never>

    /// The polling interval in milliseconds.
    static var pause: Int { 100 }

    init(_ body: @escaping @Sendable () async -> Value) {
        let arrival = Arrival()
        self.arrival = arrival
        task = Task.detached {
            let value = await body()
            arrival.value.withLock { $0 = value }
        }
    }

    /// The result; nil while the work is running.
    var value: Value? { arrival.value.withLock { $0 } }

    func cancel() { task.cancel() }
}
