/// A value that is there, or the work that leads to it.
///
/// Each layer of the server has one function, and it returns a pending value. A value that is there passes all layers without a task, so the
/// thread that read a request also writes the response.
package enum Pending<Value: Sendable>: Sendable {
    case ready(Value)
    /// Work that runs exactly once. It may already have changed the service's memory.
    case awaited(@Sendable () async -> Value)

    /// Changes the value, at once or when it comes.
    package func map<Result>(_ change: @escaping @Sendable (Value) -> Result) -> Pending<Result> {
        switch self {
        case .ready(let value): .ready(change(value))
        case .awaited(let work): .awaited { change(await work()) }
        }
    }

    /// Continues with another pending value, at once or when this one comes.
    package func flatMap<Result>(_ next: @escaping @Sendable (Value) -> Pending<Result>) -> Pending<Result> {
        switch self {
        case .ready(let value): next(value)
        case .awaited(let work): .awaited { await next(await work()).value }
        }
    }

    /// The value. Waits for it only if it is not there.
    package var value: Value {
        get async {
            switch self {
            case .ready(let value): value
            case .awaited(let work): await work()
            }
        }
    }
}
