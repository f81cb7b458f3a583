import Foundation
import Synchronization
import Testing

@testable import AppleMusicLive

/// Linux tells how much address space a process has.
#if os(Linux)
    @Suite struct BackgroundThreadTests {
        /// Of address space, stacks of threads too.
        private static func bytes() throws -> Int {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).prefix { $0 != " " }
            return try #require(Int(pages)) * sysconf(Int32(_SC_PAGESIZE))
        }

        @Test func `of a thread that has ended nothing stays`() async throws {
            let ended = Atomic(0)
            let before = try Self.bytes()
            for batch in 1...40 {
                for _ in 0..<50 {
                    #expect(BackgroundThread.start { ended.add(1, ordering: .relaxed) })
                }
                while ended.load(ordering: .relaxed) < batch * 50 { try await Task.sleep(for: .milliseconds(1)) }
            }
            // A stack has 8 MB as a rule, and never less than 2: these would be 4 GB at least.
            #expect(try Self.bytes() - before < 2 << 30)
        }
    }
#endif
