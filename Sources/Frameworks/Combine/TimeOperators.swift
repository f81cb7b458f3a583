extension Publisher {
    /// Sends a value once no other has come for an interval.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        .relaying { relay in
            let world = SubscriberWorld()
            let latest = Lock<(number: Int, value: Output?)>((0, nil))
            let sendLatest = { (number: Int?) in
                let value = latest.withLock { latest -> Output? in
                    guard number == nil || number == latest.number else { return nil }
                    defer { latest.value = nil }
                    return latest.value
                }
                if let value { world.run { relay.send(value) } }
            }
            relay.follow(self) { value in
                let number = latest.withLock { latest in
                    latest = (latest.number + 1, value)
                    return latest.number
                }
                let date = scheduler.now.advanced(by: dueTime)
                scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                    sendLatest(number)
                }
            } end: { completion in
                scheduler.schedule(options: options) {
                    sendLatest(nil)
                    world.run { relay.finish(completion) }
                }
            }
        }
    }

    /// Sends at most one value in each interval: the first, or the latest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        .relaying { relay in
            let throttle = Throttle(relay, scheduler, interval, latest: latest)
            relay.follow(self) {
                throttle.take($0)
            } end: { completion in
                throttle.flush()
                scheduler.schedule { throttle.world.run { relay.finish(completion) } }
            }
        }
    }

    /// Sends each value and the end later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        .relaying { relay in
            let world = SubscriberWorld()
            let later = { (action: @escaping () -> Void) in
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: tolerance ?? scheduler.minimumTolerance, options: options) {
                    world.run(action)
                }
            }
            relay.follow(self) { value in
                later { relay.send(value) }
            } end: { completion in
                later { relay.finish(completion) }
            }
        }
    }

    /// Subscribes on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        .relaying { relay in
            let world = SubscriberWorld()
            scheduler.schedule(options: options) {
                world.run { relay.follow(self, relay.send, end: relay.finish) }
            }
        }
    }
}

/// The values of one subscription that wait for the end of an interval.
private final class Throttle<Output, Failure: Error, S: Scheduler> {
    private struct State {
        var isClosed = false
        var waiting: Output?
    }

    let world = SubscriberWorld()
    private let relay: Relay<Output, Failure>
    private let scheduler: S
    private let interval: S.SchedulerTimeType.Stride
    private let isLatest: Bool
    private let state = Lock(State())

    init(
        _ relay: Relay<Output, Failure>, _ scheduler: S, _ interval: S.SchedulerTimeType.Stride, latest: Bool
    ) {
        (self.relay, self.scheduler, self.interval, isLatest) = (relay, scheduler, interval, latest)
    }

    func take(_ value: Output) {
        let isSent = state.withLock { state in
            guard state.isClosed else {
                state.isClosed = true
                return true
            }
            if isLatest || state.waiting == nil { state.waiting = value }
            return false
        }
        if isSent { send(value) }
    }

    /// Sends the value that waits.
    func flush() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            return state.waiting
        }
        if let waiting { scheduler.schedule { [self] in world.run { relay.send(waiting) } } }
    }

    private func send(_ value: Output) {
        scheduler.schedule { [self] in world.run { relay.send(value) } }
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) { [self] in open() }
    }

    private func open() {
        let waiting = state.withLock { state -> Output? in
            defer { state.waiting = nil }
            if state.waiting == nil { state.isClosed = false }
            return state.waiting
        }
        if let waiting { send(waiting) }
    }
}
