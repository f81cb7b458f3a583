/// What a service is lent for the length of one answer: the memory that the answer may change, the time, and who asks.
package struct ServiceContext<Memory: Sendable>: Sendable {
    /// What the service remembers. The answer may change it.
    package var memory: Memory
    /// The time in which the request is answered. Waiting may move it on.
    package var clock: SimulatedClock
    /// The app on the device from which the request comes, `Runner on phone`; nil where nobody knows.
    package var caller: String?
    /// Whether the answer should bring along why it holds what it holds (`Response.reasons`).
    package var wantsReasons: Bool
    /// Milliseconds since 1970.
    private let systemTime: @Sendable () -> Int

    /// - Parameter systemTime: milliseconds since 1970; asked only when it is needed.
    package init(
        memory: Memory, clock: SimulatedClock = .system, caller: String? = nil, wantsReasons: Bool = false,
        systemTime: @escaping @Sendable () -> Int
    ) {
        self.memory = memory
        self.clock = clock
        self.caller = caller
        self.wantsReasons = wantsReasons
        self.systemTime = systemTime
    }

    /// Seconds since 1970.
    package var now: Int { clock.seconds(systemTime) }

    /// Milliseconds since 1970.
    package var milliseconds: Int { clock.milliseconds(systemTime) }

    /// Lets time pass: really, or where the clock stands still by moving it on, so that whoever counts the seconds sees them go by and two runs
    /// are the same.
    /// - Throws: `CancellationError`.
    package mutating func wait(seconds: Int) async throws {
        if clock.isRunning {
            try await Task.sleep(for: .seconds(seconds))
        } else {
            clock = clock.advanced(byMilliseconds: seconds.multipliedClamped(by: 1000))
        }
    }
}
