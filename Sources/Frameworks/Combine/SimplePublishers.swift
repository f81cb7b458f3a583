/// A publisher of one value.
public struct Just<Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Makes a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let value = CurrentValueSubject<Output, Never>(output)
        value.subscribe(subscriber)
        value.send(completion: .finished)
    }
}

/// A publisher without values, which ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// Makes a publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Makes a publisher without values, of these types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure>.relaying { if completeImmediately { $0.finish(.finished) } }
            .subscribe(subscriber)
    }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Makes a publisher of an error.
    public init(error: Failure) { self.error = error }

    /// Makes a publisher of an error, for values of a type.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure>.relaying { $0.finish(.failure(error)) }.subscribe(subscriber)
    }
}

/// A publisher of one later value or error. Its closure runs at once, and its result is kept.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// A closure that takes the result. Only its first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [Relay<Output, Failure>] = []
    }

    private let state = Lock(State())

    /// Makes a publisher, and runs a closure that keeps a promise.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
            let waiting = state.withLock { state -> [Relay<Output, Failure>] in
                guard state.result == nil else { return [] }
                state.result = result
                defer { state.waiting = [] }
                return state.waiting
            }
            for relay in waiting { Self.send(result, to: relay) }
        }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure>.relaying { [self] relay in
            let result = state.withLock { state in
                if state.result == nil { state.waiting.append(relay) }
                return state.result
            }
            if let result { Self.send(result, to: relay) }
        }.subscribe(subscriber)
    }

    private static func send(_ result: Result<Output, Failure>, to relay: Relay<Output, Failure>) {
        switch result {
        case .success(let value):
            relay.send(value)
            relay.finish(.finished)
        case .failure(let error): relay.finish(.failure(error))
        }
    }
}

extension Result {
    /// A publisher of the value or the error.
    public var publisher: AnyPublisher<Success, Failure> {
        .relaying { relay in
            switch self {
            case .success(let value):
                relay.send(value)
                relay.finish(.finished)
            case .failure(let error): relay.finish(.failure(error))
            }
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: AnyPublisher<Element, Never> {
        .relaying { relay in
            for element in self { relay.send(element) }
            relay.finish(.finished)
        }
    }
}
