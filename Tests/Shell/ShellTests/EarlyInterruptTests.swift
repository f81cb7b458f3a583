import Testing
import TonearmSystem

@testable import TonearmShell

/// Tests Ctrl-C while a program starts.
struct EarlyInterruptTests {
    @Test func `the signal is sent again to a program that started after it`() async {
        let (sent, sending) = AsyncStream<Void>.makeStream()
        let interrupt = EarlyInterrupt { sending.yield() }
        interrupt.note(at: OperatingSystem.elapsedMicroseconds)
        interrupt.begin()
        var count = 0
        for await _ in sent.prefix(1) { count += 1 }
        interrupt.end()
        #expect(count == 1)
    }

    @Test func `the time of the signal counts, and not that at which it is noticed`() async throws {
        let (sent, sending) = AsyncStream<Void>.makeStream()
        let interrupt = EarlyInterrupt { sending.yield() }
        let arrival = OperatingSystem.elapsedMicroseconds
        interrupt.begin()
        try await Task.sleep(for: .milliseconds(300))
        interrupt.note(at: arrival)
        var count = 0
        for await _ in sent.prefix(1) { count += 1 }
        interrupt.end()
        #expect(count == 1)
    }

    @Test func `a program that has run for a while got the signal from the terminal`() async throws {
        let (sent, sending) = AsyncStream<Void>.makeStream()
        let interrupt = EarlyInterrupt { sending.yield() }
        interrupt.begin()
        interrupt.note(at: OperatingSystem.elapsedMicroseconds + 1_000_000)
        // The first wait before the signal would be sent again is 50 ms.
        try await Task.sleep(for: .milliseconds(150))
        sending.finish()
        var count = 0
        for await _ in sent { count += 1 }
        #expect(count == 0)
        interrupt.end()
    }
}
