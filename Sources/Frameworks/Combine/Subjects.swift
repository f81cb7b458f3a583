/// A publisher that an app sends values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Ends the values.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends an event to all subscribers.
    public func send() { send(()) }
}

/// A subject without a memory: a subscriber gets later values.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let hub = Hub<Output, Failure>()

    /// Makes a subject.
    public init() {}

    /// Sends a value to all subscribers.
    public func send(_ value: Output) { hub.send(value) }
    /// Ends the values.
    public func send(completion: Subscribers.Completion<Failure>) { hub.finish(completion) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.add(subscriber, latest: nil)
    }
}

/// A subject with a value: a subscriber gets it first, and then later values.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let hub = Hub<Output, Failure>()
    private let current: Lock<Output>

    /// Makes a subject with a value.
    public init(_ value: Output) { current = Lock(value) }

    /// The latest value. A new one is sent to all subscribers.
    public var value: Output {
        get { current.withLock { $0 } }
        set { send(newValue) }
    }

    /// Sends a value to all subscribers.
    public func send(_ value: Output) {
        current.exchange(value)
        hub.send(value)
    }

    /// Ends the values.
    public func send(completion: Subscribers.Completion<Failure>) { hub.finish(completion) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.add(subscriber) { self.value }
    }
}

/// The subscribers of a subject, in the order in which they subscribed.
private final class Hub<Output, Failure: Error>: @unchecked Sendable {
    private let state = Lock(State())

    private struct State {
        var channels: [Int: Channel<Output, Failure>] = [:]
        var lastID = 0
        var end: Subscribers.Completion<Failure>?
    }

    func send(_ value: Output) {
        for channel in channels { channel.offer(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let ended = state.withLock { state -> [Channel<Output, Failure>] in
            guard state.end == nil else { return [] }
            defer { (state.end, state.channels) = (completion, [:]) }
            return Self.sorted(state.channels)
        }
        for channel in ended { channel.finish(completion) }
    }

    /// - Parameter latest: returns a value for the first request; nil if the subject stores no value.
    func add<S: Subscriber>(_ subscriber: S, latest: (() -> Output)?)
    where S.Input == Output, S.Failure == Failure {
        let (id, end) = state.withLock { state -> (Int, Subscribers.Completion<Failure>?) in
            state.lastID += 1
            return (state.lastID, state.end)
        }
        let channel = Channel(subscriber, first: latest) { [weak self] in
            _ = self?.state.withLock { $0.channels.removeValue(forKey: id) }
        }
        if end == nil { state.withLock { $0.channels[id] = channel } }
        subscriber.receive(subscription: channel)
        if let end { channel.finish(end) }
    }

    private var channels: [Channel<Output, Failure>] { state.withLock { Self.sorted($0.channels) } }

    private static func sorted(_ channels: [Int: Channel<Output, Failure>]) -> [Channel<Output, Failure>] {
        channels.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// The subscription of one subscriber to a subject. Values that it did not request are dropped. The others arrive in
/// the world of the task that subscribed, so that the closures of operators belong to it too.
private final class Channel<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let state: Lock<State>
    private let end: () -> Void
    private let world = SubscriberWorld()

    private struct State {
        var value: ((Output) -> Subscribers.Demand)?
        var completion: ((Subscribers.Completion<Failure>) -> Void)?
        var first: (() -> Output)?
        var demand = Subscribers.Demand.none
    }

    init<S: Subscriber>(_ subscriber: S, first: (() -> Output)?, end: @escaping () -> Void)
    where S.Input == Output, S.Failure == Failure {
        state = Lock(State(value: subscriber.receive, completion: subscriber.receive(completion:), first: first))
        self.end = end
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let first = state.withLock { state in
            state.demand += demand
            defer { state.first = nil }
            return state.first
        }
        if let first { offer(first()) }
    }

    func offer(_ value: Output) {
        let receive = state.withLock { state -> ((Output) -> Subscribers.Demand)? in
            guard state.demand > .none else { return nil }
            state.demand = state.demand.afterOne
            return state.value
        }
        guard let receive else { return }
        let more = world.run { receive(value) }
        guard more > .none else { return }
        state.withLock { $0.demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        if let receive = state.exchange(State()).completion { world.run { receive(completion) } }
    }

    func cancel() {
        state.exchange(State())
        end()
    }
}
