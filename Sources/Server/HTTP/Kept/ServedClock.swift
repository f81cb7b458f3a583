import AppleMusicAPI
import Synchronization

/// The clock of a served world: the system's time or a fixed one. It can be changed while the server runs.
package final class ServedClock: Sendable {
    private let system: @Sendable () -> Int
    private let systemFraction: @Sendable () -> Int
    private let first: Int?
    private let state: Mutex<Setting>

    /// The position of a clock.
    package struct Setting: Hashable, Sendable {
        /// The fixed time in seconds since 1970; nil while the clock runs.
        var fixed: Int?
        /// The seconds by which the clock is ahead of the system's.
        var ahead = 0
    }

    /// - Parameters:
    ///   - fixed: the fixed time; nil for a running clock.
    ///   - fraction: returns the milliseconds of the system's current second.
    ///   - system: returns the system's time in seconds since 1970.
    package init(
        fixed: Int? = nil, fraction: @escaping @Sendable () -> Int = { 0 }, system: @escaping @Sendable () -> Int
    ) {
        self.system = system
        systemFraction = fraction
        first = fixed
        state = Mutex(Setting(fixed: fixed))
    }

    /// The time in seconds since 1970.
    package var now: Int { state.withLock { $0.fixed ?? system().addingClamped($0.ahead) } }

    /// The milliseconds of the current second; 0 if the clock is fixed.
    package var fraction: Int { isFixed ? 0 : systemFraction() }

    /// Whether the clock is fixed.
    var isFixed: Bool { state.withLock { $0.fixed != nil } }

    /// Sets the time. A running clock keeps running from there.
    func set(_ seconds: Int) {
        state.withLock { state in
            if state.fixed != nil { state.fixed = seconds } else { state.ahead = seconds.subtractingClamped(system()) }
        }
    }

    func advance(by seconds: Int) { set(now.addingClamped(seconds)) }

    /// Restores the setting of the server's start.
    func reset() { state.withLock { $0 = Setting(fixed: first) } }

    package var setting: Setting {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// Returns a clock with the same system time and another setting.
    func copy(_ setting: Setting) -> ServedClock {
        let copy = ServedClock(fixed: setting.fixed, fraction: systemFraction, system: system)
        copy.setting = setting
        return copy
    }
}
