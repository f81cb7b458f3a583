internal import Foundation
package import Testing

/// Threads for tests that block, such as those that wait for a terminal or a program.
///
/// Tasks have as many threads as there are processors. A test that blocks one of them leaves a processor idle, although
/// other tests could compute on it.
package final class WaitingThreads: TaskExecutor, @unchecked Sendable {
    /// Few, because each test has programs that compute too.
    package static let shared = WaitingThreads(count: 4)

    /// Whether the current thread is one of these.
    package static var isCurrent: Bool { Thread.current.threadDictionary[key] != nil }

    private static let key = "waiting tests"

    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    private init(count: Int) {
        for _ in 0..<count { Thread.detachNewThread { self.work() } }
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock { jobs.append(job) }
        condition.signal()
    }

    /// Runs jobs without end.
    private func work() {
        // A name would be lost: Foundation ignores it until the thread that created this one knows its number.
        Thread.current.threadDictionary[Self.key] = true
        // Like the threads of tasks. Some tests send signals to this process, which would interrupt the waiting.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        while true {
            let job = condition.withLock {
                while jobs.isEmpty { condition.wait() }
                return jobs.removeFirst()
            }
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}

/// A trait of tests that block their thread: they run on threads of their own, a few at a time.
package struct WaitingTrait: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
    }
}

extension Trait where Self == WaitingTrait {
    /// Runs each test on a thread on which it may block.
    package static var waiting: Self { Self() }
}
