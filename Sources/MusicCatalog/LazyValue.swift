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
