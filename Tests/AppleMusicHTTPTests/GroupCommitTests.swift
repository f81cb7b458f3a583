import Dispatch
import Synchronization
import Testing

@testable import AppleMusicHTTP

/// Many who wait for one piece of work.
struct GroupCommitTests {
    @Test func `whoever asks while the work runs shares the next run, and all are served`() async {
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
        // One for the first; for the hundred one, or a few where some asked late.
        let total = runs.load(ordering: .relaxed)
        #expect(total >= 2 && total < 50)
        await commit.wait()
        #expect(runs.load(ordering: .relaxed) == total + 1)
    }
}
