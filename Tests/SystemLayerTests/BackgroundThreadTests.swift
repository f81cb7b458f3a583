import Foundation
import Synchronization
import SystemLayer
import Testing

/// Linux tells how much address space a process has.
#if os(Linux)
    @Suite struct BackgroundThreadTests {
        /// Of address space, stacks of threads too.
        private static func bytes() throws -> Int {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).prefix { $0 != " " }
            return try #require(Int(pages)) * sysconf(Int32(_SC_PAGESIZE))
        }

        /// Bytes of a thread's stack: the limit of the first thread's, or 2 MB where that has none (pthread_create(3)).
        private static var stack: Int {
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < 1 << 30 else {
                return 2 << 20
            }
            return Int(limit.rlim_cur)
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
            // Half of what all their stacks would be: the other tests take some meanwhile.
            #expect(try Self.bytes() - before < 1_000 * Self.stack)
        }
    }
#endif
