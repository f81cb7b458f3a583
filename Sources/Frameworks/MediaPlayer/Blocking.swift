import Dispatch
import Synchronization

/// Asynchronous work of calls that are synchronous in MediaPlayer.
///
/// The work has its own threads, so that a waiting thread of the task pool does not stop it.
enum Blocking {
    private final class Executor: TaskExecutor {
        private let queue = DispatchQueue(label: "MediaPlayer", attributes: .concurrent)

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    private final class Outcome<Value: Sendable>: Sendable {
        let result = Mutex<Result<Value, any Error>>(.failure(CancellationError()))
        let end = DispatchSemaphore(value: 0)
    }

    private static let executor = Executor()

    /// Returns the result of asynchronous work, and waits for it.
    static func result<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) -> Result<Value, any Error> {
        let outcome = Outcome<Value>()
        Task.detached(executorPreference: executor) {
            let result: Result<Value, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            outcome.result.withLock { $0 = result }
            outcome.end.signal()
        }
        outcome.end.wait()
        return outcome.result.withLock { $0 }
    }
}
