import Synchronization

/// A value that is computed on first use.
package final class LazyValue<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    package init() {}

    package func get(_ make: () -> Value) -> Value {
        value.withLock { value in
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}

/// A cache of computed values by key.
package final class ValueCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: Value]>([:])
    private let capacity: Int

    /// - Parameter capacity: the cache is emptied when it reaches this size.
    package init(capacity: Int) { self.capacity = capacity }

    /// - Parameter make: computes the value; a nil result or an error is not cached.
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
