import Synchronization

/// A buffer of a world's changes for one reader.
final class ChangeFeed: Sendable {
    private struct State {
        var waiting: [Changes.Element] = []
        var missed = 0
        var hasFinished = false
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())
    private let capacity: Int

    init(capacity: Int) { self.capacity = max(capacity, 1) }

    /// Appends elements, dropping the oldest if the buffer is full. `wake()` resumes the reader, outside of any lock.
    func append(_ elements: [Changes.Element]) {
        state.withLock { state in
            state.waiting += elements
            let excess = state.waiting.count - capacity
            guard excess > 0 else { return }
            state.waiting.removeFirst(excess)
            state.missed += excess
        }
    }

    func wake() {
        let reader = state.withLock { state in
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume()
    }

    func finish() {
        state.withLock { $0.hasFinished = true }
        wake()
    }

    /// Waits for the next change; nil at the end, and if the task is cancelled.
    func next() async -> Changes.Element? {
        while !Task.isCancelled {
            let (element, isEnd) = state.withLock { state -> (Changes.Element?, Bool) in
                if state.missed > 0 {
                    defer { state.missed = 0 }
                    return (.missed(state.missed), false)
                }
                if !state.waiting.isEmpty { return (state.waiting.removeFirst(), false) }
                return (nil, state.hasFinished)
            }
            if element != nil || isEnd { return element }
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let isReady = state.withLock { state in
                        if state.hasFinished || state.missed > 0 || !state.waiting.isEmpty || Task.isCancelled {
                            return true
                        }
                        state.reader = continuation
                        return false
                    }
                    if isReady { continuation.resume() }
                }
            } onCancel: {
                wake()
            }
        }
        return nil
    }
}

/// The changes of a world, in the order in which they took effect, for one reader.
package struct Changes: AsyncSequence, Sendable {
    package enum Element: Equatable, Sendable {
        case change(DatedChange)
        /// This number of changes was dropped because the reader was too slow.
        case missed(Int)
        /// The world was replaced by another.
        case replaced
    }

    private let subscription: Subscription

    /// A subscription that is cancelled when the sequence and all its iterators are deallocated.
    fileprivate final class Subscription: Sendable {
        let feed: ChangeFeed
        private let cancel: @Sendable () -> Void

        init(_ feed: ChangeFeed, _ cancel: @escaping @Sendable () -> Void) {
            self.feed = feed
            self.cancel = cancel
        }

        deinit { cancel() }
    }

    init(_ feed: ChangeFeed, cancel: @escaping @Sendable () -> Void) { subscription = Subscription(feed, cancel) }

    package func makeAsyncIterator() -> Iterator { Iterator(subscription: subscription) }

    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let subscription: Subscription

        package mutating func next() async -> Element? { await subscription.feed.next() }
    }
}
