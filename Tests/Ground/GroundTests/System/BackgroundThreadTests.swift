import Foundation
import Synchronization
import Testing
import TonearmSystem

/// Linux reports the size of a process's address space.
#if os(Linux)
    @Suite struct BackgroundThreadTests {
        /// Returns the address space in bytes, which includes threads' stacks.
        private static func bytes() throws -> Int {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).prefix { $0 != " " }
            return try #require(Int(pages)) * sysconf(Int32(_SC_PAGESIZE))
        }

        /// The size of a thread's stack in bytes: the limit of the first thread's stack, or 2 MB without a limit
        /// (pthread_create(3)).
        private static var stack: Int {
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < 1 << 30 else {
                return 2 << 20
            }
            return Int(limit.rlim_cur)
        }

        @Test func `an ended thread frees its memory`() async throws {
            let ended = Atomic(0)
            let before = try Self.bytes()
            for batch in 1...40 {
                for _ in 0..<50 {
                    #expect(BackgroundThread.start { ended.add(1, ordering: .relaxed) })
                }
                while ended.load(ordering: .relaxed) < batch * 50 { try await Task.sleep(for: .milliseconds(1)) }
            }
            // Half of the size of all stacks: other tests allocate some memory meanwhile.
            #expect(try Self.bytes() - before < 1_000 * Self.stack)
        }
    }
#endif
