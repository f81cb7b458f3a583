/// A namespace for types of publishers.
public enum Publishers {
    /// A publisher of changed values of another.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the error.
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        /// Makes the change of one subscription: nil drops a value.
        let change: () -> (Upstream.Output) -> Output?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let change = change()
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: subscriber.receive(subscription:),
                    receiveValue: { input in change(input).map(subscriber.receive) ?? .max(1) },
                    receiveCompletion: subscriber.receive(completion:)))
        }
    }

    /// A publisher that sends the values of another on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the error.
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let scheduler: Context
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let world = SubscriberWorld()
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { subscription in
                        subscriber.receive(subscription: Unlimited(subscription))
                    },
                    receiveValue: { input in
                        scheduler.schedule(options: options) { world.run { _ = subscriber.receive(input) } }
                        return .none
                    },
                    receiveCompletion: { end in
                        scheduler.schedule(options: options) { world.run { subscriber.receive(completion: end) } }
                    }))
        }
    }
}

/// A subscription that requests every value, because those that wait on a scheduler cannot be counted.
private struct Unlimited: Subscription {
    private let base: any Subscription

    init(_ base: any Subscription) { self.base = base }

    func request(_ demand: Subscribers.Demand) { if demand > .none { base.request(.unlimited) } }
    func cancel() { base.cancel() }
}

extension Publisher {
    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self) { transform }
    }

    /// Reads a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.CompactMap<Self, T> {
        map { $0[keyPath: keyPath] }
    }

    /// Changes each value, and drops those that become nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self) { transform }
    }

    /// Drops values that do not fulfil a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.CompactMap<Self, Output> {
        Publishers.CompactMap(upstream: self) { { isIncluded($0) ? $0 : nil } }
    }

    /// Drops the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.CompactMap<Self, Output> {
        Publishers.CompactMap(upstream: self) {
            let left = Lock(count)
            return { input in
                let isDropped = left.withLock { left in
                    defer { left = Swift.max(0, left - 1) }
                    return left > 0
                }
                return isDropped ? nil : input
            }
        }
    }

    /// Sends values on a scheduler, such as `DispatchQueue.main`, in the world of the task that subscribes.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publisher where Output: Equatable {
    /// Drops values that equal the one before.
    public func removeDuplicates() -> Publishers.CompactMap<Self, Output> {
        Publishers.CompactMap(upstream: self) {
            let last = Lock<Output?>(nil)
            return { input in last.exchange(input) == input ? nil : input }
        }
    }
}
