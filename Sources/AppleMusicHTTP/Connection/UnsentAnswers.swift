import NIOCore
import Synchronization

/// The large answers that clients have not taken yet, of all connections together. Beyond the limit the client that has been taking one for
/// the longest time is cut, so that the limit also holds for many slow clients.
final class UnsentAnswers: Sendable {
    /// Bytes from which an answer counts. A connection has one answer at a time, so smaller ones are bounded by their number.
    static let smallest = 65_536

    private struct State {
        var answers: [Int: Answer] = [:]
        var size = 0
        /// The number of the answer that comes next: the lowest is the oldest.
        var next = 0
    }

    private struct Answer {
        let size: Int
        let channel: any Channel
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: bytes.
    init(limit: Int) { self.limit = limit }

    /// Counts an answer until it has gone out.
    func add(_ size: Int, on channel: any Channel, until gone: EventLoopFuture<Void>) {
        guard size >= UnsentAnswers.smallest else { return }
        let (number, slow) = state.withLock { state in
            let number = state.next
            state.next += 1
            state.size += size
            var slow: [any Channel] = []
            // The new one has had no time yet.
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

    /// Bytes that wait.
    var size: Int { state.withLock { $0.size } }
}
