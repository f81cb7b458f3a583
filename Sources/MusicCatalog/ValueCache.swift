import Synchronization

/// Values made lately, by what they were made from: the same few are asked for again and again.
package final class ValueCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: Value]>([:])
    private let capacity: Int

    /// - Parameter capacity: when so many are remembered, all are forgotten.
    package init(capacity: Int) { self.capacity = capacity }

    /// - Parameter make: gives nil, or throws, where there is nothing to remember.
    package func get<Failure: Error>(_ key: Key, _ make: () throws(Failure) -> Value?) throws(Failure) -> Value? {
        if let value = values.withLock({ $0[key] }) { return value }
        guard let value = try make() else { return nil }
        values.withLock { values in
            if values.count >= capacity { values.removeAll(keepingCapacity: true) }
            values[key] = value
        }
        return value
    }
}
