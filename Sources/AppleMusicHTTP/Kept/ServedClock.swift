import AppleMusicAPI
import Synchronization

/// The clock of what is served: the system's or one that stands still, which can be set and moved on while it serves.
package final class ServedClock: Sendable {
    private let system: @Sendable () -> Int
    private let systemFraction: @Sendable () -> Int
    private let first: Int?
    private let state: Mutex<Setting>

    /// The position of a clock.
    package struct Setting: Hashable, Sendable {
        /// Seconds since 1970 at which it stands still; nil while it runs.
        var fixed: Int?
        /// Seconds by which it is ahead of the system's.
        var ahead = 0
    }

    /// - Parameters:
    ///   - fixed: the time at which it stands still; nil lets it run.
    ///   - fraction: milliseconds of the system's running second.
    ///   - system: seconds since 1970.
    package init(
        fixed: Int? = nil, fraction: @escaping @Sendable () -> Int = { 0 }, system: @escaping @Sendable () -> Int
    ) {
        self.system = system
        systemFraction = fraction
        first = fixed
        state = Mutex(Setting(fixed: fixed))
    }

    /// Seconds since 1970.
    package var now: Int { state.withLock { $0.fixed ?? system().addingClamped($0.ahead) } }

    /// Milliseconds of the running second; 0 while it stands still.
    package var fraction: Int { isFixed ? 0 : systemFraction() }

    /// Whether it stands still.
    var isFixed: Bool { state.withLock { $0.fixed != nil } }

    /// From now on it is another time; whether it runs stays as it is.
    func set(_ seconds: Int) {
        state.withLock { state in
            if state.fixed != nil { state.fixed = seconds } else { state.ahead = seconds.subtractingClamped(system()) }
        }
    }

    func advance(by seconds: Int) { set(now.addingClamped(seconds)) }

    /// As it was at the start.
    func reset() { state.withLock { $0 = Setting(fixed: first) } }

    package var setting: Setting {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// A clock of the same system that begins with a setting.
    func copy(_ setting: Setting) -> ServedClock {
        let copy = ServedClock(fixed: setting.fixed, fraction: systemFraction, system: system)
        copy.setting = setting
        return copy
    }
}
