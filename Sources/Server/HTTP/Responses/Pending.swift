/// A value that is available, or the work that produces it.
///
/// Each layer of the server has one function that returns a pending value. An available value passes all layers
/// without a task, so the thread that read a request also writes the response.
package enum Pending<Value: Sendable>: Sendable {
    case ready(Value)
    /// Work that must run exactly once. It may already have changed the service's memory.
    case awaited(@Sendable () async -> Value)

    /// Transforms the value, at once or when it becomes available.
    package func map<Result>(_ change: @escaping @Sendable (Value) -> Result) -> Pending<Result> {
        switch self {
        case .ready(let value): .ready(change(value))
        case .awaited(let work): .awaited { change(await work()) }
        }
    }

    /// Continues with another pending value, at once or when this one becomes available.
    package func flatMap<Result>(_ next: @escaping @Sendable (Value) -> Pending<Result>) -> Pending<Result> {
        switch self {
        case .ready(let value): next(value)
        case .awaited(let work): .awaited { await next(await work()).value }
        }
    }

    /// The value; suspends only if it is not available.
    package var value: Value {
        get async {
            switch self {
            case .ready(let value): value
            case .awaited(let work): await work()
            }
        }
    }
}
