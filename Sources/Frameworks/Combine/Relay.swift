/// A subscription of one subscriber to values that an operator makes of those of other publishers.
///
/// It takes all values of the publishers, because those that wait on a scheduler cannot be counted.
final class Relay<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let state: Lock<State>
    private let world = SubscriberWorld()

    private struct State {
        var subscriber: AnySubscriber<Output, Failure>?
        var upstreams: [Int: any Subscription] = [:]
        var lastID = 0
    }

    init(_ subscriber: AnySubscriber<Output, Failure>) { state = Lock(State(subscriber: subscriber)) }

    func send(_ value: Output) {
        if let subscriber = state.withLock({ $0.subscriber }) { world.run { _ = subscriber.receive(value) } }
    }

    /// Ends the values, and the subscriptions to the publishers.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        if let subscriber = end() { world.run { subscriber.receive(completion: completion) } }
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { _ = end() }

    private func end() -> AnySubscriber<Output, Failure>? {
        let ended = state.exchange(State())
        for upstream in ended.upstreams.values { upstream.cancel() }
        return ended.subscriber
    }

    /// Gets the values and the end of a publisher.
    func follow<Upstream: Publisher>(
        _ publisher: Upstream, _ value: @escaping (Upstream.Output) -> Void,
        end: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
    ) {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { [self] subscription in
                    let isRunning = state.withLock { state in
                        guard state.subscriber != nil else { return false }
                        state.upstreams[id] = subscription
                        return true
                    }
                    if isRunning { subscription.request(.unlimited) } else { subscription.cancel() }
                },
                receiveValue: { input in
                    value(input)
                    return .none
                },
                receiveCompletion: { [self] completion in
                    _ = state.withLock { $0.upstreams.removeValue(forKey: id) }
                    end(completion)
                }))
    }
}

extension AnyPublisher {
    /// Makes a publisher whose subscribers get what a closure sends to their relays.
    static func relaying(_ connect: @escaping (Relay<Output, Failure>) -> Void) -> AnyPublisher {
        AnyPublisher { subscriber in
            let relay = Relay(subscriber)
            subscriber.receive(subscription: relay)
            connect(relay)
        }
    }
}
