extension Timer {
    /// Returns a publisher of the time in each interval, once it is connected. It counts the time of the system, not
    /// that of a simulation.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode) }

    /// A publisher of the time in each interval.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The type of the values.
        public typealias Output = Date
        /// The type of the error.
        public typealias Failure = Never
        /// The interval in seconds.
        public let interval: TimeInterval
        /// The time by which a value may be late.
        public let tolerance: TimeInterval?
        /// The loop.
        public let runLoop: RunLoop
        /// The mode of the loop, which has no effect.
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        /// Makes a publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Begins to send.
        public func connect() -> any Cancellable {
            let length = SchedulerTime.Stride.seconds(interval)
            return runLoop.schedule(
                after: runLoop.now.advanced(by: length), interval: length, tolerance: .seconds(tolerance ?? 0),
                options: nil
            ) { [subject] in subject.send(Date()) }
        }
    }
}

extension NotificationCenter {
    /// Returns a publisher of notifications.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. A subscriber gets them in the world of its task.
    public struct Publisher: TonearmCombine.Publisher {
        /// The type of the values.
        public typealias Output = Notification
        /// The type of the error.
        public typealias Failure = Never
        /// The notification center.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The sender; nil for any.
        public let object: AnyObject?

        /// Makes a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                subject.send($0)
            }
            let center = center
            subject.subscribe(
                AnySubscriber(
                    receiveSubscription: { base in
                        subscriber.receive(
                            subscription: ObservedSubscription(base: base) { center.removeObserver(observer) })
                    }, receiveValue: subscriber.receive, receiveCompletion: subscriber.receive(completion:)))
        }
    }
}

/// A subscription that ends an observation.
private struct ObservedSubscription: Subscription {
    let base: any Subscription
    let end: () -> Void

    func request(_ demand: Subscribers.Demand) { base.request(demand) }

    func cancel() {
        end()
        base.cancel()
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The type of the values.
    public typealias Element = P.Output
    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> AsyncStream<P.Output>.Iterator {
        AsyncStream { continuation in
            let kept = publisher.sink { _ in
                continuation.finish()
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
            continuation.onTermination = { _ in kept.cancel() }
        }.makeAsyncIterator()
    }
}

/// The values of a publisher as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The type of the values.
    public typealias Element = P.Output
    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> AsyncThrowingStream<P.Output, any Error>.Iterator {
        AsyncThrowingStream { continuation in
            let kept = publisher.sink { completion in
                if case .failure(let error) = completion {
                    continuation.finish(throwing: error)
                } else {
                    continuation.finish()
                }
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
            continuation.onTermination = { _ in kept.cancel() }
        }.makeAsyncIterator()
    }
}
