import AppleMusicAPI
package import MusicDevice

/// A scheduled event of the account.
package struct ScheduledEvent: Hashable, Sendable, Codable {
    /// The time; seconds since 1970.
    package var time: Int
    package var event: AccountEvent
}

/// The outcome of a scheduled event.
package struct HappenedEvent: Sendable {
    package let event: AccountEvent
    package let outcome: Result<[Change], Refusal>
    /// The world before the event, without it, so that undoing does not repeat the event.
    package let before: World
}

extension World {
    /// - Parameters:
    ///   - seconds: the delay from now, at least 0.
    ///   - now: seconds since 1970.
    package mutating func schedule(_ event: AccountEvent, in seconds: Int, now: Int) {
        let time = now.addingReportingOverflow(seconds)
        scheduled.append(ScheduledEvent(time: time.overflow ? .max : time.partialValue, event: event))
        scheduled.sort { $0.time < $1.time }
    }
}
