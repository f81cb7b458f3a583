public import Dispatch
@_exported public import Foundation

/// A place where closures run, now or later.
public protocol Scheduler<SchedulerTimeType> {
    /// The type of a time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of the options for a closure.
    associatedtype SchedulerOptions

    /// The present time.
    var now: SchedulerTimeType { get }
    /// The smallest delay that the scheduler may add.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure at a time or a little later.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs a closure at a time, and then in each interval until it is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    /// Runs a closure at a time or a little later.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
    /// Runs a closure at a time, and then in each interval until it is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A scheduler of this module, which runs closures on a queue.
public protocol QueueScheduler: Scheduler where SchedulerTimeType == SchedulerTime {
    /// The queue that waits for times.
    var timerQueue: DispatchQueue { get }
}

extension QueueScheduler {
    /// The present time.
    public var now: SchedulerTime { .now }
    /// No delay.
    public var minimumTolerance: SchedulerTime.Stride { .nanoseconds(0) }

    /// Runs a closure at a time or a little later.
    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let run = { schedule(options: options, action) }
        timerQueue.asyncAfter(deadline: date.dispatchTime) { run() }
    }

    /// Runs a closure at a time, and then in each interval until it is cancelled.
    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let run = { schedule(options: options, action) }
        let timer = DispatchSource.makeTimerSource(queue: timerQueue)
        timer.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(max(1, interval.magnitude)),
            leeway: .nanoseconds(tolerance.magnitude))
        timer.setEventHandler { run() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

/// The options of a scheduler that has none.
public struct NoSchedulerOptions: Sendable {}

extension DispatchQueue: QueueScheduler {
    /// A time.
    public typealias SchedulerTimeType = SchedulerTime

    /// The options for a closure.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS

        /// Makes options.
        public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
    }

    /// The queue itself.
    public var timerQueue: DispatchQueue { self }

    /// Runs a closure as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async(qos: options?.qos ?? .unspecified) { action() }
    }
}

extension OperationQueue: QueueScheduler {
    /// A time.
    public typealias SchedulerTimeType = SchedulerTime
    /// There are no options.
    public typealias SchedulerOptions = NoSchedulerOptions
    /// A queue of the system.
    public var timerQueue: DispatchQueue { self === OperationQueue.main ? .main : .global() }

    /// Runs a closure as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }
}

extension RunLoop: QueueScheduler {
    /// A time.
    public typealias SchedulerTimeType = SchedulerTime
    /// There are no options.
    public typealias SchedulerOptions = NoSchedulerOptions
    /// The main queue for the main loop, else a queue of the system.
    public var timerQueue: DispatchQueue { self === RunLoop.main ? .main : .global() }

    /// Runs a closure as soon as possible. The main thread of a test runs the main queue, but no loop, so the closures
    /// of the main loop use that queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.main { DispatchQueue.main.async { action() } } else { perform { action() } }
    }
}

/// A scheduler that runs closures at once, on the same thread.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// A time, which does not pass.
    public typealias SchedulerTimeType = SchedulerTime
    /// There are no options.
    public typealias SchedulerOptions = NoSchedulerOptions
    /// The scheduler.
    public static let shared = ImmediateScheduler()
    private init() {}

    /// The time.
    public var now: SchedulerTime { SchedulerTime(nanoseconds: 0) }
    /// No delay.
    public var minimumTolerance: SchedulerTime.Stride { .nanoseconds(0) }
    /// Runs a closure.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
    /// Runs a closure.
    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }
    /// Runs a closure once.
    public func schedule(
        after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
