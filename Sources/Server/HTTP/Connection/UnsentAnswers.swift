import NIOCore
import Synchronization

/// The large answers that clients have not received completely, over all connections. Above the limit, the client that
/// has been receiving for the longest time is disconnected, so that many slow clients cannot exhaust memory.
final class UnsentAnswers: Sendable {
    /// The smallest answer in bytes that counts. A connection has one answer at a time, so the number of connections
    /// limits smaller ones.
    static let smallest = 65_536

    private struct State {
        var answers: [Int: Answer] = [:]
        var size = 0
        /// The number of the next answer; the lowest number is the oldest.
        var next = 0
    }

    private struct Answer {
        let size: Int
        let channel: any Channel
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: the most bytes of unsent answers.
    init(limit: Int) { self.limit = limit }

    /// Counts an answer until it is sent.
    func add(_ size: Int, on channel: any Channel, until gone: EventLoopFuture<Void>) {
        guard size >= UnsentAnswers.smallest else { return }
        let (number, slow) = state.withLock { state in
            let number = state.next
            state.next += 1
            state.size += size
            var slow: [any Channel] = []
            // The new answer is not a candidate: it has had no time yet.
            while state.size > limit, let oldest = state.answers.min(by: { $0.key < $1.key }) {
                state.answers[oldest.key] = nil
                state.size -= oldest.value.size
                slow.append(oldest.value.channel)
            }
            state.answers[number] = Answer(size: size, channel: channel)
            return (number, slow)
        }
        for channel in slow { channel.close(promise: nil) }
        gone.whenComplete { _ in self.remove(number) }
    }

    private func remove(_ number: Int) {
        state.withLock { state in
            if let answer = state.answers.removeValue(forKey: number) { state.size -= answer.size }
        }
    }

    /// The bytes of all unsent answers.
    var size: Int { state.withLock { $0.size } }
}
