import Synchronization

/// Values made lately, by number. Making a record takes some microseconds, and the same few are asked for again and again.
final class RecordCache<Value: Sendable>: Sendable {
    private let values = Mutex<[Int: Value]>([:])
    private let capacity: Int

    /// - Parameter capacity: when so many are remembered, all are forgotten.
    init(capacity: Int) { self.capacity = capacity }

    func get(_ number: Int, _ make: () -> Value?) -> Value? {
        if let value = values.withLock({ $0[number] }) { return value }
        guard let value = make() else { return nil }
        values.withLock { values in
            if values.count >= capacity { values.removeAll(keepingCapacity: true) }
            values[number] = value
        }
        return value
    }
}
