import AppleMusicAPI
package import MusicDevice

/// An event of the account that happens at its time, whatever the app does then.
package struct ScheduledEvent: Hashable, Sendable, Codable {
    /// Seconds since 1970.
    package var time: Int
    package var event: AccountEvent
}

/// The outcome of a scheduled event.
package struct HappenedEvent: Sendable {
    package let event: AccountEvent
    package let outcome: Result<[Change], Refusal>
    /// The world before the event, without it, so that going back does not make it happen again at once.
    package let before: World
}

extension World {
    /// - Parameters:
    ///   - seconds: from now; 0 and more.
    ///   - now: seconds since 1970.
    package mutating func schedule(_ event: AccountEvent, in seconds: Int, now: Int) {
        let time = now.addingReportingOverflow(seconds)
        scheduled.append(ScheduledEvent(time: time.overflow ? .max : time.partialValue, event: event))
        scheduled.sort { $0.time < $1.time }
    }
}
