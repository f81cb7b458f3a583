import AppleMusicAPI
package import MusicDevice

/// Something that will happen to the account while its owner is elsewhere: the app hears of it in the middle of something else.
package struct ScheduledEvent: Hashable, Sendable, Codable {
    /// Seconds since 1970.
    package var time: Int
    package var event: AccountEvent
}

/// What became of an event whose time had come.
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

    /// Runs the first event whose time has come.
    /// - Returns: nil when none is due.
    package mutating func runDueEvent(now: Int) -> HappenedEvent? {
        guard let next = scheduled.first, next.time <= now else { return nil }
        scheduled.removeFirst()
        let before = self
        do throws(Refusal) {
            let changes = try act { device throws(Refusal) in try device.apply(next.event) }
            return HappenedEvent(event: next.event, outcome: .success(changes), before: before)
        } catch {
            return HappenedEvent(event: next.event, outcome: .failure(error), before: before)
        }
    }

    /// Milliseconds until something happens by itself, to the account or in a player; nil while nothing is to come or the clock stands still.
    /// - Parameter now: milliseconds since 1970.
    package func timeToNextEvent(now: Milliseconds) -> Milliseconds? {
        guard clock.isRunning, let next = nextEvent else { return nil }
        return max(next.subtractingClamped(now), 0)
    }

    /// When something happens by itself next, in milliseconds since 1970.
    private var nextEvent: Milliseconds? {
        [scheduledTime, device.nextPlayerEvent].compactMap { $0 }.min()
    }

    /// When the next scheduled event happens, in milliseconds since 1970.
    package var scheduledTime: Milliseconds? { scheduled.first.map { $0.time.multipliedClamped(by: 1000) } }
}
