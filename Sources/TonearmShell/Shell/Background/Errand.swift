import Synchronization

/// Something that is asked for while a line is being typed: the shell waits for keys then, and cannot wait for anything else.
struct Errand<Value: Sendable> {
    private final class Arrival: Sendable {
        let value = Mutex<Value?>(nil)
    }

    private let arrival: Arrival
    let task: Task<Void, Never>

    /// How often it is looked whether it came, in milliseconds.
    static var pause: Int { 100 }

    init(_ body: @escaping @Sendable () async -> Value) {
        let arrival = Arrival()
        self.arrival = arrival
        task = Task.detached {
            let value = await body()
            arrival.value.withLock { $0 = value }
        }
    }

    /// What came; nil while it is on its way.
    var value: Value? { arrival.value.withLock { $0 } }

    func cancel() { task.cancel() }
}
