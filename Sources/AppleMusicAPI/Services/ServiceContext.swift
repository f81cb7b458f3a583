/// The values that a service is lent for the length of one answer: its memory, which the answer may change, the time, and the caller.
package struct ServiceContext<Memory: Sendable>: Sendable {
    /// The values that the service keeps between two answers.
    package var memory: Memory
    package let clock: SimulatedClock
    /// The sender of the request; nil if it is unknown, as for requests over HTTP.
    package var caller: Caller?
    /// Whether the answer brings the reasons for its content (`Response.reasons`).
    package var wantsReasons: Bool
    /// Milliseconds since 1970.
    private let systemTime: @Sendable () -> Int

    /// - Parameter systemTime: milliseconds since 1970; read only when it is needed.
    package init(
        memory: Memory, clock: SimulatedClock = .system, caller: Caller? = nil, wantsReasons: Bool = false,
        systemTime: @escaping @Sendable () -> Int
    ) {
        self.memory = memory
        self.clock = clock
        self.caller = caller
        self.wantsReasons = wantsReasons
        self.systemTime = systemTime
    }

    /// Returns the same context around another memory.
    package func with<Other>(memory: Other) -> ServiceContext<Other> {
        ServiceContext<Other>(
            memory: memory, clock: clock, caller: caller, wantsReasons: wantsReasons, systemTime: systemTime)
    }

    /// Seconds since 1970.
    package var now: Int { clock.seconds(systemTime) }

    /// Milliseconds since 1970.
    package var milliseconds: Int { clock.milliseconds(systemTime) }
}
