import Foundation

/// Runs work that blocks on a thread of its own, and returns its result. Tasks, and the global queues of Dispatch, have
/// only as many threads as there are processors.
package func onOwnThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: work()) }
    }
}
