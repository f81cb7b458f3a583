import Foundation
import Synchronization
import Testing
import TonearmTestSupport

/// Tests the trait of tests that block their thread.
@Suite(.waiting) struct WaitingThreadTests {
    private static let running = Mutex<Set<Int>>([])

    @Test func `a test runs on a thread on which it may block`() {
        #expect(WaitingThreads.isCurrent)
    }

    @Test func `an asynchronous test returns to such a thread`() async throws {
        #expect(Self.isOnWaitingThread)
        try await Task.sleep(for: .milliseconds(1))
        #expect(Self.isOnWaitingThread)
    }

    /// The property, which is unavailable in asynchronous code.
    private static var isOnWaitingThread: Bool { WaitingThreads.isCurrent }

    /// Each waits until two run.
    @Test(arguments: 0..<2) func `tests that block run at the same time`(number: Int) {
        Self.running.withLock { _ = $0.insert(number) }
        for _ in 0..<120_000 where Self.running.withLock({ $0.count }) < 2 { usleep(1_000) }
        #expect(Self.running.withLock { $0 } == [0, 1])
    }
}
