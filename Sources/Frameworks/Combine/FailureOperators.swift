extension Publisher {
    /// Changes each value; an error ends the values.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        .relaying { relay in
            relay.follow(self) { value in
                do { relay.send(try transform(value)) } catch { relay.finish(.failure(error)) }
            } end: {
                relay.finish($0.mapped { $0 })
            }
        }
    }

    /// Changes the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        .relaying { relay in relay.follow(self, relay.send) { relay.finish($0.mapped(transform)) } }
    }

    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        .relaying { relay in
            relay.follow(self, relay.send) { completion in
                switch completion {
                case .finished: relay.finish(.finished)
                case .failure(let error): relay.follow(handler(error), relay.send, end: relay.finish)
                }
            }
        }
    }

    /// Sends a value in place of an error.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

    /// Changes each value with the result of the one before.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self) {
            let state = Lock(initial)
            return { input in
                state.withLock { state in
                    state = next(state, input)
                    return state
                }
            }
        }
    }

    /// Sends the first value, and ends.
    public func first() -> AnyPublisher<Output, Failure> { first { _ in true } }

    /// Sends the first value that fulfils a condition, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        .relaying { relay in
            relay.follow(self) { value in
                guard predicate(value) else { return }
                relay.send(value)
                relay.finish(.finished)
            } end: {
                relay.finish($0)
            }
        }
    }

    /// Sends all values as a list at the end.
    public func collect() -> AnyPublisher<[Output], Failure> {
        .relaying { relay in
            let all = Lock<[Output]>([])
            relay.follow(self) { value in
                all.withLock { $0.append(value) }
            } end: { completion in
                if case .finished = completion { relay.send(all.withLock { $0 }) }
                relay.finish(completion)
            }
        }
    }

    /// Decodes each value.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Failure == Never {
    /// Gives a publisher that cannot fail another type of error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        .relaying { relay in relay.follow(self, relay.send) { _ in relay.finish(.finished) } }
    }
}

extension Subscribers.Completion {
    fileprivate func mapped<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}

/// A decoder of whole documents, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
    /// The type of a document.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of whole documents, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
    /// The type of a document.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
