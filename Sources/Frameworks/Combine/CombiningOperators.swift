extension Publishers {
    /// A publisher of the values of two others, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error.
        public typealias Failure = A.Failure
        /// A publisher.
        public let a: A
        /// The other publisher.
        public let b: B

        /// Merges two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).subscribe(subscriber)
        }
    }

    /// A publisher of the values of three others, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the error.
        public typealias Failure = A.Failure
        private let all: MergeMany<AnyPublisher<Output, Failure>>

        /// Merges three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            all = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.subscribe(subscriber)
        }
    }

    /// A publisher of the values of several others, as they come. It ends with the last of them, or with an error.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the error.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Merges publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure>.relaying { [publishers] relay in
                let running = Running(publishers.count, relay)
                for publisher in publishers { relay.follow(publisher, relay.send, end: running.end) }
            }.subscribe(subscriber)
        }
    }
}

/// The number of publishers that still send. The values end with the last of them, or with an error.
private final class Running<Output, Failure: Error> {
    private let count: Lock<Int>
    private let relay: Relay<Output, Failure>

    init(_ count: Int, _ relay: Relay<Output, Failure>) {
        (self.count, self.relay) = (Lock(count), relay)
        if count == 0 { relay.finish(.finished) }
    }

    func begin() { count.withLock { $0 += 1 } }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let left = count.withLock { count in
            count -= 1
            return count
        }
        if case .failure = completion { relay.finish(completion) } else if left == 0 { relay.finish(completion) }
    }
}

extension Publisher {
    /// Sends the values of another publisher too, as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output { Publishers.Merge(self, other) }

    /// Sends the values of a publisher that is made of each value. All of them run at once.
    /// - Parameter maxPublishers: has no effect.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<T, Failure> where P.Output == T, P.Failure == Failure {
        .relaying { relay in
            let running = Running(1, relay)
            relay.follow(self) { value in
                running.begin()
                relay.follow(transform(value), relay.send, end: running.end)
            } end: {
                running.end($0)
            }
        }
    }

    /// Sends the values of a publisher that is made of each value and cannot fail.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap { transform($0).setFailureType(to: Failure.self) }
    }

    /// Sends the latest values of this and another publisher, whenever either has one.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        .relaying { relay in
            let latest = Lock<(Output?, P.Output?)>((nil, nil))
            let running = Running(2, relay)
            let send = {
                guard case (let one?, let two?) = latest.withLock({ $0 }) else { return }
                relay.send((one, two))
            }
            relay.follow(self) { value in
                latest.withLock { $0.0 = value }
                send()
            } end: {
                running.end($0)
            }
            relay.follow(other) { value in
                latest.withLock { $0.1 = value }
                send()
            } end: {
                running.end($0)
            }
        }
    }

    /// Sends the latest values of this and another publisher, changed by a closure.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
    }

    /// Sends values before those of the publisher.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        .relaying { relay in
            for element in elements { relay.send(element) }
            relay.follow(self, relay.send, end: relay.finish)
        }
    }

    /// Sends the values of the publisher that was made last.
    public func switchToLatest<T>() -> AnyPublisher<T, Failure>
    where Output: Publisher, Output.Output == T, Output.Failure == Failure {
        .relaying { relay in
            let number = Lock(0)
            let running = Running(1, relay)
            relay.follow(self) { inner in
                let own = number.withLock { number in
                    number += 1
                    return number
                }
                running.begin()
                relay.follow(inner) { value in
                    if number.withLock({ $0 }) == own { relay.send(value) }
                } end: {
                    running.end($0)
                }
            } end: {
                running.end($0)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Sends the values of a publisher that is made of each value and may fail.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> { setFailureType(to: P.Failure.self).flatMap(transform) }
}
