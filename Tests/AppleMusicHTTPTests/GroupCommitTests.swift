import Dispatch
import Synchronization
import Testing

@testable import AppleMusicHTTP

/// Tests callers that share one piece of work.
struct GroupCommitTests {
    @Test func `calls during a run share the next run, and every call returns`() async {
        let runs = Atomic(0)
        let begun = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let commit = GroupCommit {
            if runs.add(1, ordering: .relaxed).newValue == 1 {
                begun.signal()
                gate.wait()
            }
        }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await commit.wait() }
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    begun.wait()
                    continuation.resume()
                }
            }
            let asked = AsyncStream.makeStream(of: Void.self)
            for _ in 0..<100 {
                group.addTask {
                    asked.continuation.yield()
                    await commit.wait()
                }
            }
            var count = 0
            for await _ in asked.stream {
                count += 1
                if count == 100 { break }
            }
            gate.signal()
            await group.waitForAll()
        }
        // One run for the first; one for the others, or a few if some called late.
        let total = runs.load(ordering: .relaxed)
        #expect(total >= 2 && total < 50)
        await commit.wait()
        #expect(runs.load(ordering: .relaxed) == total + 1)
    }
}
