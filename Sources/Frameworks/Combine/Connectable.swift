/// A publisher that sends once it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Sends once it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
    /// A publisher that connects another with its first subscriber, and disconnects it with its last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the error.
        public typealias Failure = Upstream.Failure
        /// The publisher.
        public let upstream: Upstream
        private let state = Lock<(subscribers: Int, connection: (any Cancellable)?)>((0, nil))

        init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let counted = Lock(true)
            let leave = { [self] in
                guard counted.exchange(false) else { return }
                let connection = state.withLock { state -> (any Cancellable)? in
                    state.subscribers -= 1
                    guard state.subscribers == 0 else { return nil }
                    defer { state.connection = nil }
                    return state.connection
                }
                connection?.cancel()
            }
            let isFirst = state.withLock { state in
                state.subscribers += 1
                return state.subscribers == 1
            }
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { subscriber.receive(subscription: Counted(base: $0, leave: leave)) },
                    receiveValue: subscriber.receive,
                    receiveCompletion: { completion in
                        leave()
                        subscriber.receive(completion: completion)
                    }))
            guard isFirst else { return }
            let connection = upstream.connect()
            let isNeeded = state.withLock { state in
                guard state.subscribers > 0 else { return false }
                state.connection = connection
                return true
            }
            if !isNeeded { connection.cancel() }
        }
    }

    /// A publisher of the values of another once it is connected.
    public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Failure == Never {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the error.
        public typealias Failure = Never
        private let upstream: Upstream
        private let subject = PassthroughSubject<Output, Never>()

        init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Begins to send.
        public func connect() -> any Cancellable {
            upstream.sink { [subject] in
                subject.send(completion: $0)
            } receiveValue: { [subject] in
                subject.send($0)
            }
        }
    }
}

/// A subscription that counts.
private struct Counted: Subscription {
    let base: any Subscription
    let leave: () -> Void

    func request(_ demand: Subscribers.Demand) { base.request(demand) }

    func cancel() {
        base.cancel()
        leave()
    }
}
