import Synchronization
import TonearmDevice

/// A keeper of a world for several tasks. It runs the world, and publishes its changes.
///
/// Setters and getters are synchronous: they wait for a short transaction but never for a service, so they work during
/// requests. A session has a single task, and keeps its world itself.
package final class Stage: WorldKeeper, Sendable {
    package let client: MusicClient
    private let state: Mutex<State>

    struct State {
        var world: World
        var isRunning = true
        var feeds: [Int: ChangeFeed] = [:]
        var observers: [Int: Observer] = [:]
        /// The waits for something outside the world, which the end of the stage cancels.
        var waits: [Int: @Sendable () -> Void] = [:]
        var timer: Task<Void, Never>?
        private var lastID = 0

        init(world: World) { self.world = world }

        mutating func nextID() -> Int {
            lastID += 1
            return lastID
        }
    }

    /// Callbacks around each transaction, on the task that makes it.
    package struct Observer: Sendable {
        /// Called before the transaction.
        package var before: @Sendable () -> Void
        /// Called after the transaction, with its changes.
        package var after: @Sendable ([DatedChange]) -> Void

        package init(
            before: @escaping @Sendable () -> Void = {}, after: @escaping @Sendable ([DatedChange]) -> Void = { _ in }
        ) {
            self.before = before
            self.after = after
        }
    }

    package init(_ world: World, client: MusicClient) {
        state = Mutex(State(world: world))
        self.client = client
    }

    package let isShared = true

    package func withWorld<Value, Failure: Error>(
        _ body: (inout World) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try locked { state throws(Failure) in try body(&state.world) }
    }

    package func record<Failure: Error>(
        _ body: (inout World) throws(Failure) -> [DatedChange]
    ) throws(Failure) -> [DatedChange] {
        let observers = state.withLock { $0.isRunning ? Array($0.observers.values) : [] }
        for observer in observers { observer.before() }
        var feeds: [ChangeFeed] = []
        let changes = try locked { state throws(Failure) in
            let changes = try body(&state.world)
            // Inside the lock, so that every feed has the order in which changes took effect.
            if state.isRunning, !changes.isEmpty {
                feeds = Array(state.feeds.values)
                for feed in feeds { feed.append(changes.map(Changes.Element.change)) }
            }
            return changes
        }
        for feed in feeds { feed.wake() }
        for observer in observers { observer.after(changes) }
        return changes
    }

    /// Runs a body with the state. Changes to an ended world have no effect.
    private func locked<Value, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // The lock requires a sendable result, but a transaction's values stay with the caller.
        nonisolated(unsafe) var result: Result<Value, Failure>?
        state.withLock { state in
            let last = state.isRunning ? nil : state.world
            do throws(Failure) { result = .success(try body(&state)) } catch { result = .failure(error) }
            if let last { state.world = last }
        }
        guard let result else { preconditionFailure("the body has run") }
        return try result.get()
    }

    /// The world at the current time.
    package var world: World {
        client.catchUpAtOnce(in: self) { _ in }
        return withWorld { $0 }
    }

    /// Reads from the world at the current time, with players advanced to it. A station waits for its tracks meanwhile.
    package func read<Value>(_ body: (World) -> Value) -> Value {
        // Mostly there is nothing to advance, so the lock is taken once.
        let early = withWorld { world in world.isIdle ? Result<Value, Never>.success(body(world)) : nil }
        if let early { return early.get() }
        client.catchUpAtOnce(in: self) { _ in }
        return withWorld { body($0) }
    }

    // MARK: - End

    package func checkIsRunning() throws {
        if !state.withLock({ $0.isRunning }) { throw StageProblem() }
    }

    /// Ends the world: current requests throw `CancellationError`, later ones `StageProblem`, feeds finish, and setters
    /// have no effect.
    package func end() {
        let (waits, feeds, timer) = state.withLock { state in
            defer {
                (state.isRunning, state.waits, state.feeds, state.observers) = (false, [:], [:], [:])
                state.timer = nil
            }
            return (Array(state.waits.values), Array(state.feeds.values), state.timer)
        }
        timer?.cancel()
        for cancel in waits { cancel() }
        for feed in feeds { feed.finish() }
    }

    deinit { end() }

    package func wait<Value: Sendable>(for body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = Task { try await body() }
        let id = state.withLock { state -> Int? in
            guard state.isRunning else { return nil }
            let id = state.nextID()
            state.waits[id] = { task.cancel() }
            return id
        }
        guard let id else {
            task.cancel()
            throw CancellationError()
        }
        defer { state.withLock { $0.waits[id] = nil } }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    // MARK: - Observers

    /// Calls an observer around every transaction until the returned closure is called.
    package func observe(_ observer: Observer) -> @Sendable () -> Void {
        let id = state.withLock { state in
            let id = state.nextID()
            if state.isRunning { state.observers[id] = observer }
            return id
        }
        return { [weak self] in self?.state.withLock { $0.observers[id] = nil } }
    }

    /// Returns every change from now on, once and in the order in which it took effect.
    /// - Parameter capacity: the size of the buffer for a slow reader, which gets the number of dropped changes.
    package func changes(capacity: Int = 1_000) -> Changes {
        let feed = ChangeFeed(capacity: capacity)
        let id = state.withLock { state in
            let id = state.nextID()
            if state.isRunning { state.feeds[id] = feed } else { feed.finish() }
            return id
        }
        startTimer()
        return Changes(feed) { [weak self] in self?.removeFeed(id) }
    }

    private func removeFeed(_ id: Int) {
        let timer = state.withLock { state -> Task<Void, Never>? in
            state.feeds[id] = nil
            guard state.feeds.isEmpty else { return nil }
            defer { state.timer = nil }
            return state.timer
        }
        timer?.cancel()
    }

    /// Replaces the world by another, for example in `undo`. Every feed reports it.
    package func replace(with world: World) {
        let feeds = state.withLock { state -> [ChangeFeed] in
            guard state.isRunning else { return [] }
            state.world = world
            for feed in state.feeds.values { feed.append([.replaced]) }
            return Array(state.feeds.values)
        }
        for feed in feeds { feed.wake() }
    }

    /// Starts the timer that runs the world while it has feeds. It does not keep the stage alive.
    private func startTimer() {
        state.withLock { state in
            guard state.isRunning, state.timer == nil, !state.feeds.isEmpty else { return }
            state.timer = Task { [weak self] in
                while let pause = self?.pause, (try? await Task.sleep(for: .milliseconds(pause))) != nil {
                    guard let self else { return }
                    try? await self.client.catchUp(in: self)
                }
            }
        }
    }

    /// The time until the timer fires again: at the next event, or sooner, because events can be scheduled meanwhile.
    private var pause: Milliseconds {
        let next = withWorld { $0.timeToNextEvent(now: client.milliseconds(in: $0)) }
        return min(max(next ?? Self.longestPause, 1), Self.longestPause)
    }

    private static let longestPause: Milliseconds = 250
}

/// The error after the end of a simulated world.
public struct StageProblem: Error, Hashable, CustomStringConvertible {
    public var description: String { "the simulated world has ended; make another one" }
}
