extension Subscribers {
    /// A subscriber with closures, which takes all values. The closures run in the world of the task that subscribes.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let state: Lock<State>
        private let world = SubscriberWorld()

        private struct State {
            var subscription: (any Subscription)?
            var value: ((Input) -> Void)?
            var completion: ((Completion<Failure>) -> Void)?
        }

        /// Makes a subscriber.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) { state = Lock(State(value: receiveValue, completion: receiveCompletion)) }

        /// Receives the subscription.
        public func receive(subscription: any Subscription) {
            let isFirst = state.withLock { state in
                guard state.value != nil, state.subscription == nil else { return false }
                state.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Receives a value.
        public func receive(_ input: Input) -> Demand {
            if let body = state.withLock({ $0.value }) { world.run { body(input) } }
            return .none
        }

        /// Receives the end.
        public func receive(completion: Completion<Failure>) {
            if let body = state.exchange(State()).completion { world.run { body(completion) } }
        }

        /// Ends the activity.
        public func cancel() { state.exchange(State()).subscription?.cancel() }
    }
}

extension Publisher {
    /// Calls closures with each value and with the end, until the returned object is deallocated.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the returned object is deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property, until the returned object is deallocated. It keeps the object of the property.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Assigns each value to a published property, as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let property = published.storage
        property.keep(sink { [weak property] in property?.set($0) })
    }
}
